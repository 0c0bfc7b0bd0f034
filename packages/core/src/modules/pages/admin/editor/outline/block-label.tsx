import { PackageX } from 'lucide-react';
import type { ReactElement } from 'react';
import type { StoredBlock } from '#contract/content.ts';
import { useText } from '#admin/messages/use-messages.ts';
import { Icon } from '#admin/ui/icons/icon.tsx';
import { useBlock, useEditorContext } from '../context/editor-context.ts';
import { PeopleAtBlock } from '../presence/people-at-block.tsx';
import { blockName, blockSummary, kindOf, nameOfBlock } from '../registry/registry.ts';
import { documentOf } from '../state/editor-state.ts';
import { UnreadMark } from '../unread/unread-mark.tsx';
import { ProblemCount } from './problem-count.tsx';
import { useProblemsAt } from './use-problems-at.ts';

interface BlockLabelProps {
  readonly block: StoredBlock;
  /** Whether what is nested in it is out of sight: its problems then count here. */
  readonly isFolded: boolean;
  /** False for a row that is far away: it says what it is, without its icon. */
  readonly isWhole: boolean;
}

function BlockIcon({ block }: Pick<BlockLabelProps, 'block'>): ReactElement {
  const { registry } = useEditorContext();
  if (kindOf(registry, block).kind !== 'known') return <PackageX className="lc-icon" aria-hidden="true" />;
  return <Icon name={registry.blocks[block.type]?.icon ?? 'square'} />;
}

/** What a row of the outline says of its block: its name, a line about it, who is at it, and its problems. */
export function BlockLabel({ block, isFolded, isWhole }: BlockLabelProps): ReactElement {
  const t = useText();
  const { registry } = useEditorContext();
  const problems = useProblemsAt(block.key, isFolded);
  // The row hears of the structure alone; what is written is asked for by itself.
  const written = useBlock(block.key, (state) => {
    const now = documentOf(state).blocks[block.key];
    return now ? blockSummary(registry, now) : '';
  });
  // What has a name of its own says of which type it is.
  const typeName = block.name ? blockName(registry, block.type) : '';
  const summary = [typeName, written].filter(Boolean).join(' · ');
  return (
    <>
      {isWhole && <BlockIcon block={block} />}
      <span className="lc-block__text">
        <span className="lc-block__name">{nameOfBlock(registry, block)}</span>
        {summary && <span className="lc-block__summary">{summary}</span>}
      </span>
      <UnreadMark blockKey={block.key} />
      <PeopleAtBlock blockKey={block.key} />
      <ProblemCount count={problems} text={t('problems.inBlock', { count: problems })} />
    </>
  );
}
