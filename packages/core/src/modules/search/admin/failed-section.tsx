import { Link } from 'react-router';
import type { ReactElement } from 'react';
import type { Described } from '#contract/call.ts';
import { useText } from '#admin/messages/use-messages.ts';
import { Section } from '#admin/ui/layout/section.tsx';
import type { searchStatus } from '../search.schema.ts';

/** Pages that could not be indexed, and why. */
export function FailedSection({ pages, total }: Described<typeof searchStatus>['failures']): ReactElement {
  const t = useText();
  return (
    <Section title={t('search.failed')} text={t('search.failedText')}>
      <div className="lc-search-index">
        <p className="lc-strong">{t('search.failedCount', { count: total })}</p>
        <ul className="lc-search-index__results">
          {pages.map(({ pageID, title, error }) => (
            <li key={pageID}>
              <Link to={`/pages/${pageID}`}>{title}</Link>
              <p className="lc-quiet" lang="en">
                {error}
              </p>
            </li>
          ))}
        </ul>
        {total > pages.length && <p className="lc-quiet">{t('search.failedListed', { listed: pages.length })}</p>}
      </div>
    </Section>
  );
}
