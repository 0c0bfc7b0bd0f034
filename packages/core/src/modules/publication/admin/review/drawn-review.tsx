import { useMemo } from 'react';
import type { ReactElement } from 'react';
import type { ChangeKind } from '#contract/preview-messages.ts';
import { useText } from '#admin/messages/use-messages.ts';
import { blockName, DrawnComparison } from '#modules/pages/admin/editor/public.ts';
import type { DrawnChange, Registry } from '#modules/pages/admin/editor/public.ts';
import { compareContents, isChanged, isEmptyComparison, isReplaced } from '#modules/pages/compare/compare-contents.ts';
import type { BlockChange as Change } from '#modules/pages/compare/compare-contents.ts';
import type { PageContent } from '#modules/pages/edits/page-content.ts';
import type { Review } from '../../publication.schema.ts';
import { BlockChange } from './block-change.tsx';
import { OwnChanges } from './own-changes.tsx';

function kindOf(change: Change): ChangeKind {
  if (change.kind !== 'kept') return change.kind;
  const hasOther = change.fields.length > 0 || change.beside.length > 0 || isReplaced(change);
  if (!change.isMoved) return 'changed';
  return hasOther ? 'movedChanged' : 'moved';
}

interface DrawnReviewProps {
  readonly review: Review;
  readonly registry: Registry;
  readonly before: PageContent;
  readonly after: PageContent;
}

/** What visitors read now and what was requested, both as visitors see them. */
export function DrawnReview({ review, registry, before, after }: DrawnReviewProps): ReactElement {
  const t = useText();
  const { request, beforeVersionID } = review;
  const comparison = useMemo(() => compareContents(before, after), [before, after]);
  const { livePath, path } = request;
  if (isEmptyComparison(comparison))
    return <p className="lc-quiet">{t(livePath !== null && livePath !== path ? 'review.nothingMoved' : 'review.nothing')}</p>;

  const fieldsOf = ({ fields, beside }: Change, type: string): string[] => [
    ...fields.map(({ field }) => registry.blocks[type]?.fields[field]?.editor.label ?? field),
    ...beside.map(({ field }) => t(field === 'name' ? 'review.block.name' : 'block.anchor')),
  ];
  const changes = comparison.blocks.filter(isChanged).flatMap((change): DrawnChange[] => {
    const block = change.after ?? change.before;
    if (!block) return [];
    const label = blockName(registry, block.type);
    const name = block.name ? `${label}: ${block.name}` : label;
    const detail = (
      <ol className="lc-changes">
        <BlockChange registry={registry} change={change} />
      </ol>
    );
    return [{ key: change.key, kind: kindOf(change), name, fields: fieldsOf(change, block.type), detail }];
  });
  const version = (versionID: string, label: string) => ({ versionID, locale: request.locale, label });
  return (
    <>
      <ol className="lc-changes">
        <OwnChanges registry={registry} type={request.type} after={after} comparison={comparison} />
      </ol>
      <DrawnComparison
        before={beforeVersionID === null ? undefined : version(beforeVersionID, t('review.live'))}
        after={version(request.versionID, t('review.requested'))}
        order={comparison.blocks.map(({ key }) => key)}
        changes={changes}
      />
    </>
  );
}
