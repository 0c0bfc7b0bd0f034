import { Fragment } from 'react';
import type { ReactElement } from 'react';
import { useText } from '#admin/messages/use-messages.ts';
import type { Registry } from '#modules/pages/admin/editor/public.ts';
import type { PageContent } from '#modules/pages/edits/page-content.ts';
import { compareContents, isChanged, isEmptyComparison } from '#modules/pages/compare/compare-contents.ts';
import type { BlockChange as Change } from '#modules/pages/compare/compare-contents.ts';
import { BlockChange } from './block-change.tsx';
import { OwnChanges } from './own-changes.tsx';

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
  /** Whether visitors would find it at another address than now. */
  readonly isMoved?: boolean;
  readonly before: PageContent;
  readonly after: PageContent;
}

/** What makes one content of a page of another, drawn block by block. */
export function Comparison({ registry, type, isMoved = false, before, after }: ComparisonProps): ReactElement {
  const t = useText();
  const comparison = compareContents(before, after);
  if (isEmptyComparison(comparison)) return <p className="lc-quiet">{t(isMoved ? 'review.nothingMoved' : 'review.nothing')}</p>;
  return (
    <ol className="lc-changes">
      <OwnChanges registry={registry} type={type} after={after} comparison={comparison} />
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
