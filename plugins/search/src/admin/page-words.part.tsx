import { ErrorState, Skeleton, unwrap, useClient, useQuery } from '@lectern/core/admin';
import type { PagePartProps } from '@lectern/core/admin';
import type { ReactElement } from 'react';
import type { PageWords } from '../explain.calls.ts';
import { explainCalls } from '../explain.client.ts';
import { t } from './page-words-texts.ts';

type Group = PageWords['groups'][number];

function WordGroup({ group: { place, words, total }, locale }: { readonly group: Group; readonly locale: string }): ReactElement {
  return (
    <section className="site-search-place" aria-labelledby={`site-search-${place}`}>
      <h4 id={`site-search-${place}`}>{t(`page.group.${place}`)}</h4>
      <ul className="site-search-words">
        {words.map(({ stem, forms, isPart }) => (
          <li key={stem} data-part={isPart || undefined}>
            <span lang={locale}>{forms.join(', ')}</span>
            {isPart && <span className="lc-quiet"> ({t('page.isPart')})</span>}
          </li>
        ))}
      </ul>
      {total > words.length && <p className="lc-quiet">{t('page.more', { count: total - words.length })}</p>}
    </section>
  );
}

/** The words by which visitors find the page as it is live, or why they do not. */
export default function PageWordsPart({ pageID, locale, status }: PagePartProps): ReactElement {
  const client = useClient();
  const { data, isError, refetch } = useQuery({
    queryKey: ['site-search', 'page-words', pageID, status],
    queryFn: async ({ signal }) => unwrap(await client.call(explainCalls.pageWords, { params: { id: pageID }, signal })),
  });
  if (isError) return <ErrorState title={t('page.failed')} onRetry={() => void refetch()} />;
  if (!data) return <Skeleton lines={3} />;
  const { state, groups } = data;
  return (
    <div className="site-search-page-words">
      <p className="lc-quiet">{t(state === 'found' ? 'page.live' : `page.${state}`)}</p>
      {groups.map((group) => (
        <WordGroup key={group.place} group={group} locale={locale} />
      ))}
    </div>
  );
}
