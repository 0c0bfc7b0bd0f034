import type { ReactElement } from 'react';
import { Link } from 'react-router';
import type { PageUsage, Usage, UsageScope } from '../../media.schema.ts';
import type { TextKey } from '../../../../admin/messages/message-key.ts';
import { labelOf } from '../../../../admin/messages/translations.ts';
import { useText } from '../../../../admin/messages/use-messages.ts';

const titles: Readonly<Record<UsageScope, TextKey>> = {
  live: 'usage.live',
  draft: 'usage.draft',
  old: 'usage.old',
};

function Group({
  scope,
  pages,
  total,
}: {
  readonly scope: UsageScope;
  readonly pages: readonly PageUsage[];
  readonly total: number;
}): ReactElement {
  const t = useText();
  return (
    <section className="lc-usage__group" data-scope={scope}>
      <h3 className="lc-usage__title">
        {t(titles[scope])} <span className="lc-quiet lc-num">{total}</span>
      </h3>
      <ul className="lc-usage__pages">
        {pages.map((page) => (
          <li key={page.id}>
            <Link to={`/pages/${page.id}`} className="lc-usage__page">
              {page.title || t('usage.untitled')}
            </Link>{' '}
            <span className="lc-slug lc-quiet">{page.path}</span>
          </li>
        ))}
        {total > pages.length && <li className="lc-quiet">{t('usage.more', { count: total - pages.length })}</li>}
      </ul>
    </section>
  );
}

/** Where something is used: what visitors see, drafts and old versions apart, settings, and videos. */
export function UsageList({ usage }: { readonly usage: Usage }): ReactElement {
  const t = useText();
  const { totals, settings, records, videos } = usage;
  if (totals.live + totals.draft + totals.old + settings.length + records.length + videos.length === 0)
    return <p className="lc-quiet">{t('usage.none')}</p>;
  return (
    <div className="lc-usage">
      {(['live', 'draft', 'old'] as const).map(
        (scope) => totals[scope] > 0 && <Group key={scope} scope={scope} pages={usage[scope]} total={totals[scope]} />,
      )}
      {settings.length > 0 && (
        <section className="lc-usage__group" data-scope="settings">
          <h3 className="lc-usage__title">{t('usage.settings')}</h3>
          <ul className="lc-usage__pages">
            {settings.map(({ owner, label }) => (
              <li key={owner}>
                <Link to={`/site-settings/${owner}`} className="lc-usage__page">
                  {labelOf(label, owner)}
                </Link>
              </li>
            ))}
          </ul>
        </section>
      )}
      {records.length > 0 && (
        <section className="lc-usage__group" data-scope="records">
          <h3 className="lc-usage__title">{t('usage.records')}</h3>
          <ul className="lc-usage__pages">
            {records.map(({ owner, label }) => (
              <li key={`${owner} ${label}`}>{label}</li>
            ))}
          </ul>
        </section>
      )}
      {videos.length > 0 && (
        <section className="lc-usage__group">
          <h3 className="lc-usage__title">{t('usage.videos')}</h3>
          <ul className="lc-usage__pages">
            {videos.map((video) => (
              <li key={video.id}>{video.fileName}</li>
            ))}
          </ul>
        </section>
      )}
    </div>
  );
}
