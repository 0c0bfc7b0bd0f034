import { ChevronRight, House } from 'lucide-react';
import { Fragment } from 'react';
import type { ReactElement } from 'react';
import { useText } from '#admin/messages/use-messages.ts';
import { trailOf } from '../state/folder-path.ts';

interface BreadcrumbProps {
  readonly path: string;
  /** A place that is no folder, behind the last one. */
  readonly end?: string;
  readonly onOpen: (path: string) => void;
}

/** The way to the folder that is open. Each step leads back; things can be dropped on it. */
export function Breadcrumb({ path, end, onOpen }: BreadcrumbProps): ReactElement {
  const t = useText();
  const trail = trailOf(path);
  return (
    <nav className="lc-crumbs" aria-label={t('media.path')}>
      <ol>
        <li>
          <button
            type="button"
            className="lc-crumb"
            data-folder="/"
            aria-current={path === '/' && end === undefined ? 'location' : undefined}
            onClick={() => onOpen('/')}
          >
            <House className="lc-icon" aria-hidden="true" />
            <span>{t('media.root')}</span>
          </button>
        </li>
        {trail.map((step) => (
          <Fragment key={step.path}>
            <li aria-hidden="true">
              <ChevronRight className="lc-icon" />
            </li>
            <li>
              <button
                type="button"
                className="lc-crumb"
                data-folder={step.path}
                aria-current={step.path === path ? 'location' : undefined}
                onClick={() => onOpen(step.path)}
              >
                {step.name}
              </button>
            </li>
          </Fragment>
        ))}
        {end !== undefined && (
          <>
            <li aria-hidden="true">
              <ChevronRight className="lc-icon" />
            </li>
            <li>
              <span className="lc-crumb" aria-current="location">
                {end}
              </span>
            </li>
          </>
        )}
      </ol>
    </nav>
  );
}
