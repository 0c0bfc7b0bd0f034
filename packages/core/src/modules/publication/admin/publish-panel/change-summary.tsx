import type { ReactElement } from 'react';
import { useText } from '#admin/messages/use-messages.ts';
import { blockName, blockSummary } from '#modules/pages/admin/editor/public.ts';
import type { Registry } from '#modules/pages/admin/editor/public.ts';
import { isChanged, isEmptyComparison } from '#modules/pages/compare/compare-contents.ts';
import type { BlockChange, ContentComparison } from '#modules/pages/compare/compare-contents.ts';
import { ChangeSigns } from '../review/block-change.tsx';

interface ChangeSummaryProps {
  readonly registry: Registry;
  readonly comparison: ContentComparison;
  /** Whether visitors would find the page at another address than now. */
  readonly isMoved: boolean;
  readonly labelOf: (path: string) => string;
  readonly onGo: (path: string) => void;
}

/** Blocks that are named; the others are counted. */
const named = 12;

/** What would be another for visitors, a line a block, each linked to it. */
export function ChangeSummary({ registry, comparison, isMoved, labelOf, onGo }: ChangeSummaryProps): ReactElement {
  const t = useText();
  if (isEmptyComparison(comparison) && !isMoved) return <p className="lc-quiet">{t('review.nothing')}</p>;
  const { title, typeData, seo } = comparison;
  const fields = [
    ...(title ? ['title'] : []),
    ...(isMoved ? ['slug'] : []),
    ...typeData.map(({ field }) => `typeData.${field}`),
    ...seo.map(({ field }) => `seoSettings.${field}`),
  ];
  const blocks = comparison.blocks.filter(isChanged);
  const rest = blocks.length - named;
  const line = (change: BlockChange): ReactElement | null => {
    const block = change.after ?? change.before;
    if (!block) return null;
    const name = blockName(registry, block.type);
    return (
      <li key={change.key} className="lc-publish__change">
        <ChangeSigns change={change} />
        {change.after ? (
          <button type="button" className="lc-checks__go" onClick={() => onGo(`blocks.${change.key}`)}>
            {name}
          </button>
        ) : (
          <span>{name}</span>
        )}
        <span className="lc-quiet lc-change__summary">{block.name ?? blockSummary(registry, block)}</span>
      </li>
    );
  };
  return (
    <ul className="lc-publish__changes">
      {fields.length > 0 && (
        <li className="lc-publish__change">
          {t('publish.changedFields')}{' '}
          {fields.map((path, index) => (
            <span key={path}>
              {index > 0 && ', '}
              <button type="button" className="lc-checks__go" onClick={() => onGo(path)}>
                {labelOf(path)}
              </button>
            </span>
          ))}
        </li>
      )}
      {blocks.slice(0, named).map(line)}
      {rest > 0 && <li className="lc-quiet">{t('publish.moreBlocks', { count: rest })}</li>}
    </ul>
  );
}
