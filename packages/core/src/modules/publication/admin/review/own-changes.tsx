import type { ReactElement } from 'react';
import { useText } from '#admin/messages/use-messages.ts';
import { fieldLabel } from '#modules/pages/admin/editor/public.ts';
import type { Registry } from '#modules/pages/admin/editor/public.ts';
import type { ContentComparison, FieldChange } from '#modules/pages/compare/compare-contents.ts';
import type { PageContent } from '#modules/pages/edits/page-content.ts';
import { ChangedField } from './changed-field.tsx';

interface OwnChangesProps {
  readonly registry: Registry;
  /** Id of the page's type. */
  readonly type: string;
  readonly after: PageContent;
  readonly comparison: ContentComparison;
}

/** What differs of the page itself: its title, own data and SEO settings. An item of the list of changes; nothing where none does. */
export function OwnChanges({ registry, type, after, comparison }: OwnChangesProps): ReactElement | null {
  const t = useText();
  const own = registry.pageTypes[type]?.fields;
  const drawn = (change: FieldChange, path: string) => (
    <ChangedField
      key={path}
      label={fieldLabel({ t, registry, type, document: after }, path)}
      field={path.startsWith('typeData.') && own && Object.hasOwn(own, change.field) ? own[change.field] : undefined}
      change={change}
    />
  );
  const { title, typeData, seo } = comparison;
  const fields = [
    ...(title ? [drawn(title, 'title')] : []),
    ...typeData.map((change) => drawn(change, `typeData.${change.field}`)),
    ...seo.map((change) => drawn(change, `seoSettings.${change.field}`)),
  ];
  if (fields.length === 0) return null;
  return (
    <li className="lc-change" data-kind="changed">
      <div className="lc-change__head">
        <h3 className="lc-change__name">{t('review.page')}</h3>
      </div>
      <dl className="lc-change__fields">{fields}</dl>
    </li>
  );
}
