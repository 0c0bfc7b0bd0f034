import { Pin } from 'lucide-react';
import type { KeyboardEvent, ReactElement } from 'react';
import { Link } from 'react-router';
import { useText } from '#admin/messages/use-messages.ts';
import { StatusBadge } from '#admin/ui/layout/status-badge.tsx';
import type { ListedVersion } from '../../versions.schema.ts';
import { Moment } from '../moment.tsx';
import { authorText, changeText, publisherText, reasonText } from './version-texts.ts';

/** Up and down go from one version to the next, beside Tab. */
function step(event: KeyboardEvent<HTMLElement>): void {
  const by = { ArrowDown: 1, ArrowUp: -1 }[event.key];
  if (by === undefined || event.altKey || event.ctrlKey || event.metaKey) return;
  const links = [...event.currentTarget.querySelectorAll<HTMLElement>('a')];
  const next = links[links.findIndex((link) => link === document.activeElement) + by];
  if (!next) return;
  event.preventDefault();
  next.focus();
}

interface VersionListProps {
  readonly versions: readonly ListedVersion[];
  readonly selectedID: string | undefined;
  /** The address at which a version is looked at. */
  readonly addressOf: (version: ListedVersion) => string;
}

/** The versions of a page, newest first: when, why, by whom, who published it, how much. */
export function VersionList({ versions, selectedID, addressOf }: VersionListProps): ReactElement {
  const t = useText();
  return (
    <ol className="lc-versions__list" onKeyDown={step}>
      {versions.map((version) => {
        const { id, number, endedAt, isLatest, pin, publications } = version;
        const change = changeText(t, version);
        const publisher = publisherText(t, version);
        const isLive = publications.some(({ until }) => until === null);
        return (
          <li key={id}>
            <Link
              to={addressOf(version)}
              id={`version-${id}`}
              className="lc-versions__item"
              aria-current={id === selectedID ? 'true' : undefined}
            >
              <span className="lc-versions__line">
                <strong>{reasonText(t, version)}</strong>
                <span className="lc-quiet lc-num">
                  <Moment iso={endedAt} />
                </span>
              </span>
              {pin && (
                <span className="lc-versions__pin">
                  <Pin className="lc-icon" aria-hidden="true" />
                  {pin.name}
                </span>
              )}
              <span className="lc-versions__who">{authorText(t, version)}</span>
              {publisher && <span className="lc-quiet">{publisher}</span>}
              {change && <span className="lc-quiet">{change}</span>}
              <span className="lc-versions__line">
                <span className="lc-quiet lc-num">{t('versions.number', { number })}</span>
                <span className="lc-versions__badges">
                  {isLatest && <StatusBadge tone="neutral">{t('versions.isLatest')}</StatusBadge>}
                  {isLive && <StatusBadge tone="live">{t('versions.isLive')}</StatusBadge>}
                </span>
              </span>
            </Link>
          </li>
        );
      })}
    </ol>
  );
}
