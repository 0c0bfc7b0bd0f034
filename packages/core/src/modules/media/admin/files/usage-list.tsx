import type { ReactElement } from 'react';
import type { Usage, UsageScope } from '../../media.schema.ts';
import type { TextKey } from '#admin/messages/message-key.ts';
import { labelOf } from '#admin/messages/translations.ts';
import { useText } from '#admin/messages/use-messages.ts';
import { UsesList } from '#admin/ui/list/uses-list.tsx';
import type { Use } from '#admin/ui/list/uses-list.tsx';

interface Group {
  readonly scope: UsageScope | 'settings' | 'records' | 'videos';
  readonly title: TextKey;
  readonly uses: readonly Use[];
  readonly total: number;
}

const titles: Readonly<Record<UsageScope, TextKey>> = {
  live: 'usage.live',
  draft: 'usage.draft',
  old: 'usage.old',
};

/** What uses something: what visitors see, drafts and old versions apart, settings, records and videos. */
function groupsOf({ totals, settings, records, videos, ...pages }: Usage): readonly Group[] {
  const others = (scope: Group['scope'], title: TextKey, uses: readonly Use[]): Group => ({
    scope,
    title,
    uses,
    total: uses.length,
  });
  return [
    ...(['live', 'draft', 'old'] as const).map((scope) => ({
      scope,
      title: titles[scope],
      uses: pages[scope].map(({ id, title, path }) => ({ key: id, name: title, to: `/pages/${id}`, addresses: [path] })),
      total: totals[scope],
    })),
    others(
      'settings',
      'usage.settings',
      settings.map(({ owner, label }) => ({ key: owner, name: labelOf(label, owner), to: `/site-settings/${owner}` })),
    ),
    others(
      'records',
      'usage.records',
      records.map(({ owner, label }, index) => ({ key: `${owner} ${index}`, name: label })),
    ),
    others(
      'videos',
      'usage.videos',
      videos.map(({ id, fileName }) => ({ key: id, name: fileName })),
    ),
  ].filter(({ total }) => total > 0);
}

/** Where something is used, by what uses it. */
export function UsageList({ usage }: { readonly usage: Usage }): ReactElement {
  const t = useText();
  const groups = groupsOf(usage);
  if (groups.length === 0) return <p className="lc-quiet">{t('usage.none')}</p>;
  return (
    <div className="lc-usage">
      {groups.map(({ scope, title, uses, total }) => (
        <section key={scope} data-scope={scope}>
          <h3 className="lc-usage__title">
            {t(title)} <span className="lc-quiet lc-num">{total}</span>
          </h3>
          <UsesList uses={uses} total={total} />
        </section>
      ))}
    </div>
  );
}
