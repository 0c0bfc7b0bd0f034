import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { ReactElement } from 'react';
import { Link } from 'react-router';
import { formatMoment } from '#admin/messages/format.ts';
import { useText } from '#admin/messages/use-messages.ts';
import { useClient } from '#admin/shell/app-context.ts';
import { unwrap } from '#admin/state/call-error.ts';
import { DateField } from '#admin/ui/fields/date-field.tsx';
import { pageCalls } from '../../pages.client.ts';

/** What visitors read of a page on a day: which version, at which address, from when, by whose hand. */
export function DayFinder({ pageID }: { readonly pageID: string }): ReactElement {
  const t = useText();
  const client = useClient();
  const [day, setDay] = useState('');
  const { data, isError } = useQuery({
    queryKey: ['pages', 'on-day', pageID, day],
    enabled: day !== '',
    queryFn: async ({ signal }) => unwrap(await client.call(pageCalls.onDay, { query: { pageID, day }, signal })),
  });
  return (
    <div className="lc-versions__day">
      <DateField label={t('versions.onDay')} value={day} onChange={setDay} />
      <div role="status">
        {isError && <p>{t('versions.onDayFailed')}</p>}
        {data?.length === 0 && <p className="lc-quiet">{t('versions.onDayNothing')}</p>}
        {data && data.length > 0 && (
          <ul className="lc-versions__found">
            {data.map(({ id, path, versionID, number, since, by }) => (
              <li key={`${id} ${path}`}>
                <Link to={`/pages/${pageID}/versions?version=${versionID}`}>{t('versions.number', { number })}</Link>{' '}
                <span className="lc-quiet">
                  {t('versions.publishedFrom', { since: formatMoment(since), name: by ?? t('versions.nobody') })}
                </span>
                {path !== null && <span className="lc-slug">{path}</span>}
              </li>
            ))}
          </ul>
        )}
      </div>
    </div>
  );
}
