import { GripVertical, Plus } from 'lucide-react';
import { memo, useEffect, useState } from 'react';
import type { ReactElement } from 'react';
import type { StoredBlock } from '#contract/content.ts';
import { useText } from '#admin/messages/use-messages.ts';
import { classes } from '#admin/ui/classes.ts';
import { CommentCount } from '../comments/comment-count.tsx';
import { useEditor, useEditorContext, useSaver } from '../context/editor-context.ts';
import { focusRow, rowId } from '../focus/focus.ts';
import { revealPane } from '../focus/pane.ts';
import { blockName, nameOfBlock } from '../registry/registry.ts';
import { ConflictNote } from '../choices/conflict-note.tsx';
import { isMarked } from '../state/several.ts';
import { BlockActions } from './block-actions.tsx';
import { BlockLabel } from './block-label.tsx';
import { FoldButton } from './fold-button.tsx';
import { NameField } from './name-field.tsx';
import { showInPane } from './show-in-pane.ts';
import type { BlockCommands } from '../blocks/use-block-commands.ts';
import { useFold } from './use-fold.ts';
import { useRowKeys } from './use-row-keys.ts';
import { useSortableRow } from './sortable-blocks.tsx';

interface BlockRowProps {
  /** As the outline is made of it: what stands in its fields may be older. */
  readonly block: StoredBlock;
  /** The blocks above and below in the outline, nested or not. */
  readonly previous: string | undefined;
  readonly next: string | undefined;
  readonly isSelected: boolean;
  /** Whether it is in sight or nearly so. Far away it is words alone, to be read, found and gone to. */
  readonly isNear: boolean;
  /** Whether there is a place above and below where it may stand. Asked of the selected block alone. */
  readonly canGoUp: boolean;
  readonly canGoDown: boolean;
  readonly commands: BlockCommands;
  /** Asks for a new block before or after this one. */
  readonly onInsert: (key: string, side: 'before' | 'after') => void;
}

function Row(props: BlockRowProps): ReactElement {
  const { block, previous, next, isSelected, canGoUp, canGoDown, commands, onInsert } = props;
  const t = useText();
  const { registry, isReadOnly } = useEditorContext();
  const fold = useFold(block.key);
  const isTogether = useEditor((state) => isMarked(state, block.key));
  const isInConflict = useSaver((state) => state.conflicts.some(({ property }) => property === `blocks.${block.key}`));
  const row = useSortableRow(block.key);
  const [hasFocus, setFocus] = useState(false);
  const [naming, setNaming] = useState<'by-key' | 'from-menu'>();
  // What has the focus, or the pointer, stays there when it is scrolled away.
  const isWhole = props.isNear || isSelected || row.isDragging || hasFocus;
  const { key } = block;
  const name = nameOfBlock(registry, block);
  const typeName = blockName(registry, block.type);
  const id = rowId(key);
  // Also where the focus goes into its form: whoever adds or picks a block sees where it stands.
  useEffect(() => {
    const main = isSelected ? document.getElementById(id) : null;
    if (main) showInPane(main);
  }, [isSelected, id]);

  const { onShortcut, onKeyDown } = useRowKeys({
    blockKey: key,
    previous,
    next,
    commands,
    onInsert,
    fold,
    onRename: () => setNaming('by-key'),
  });
  return (
    <div
      ref={row.setRow}
      onFocus={() => setFocus(true)}
      onBlur={() => setFocus(false)}
      className={classes('lc-block', (isSelected || isTogether) && 'lc-block--selected', !isWhole && 'lc-block--far')}
      data-dragging={row.isDragging || undefined}
      data-conflict={isInConflict || undefined}
    >
      {isWhole && !isReadOnly && (
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
      {isWhole && !isReadOnly && (
        <button
          type="button"
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
      {naming ? (
        <NameField
          value={block.name ?? ''}
          typeName={typeName}
          isFromMenu={naming === 'from-menu'}
          onDone={(next, isByKey) => {
            setNaming(undefined);
            if (next !== undefined) commands.rename(key, next);
            if (isByKey) focusRow(key);
          }}
        />
      ) : (
        <button
          type="button"
          id={id}
          className="lc-block__main"
          aria-current={isSelected || undefined}
          aria-expanded={fold.canFold ? !fold.isFolded : undefined}
          onClick={(event) => {
            if (event.shiftKey) {
              commands.extend(key);
              return;
            }
            commands.select(key);
            revealPane('fields');
          }}
          onKeyDown={onKeyDown}
        >
          <BlockLabel block={block} isFolded={fold.isFolded} isWhole={isWhole} />
          {isTogether && <span className="lc-hidden">{t('several.isSelected')}</span>}
        </button>
      )}
      {isWhole && <CommentCount blockKey={key} name={name} />}
      {isWhole && fold.canFold && <FoldButton name={name} isFolded={fold.isFolded} onToggle={fold.toggle} />}
      {isSelected && !isReadOnly && (
        <BlockActions
          id={id}
          blockKey={key}
          canGoUp={canGoUp}
          canGoDown={canGoDown}
          commands={commands}
          onRename={() => setNaming('from-menu')}
        />
      )}
      {isInConflict && <ConflictNote property={`blocks.${key}`} />}
    </div>
  );
}

/**
 * A block in the outline: its handle, its name, its summary, its problems, and what can be done with it. Drawn anew
 * only when its own block changed: typing in one of sixty must not draw sixty.
 */
export const BlockRow = memo(Row);
