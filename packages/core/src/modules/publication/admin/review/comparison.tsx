import { Fragment } from 'react';
import type { ReactElement } from 'react';
import { useText } from '../../../../admin/messages/use-messages.ts';
import { fieldLabel } from '../../../pages/admin/editor/public.ts';
import type { Registry } from '../../../pages/admin/editor/public.ts';
import type { PageContent } from '../../../pages/edits/page-content.ts';
import { compareContents, isChanged, isEmptyComparison } from '../../../pages/compare/compare-contents.ts';
import type { BlockChange as Change, FieldChange } from '../../../pages/compare/compare-contents.ts';
import { BlockChange } from './block-change.tsx';
import { ChangedField } from './changed-field.tsx';

type Part =
  { readonly kind: 'change'; readonly change: Change } | { readonly kind: 'same'; readonly key: string; readonly count: number };

/** The blocks in order, those that stay as they are gathered to a number. */
function partsOf(blocks: readonly Change[]): Part[] {
  const parts: Part[] = [];
  for (const change of blocks) {
    const last = parts.at(-1);
    if (isChanged(change)) parts.push({ kind: 'change', change });
    else if (last?.kind === 'same') parts[parts.length - 1] = { ...last, count: last.count + 1 };
    else parts.push({ kind: 'same', key: change.key, count: 1 });
  }
  return parts;
}

interface ComparisonProps {
  readonly registry: Registry;
  /** Id of the page's type. */
  readonly type: string;
  readonly before: PageContent;
  readonly after: PageContent;
}

/** What makes one content of a page of another, drawn block by block. */
export function Comparison({ registry, type, before, after }: ComparisonProps): ReactElement {
  const t = useText();
  const comparison = compareContents(before, after);
  if (isEmptyComparison(comparison)) return <p className="lc-quiet">{t('review.nothing')}</p>;
  const own = registry.pageTypes[type]?.fields;
  const label = (path: string) => fieldLabel({ t, registry, type, document: after }, path);
  const drawn = (change: FieldChange, path: string) => (
    <ChangedField
      key={path}
      label={label(path)}
      field={path.startsWith('typeData.') && own && Object.hasOwn(own, change.field) ? own[change.field] : undefined}
      change={change}
    />
  );
  const { title, typeData, seo } = comparison;
  const ofPage = [
    ...(title ? [drawn(title, 'title')] : []),
    ...typeData.map((change) => drawn(change, `typeData.${change.field}`)),
    ...seo.map((change) => drawn(change, `seoSettings.${change.field}`)),
  ];
  return (
    <ol className="lc-changes">
      {ofPage.length > 0 && (
        <li className="lc-change" data-kind="changed">
          <div className="lc-change__head">
            <h3 className="lc-change__name">{t('review.page')}</h3>
          </div>
          <dl className="lc-change__fields">{ofPage}</dl>
        </li>
      )}
      {partsOf(comparison.blocks).map((part) => (
        <Fragment key={part.kind === 'same' ? `same ${part.key}` : part.change.key}>
          {part.kind === 'same' ? (
            <li className="lc-changes__same">{t('review.same', { count: part.count })}</li>
          ) : (
            <BlockChange registry={registry} change={part.change} />
          )}
        </Fragment>
      ))}
    </ol>
  );
}
