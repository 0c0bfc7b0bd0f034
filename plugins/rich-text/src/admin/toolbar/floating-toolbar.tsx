import { useRef } from 'react';
import { Editor, Range } from 'slate';
import { useComposing, useFocused, useSlate } from 'slate-react';
import { useEditorFacts } from '../editor-context.ts';
import { linkAtCaret } from '../link/link-commands.ts';
import { selectedCells } from '../tables/table-commands.ts';
import { usePlace } from '../insert/use-place.ts';
import { ToolbarButton } from './toolbar-button.tsx';
import { formatItems } from './toolbar-items.ts';
import { t } from '../editor-texts.ts';

const floating = new Set(['bold', 'italic', 'heading-2', 'heading-3']);

/**
 * The commonest commands at the selected text, for the pointer. The keyboard has them in the toolbar and by keys: a stop
 * here would stand between the text and what follows it.
 */
export function FloatingToolbar() {
  const editor = useSlate();
  const isFocused = useFocused();
  const isComposing = useComposing();
  const { panel, openPanel, isReadOnly } = useEditorFacts();
  const bar = useRef<HTMLDivElement>(null);
  const { selection } = editor;
  const isShown =
    isFocused &&
    !isComposing &&
    !isReadOnly &&
    panel === undefined &&
    selection !== null &&
    Range.isExpanded(selection) &&
    selectedCells(editor).length === 0 &&
    Editor.string(editor, selection).trim() !== '';
  usePlace(bar, isShown, 'above');
  if (!isShown) return null;
  return (
    <div ref={bar} role="toolbar" aria-label={t('toolbar.selection')} className="rich-text-editor__floating">
      {formatItems
        .filter((item) => floating.has(item.id))
        .map((item) => (
          <ToolbarButton
            key={item.id}
            label={t(item.label)}
            keys={item.keys}
            icon={item.icon}
            tabIndex={-1}
            isPressed={item.isOn?.(editor)}
            onPress={() => item.run(editor)}
          />
        ))}
      <ToolbarButton
        label={t('format.link')}
        keys="Ctrl+K"
        icon="link"
        tabIndex={-1}
        isPressed={linkAtCaret(editor) !== undefined}
        onPress={() => openPanel({ kind: 'link' })}
      />
    </div>
  );
}
