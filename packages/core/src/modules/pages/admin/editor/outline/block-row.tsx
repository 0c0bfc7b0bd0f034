import { GripVertical, PackageX, Plus } from 'lucide-react';
import { memo } from 'react';
import type { KeyboardEvent, ReactElement } from 'react';
import type { StoredBlock } from '../../../../../contract/content.ts';
import { isShortcut } from '../../../../../admin/shell/shortcuts.ts';
import { outlineShortcuts as keys } from '../../shortcuts.ts';
import { useText } from '../../../../../admin/messages/use-messages.ts';
import { classes } from '../../../../../admin/ui/classes.ts';
import { Icon } from '../../../../../admin/ui/icons/icon.tsx';
import { useEditor, useEditorContext } from '../editor-context.ts';
import { focusFirstField, focusRow, rowId } from '../focus.ts';
import { revealPane } from '../pane.ts';
import { blockName, blockSummary, kindOf } from '../registry.ts';
import { PeopleAtBlock } from '../presence/people-at-block.tsx';
import { countAt } from '../state/problems.ts';
import { BlockActions } from './block-actions.tsx';
import { ProblemCount } from './problem-count.tsx';
import type { BlockCommands } from './use-block-commands.ts';
import { useSortableRow } from './sortable-blocks.tsx';

interface BlockRowProps {
  readonly block: StoredBlock;
  /** The blocks above and below in the outline, nested or not. */
  readonly previous: string | undefined;
  readonly next: string | undefined;
  readonly isSelected: boolean;
  /** Whether there is a place above and below where it may stand. Asked of the selected block alone. */
  readonly canGoUp: boolean;
  readonly canGoDown: boolean;
  readonly commands: BlockCommands;
  /** Asks for a new block before or after this one. */
  readonly onInsert: (key: string, side: 'before' | 'after') => void;
}

function Row({ block, previous, next, isSelected, canGoUp, canGoDown, commands, onInsert }: BlockRowProps): ReactElement {
  const t = useText();
  const { registry, isReadOnly } = useEditorContext();
  const problems = useEditor((state) => countAt(state.problems, `blocks.${block.key}`));
  const row = useSortableRow(block.key, isReadOnly ? 'none' : 'movable');
  const { key } = block;
  const name = blockName(registry, block.type);
  const summary = block.name ?? blockSummary(registry, block);
  const { kind } = kindOf(registry, block);
  const id = rowId(key);

  /** Handles the keys that work wherever in the row the focus is. True if the key was one of them. */
  const onShortcut = (event: KeyboardEvent): boolean => {
    if (isReadOnly) return false;
    if (isShortcut(event, keys.up)) commands.step(key, -1);
    else if (isShortcut(event, keys.down)) commands.step(key, 1);
    else if (isShortcut(event, keys.duplicate)) commands.duplicate(key);
    else if (isShortcut(event, keys.remove)) commands.remove(key);
    else return false;
    event.preventDefault();
    return true;
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (onShortcut(event)) return;
    const other = isShortcut(event, keys.next) ? next : isShortcut(event, keys.previous) ? previous : undefined;
    const side = isShortcut(event, keys.before) ? 'before' : isShortcut(event, keys.after) ? 'after' : undefined;
    if (other !== undefined) {
      commands.select(other);
      focusRow(other);
    } else if (side) {
      if (!isReadOnly) onInsert(key, side);
    } else if (isShortcut(event, keys.fields)) {
      commands.select(key);
      focusFirstField(key);
    } else return;
    event.preventDefault();
  };
  return (
    <div
      ref={row.setRow}
      style={row.style}
      className={classes('lc-block', isSelected && 'lc-block--selected')}
      data-dragging={row.isDragging || undefined}
    >
      {!isReadOnly && (
        <button
          type="button"
          className="lc-block__insert"
          aria-label={t('outline.addHere', { name })}
          title={t('outline.addHere', { name })}
          onClick={() => onInsert(key, 'before')}
        >
          <Plus className="lc-icon" aria-hidden="true" />
        </button>
      )}
      {!isReadOnly && (
        <button
          type="button"
          ref={row.setHandle}
          {...row.handle}
          onKeyDown={(event) => {
            // While it is picked up, the arrows are the drag's.
            if (row.isDragging || !onShortcut(event)) row.handle.onKeyDown?.(event);
          }}
          id={`${id}-handle`}
          className="lc-block__handle"
          aria-label={t('outline.move', { name })}
        >
          <GripVertical className="lc-icon" aria-hidden="true" />
        </button>
      )}
      <button
        type="button"
        id={id}
        className="lc-block__main"
        aria-current={isSelected || undefined}
        onClick={() => {
          commands.select(key);
          revealPane('fields');
        }}
        onKeyDown={onKeyDown}
      >
        {kind === 'known' ? (
          <Icon name={registry.blocks[block.type]?.icon ?? 'square'} />
        ) : (
          <PackageX className="lc-icon" aria-hidden="true" />
        )}
        <span className="lc-block__text">
          <span className="lc-block__name">{name}</span>
          {summary && <span className="lc-block__summary">{summary}</span>}
        </span>
        <PeopleAtBlock blockKey={key} />
        <ProblemCount count={problems} text={t('problems.inBlock', { count: problems })} />
      </button>
      {isSelected && !isReadOnly && (
        <BlockActions id={id} blockKey={key} canGoUp={canGoUp} canGoDown={canGoDown} commands={commands} />
      )}
    </div>
  );
}

/**
 * A block in the outline: its handle, its name, its summary, its problems, and what can be done with it. Drawn anew
 * only when its own block changed: typing in one of sixty must not draw sixty.
 */
export const BlockRow = memo(Row);
