import type { ControlProps } from '@lectern/core/admin';
import { useCallback, useId, useMemo, useRef, useState } from 'react';
import type { KeyboardEvent } from 'react';
import type { Range } from 'slate';
import { Editable, ReactEditor, Slate } from 'slate-react';
import { declaredNodes } from '../document/node-settings.ts';
import { repairRichText } from '../document/repair-rich-text.ts';
import type { RichText } from '../document/rich-text.types.ts';
import { isEditable } from './cards/describe-card.ts';
import { selectedCard } from './cards/card-commands.ts';
import { createRichTextEditor } from './create-rich-text-editor.ts';
import { EditorContext } from './editor-context.ts';
import type { EditorFacts, Panel } from './editor-context.ts';
import { renderElement } from './editor-element.tsx';
import { EditorFooter } from './editor-footer.tsx';
import { renderLeaf } from './editor-leaf.tsx';
import { EditorNotices } from './editor-notices.tsx';
import { PasteDesk } from './paste/paste-desk.tsx';
import { EditorPanel } from './panels/editor-panel.tsx';
import { panelSide } from './panels/use-panel-place.ts';
import { drawnRanges } from './find/find-marks.ts';
import type { FindState } from './find/find-marks.ts';
import { FloatingToolbar } from './toolbar/floating-toolbar.tsx';
import { insertItems } from './insert/insert-items.ts';
import { handleKey, isHistoryInput } from './key-commands.ts';
import { SelectionVoice } from './cards/selection-voice.tsx';
import { SlashMenu } from './insert/slash-menu.tsx';
import { Toolbar } from './toolbar/toolbar.tsx';
import { useSlash, optionId } from './insert/use-slash.ts';
import { useSlateValue } from './use-slate-value.ts';
import { t } from './editor-texts.ts';

/** What the text says of itself while its slash menu is open: a field with a list of suggestions. */
const comboboxProps = (listId: string, index: number) => ({
  role: 'combobox',
  'aria-multiline': undefined,
  'aria-haspopup': 'listbox' as const,
  'aria-expanded': true,
  'aria-autocomplete': 'list' as const,
  'aria-controls': listId,
  'aria-activedescendant': optionId(listId, index),
});

/** The editor of one rich text field. Its history is the page's, its value the page's state. */
export function RichTextEditor(props: ControlProps<RichText>) {
  const { id, editor: field, value, onChange, errors, locale, history } = props;
  const [editor] = useState(createRichTextEditor);
  const [opened, setPanel] = useState<Panel>();
  const [find, setFind] = useState<FindState>();
  const [kept, setKept] = useState<Range>();
  const toolbar = useRef<HTMLDivElement>(null);
  const mayLeave = useRef(false);
  const descriptionId = useId();
  // Before the first paint and without telling anyone: opening a page is no change of it.
  const { doc, repairs, isNewer } = useMemo(() => repairRichText(value), [value]);
  const { children, write } = useSlateValue(value, doc);
  const isReadOnly = props.isReadOnly || isNewer;
  // A text that may not be changed any more keeps no panel that would change it.
  const panel = isReadOnly && opened && opened.kind !== 'find' && opened.kind !== 'keys' ? undefined : opened;
  const nodes = useMemo(() => declaredNodes(field.settings), [field.settings]);
  const items = useMemo(() => insertItems(nodes), [nodes]);

  const focusText = useCallback(() => ReactEditor.focus(editor), [editor]);
  const openPanel = useCallback(
    (next: Panel) => {
      // What the panel is about stays in sight while the focus is in it.
      setKept(next.kind === 'link' || next.kind === 'language' ? (editor.selection ?? undefined) : undefined);
      // Slate does not notice that a text which may not be changed loses the focus, and would take it back.
      if (isReadOnly) ReactEditor.blur(editor);
      setPanel(next);
    },
    [editor, isReadOnly],
  );
  const closePanel = useCallback(() => {
    setPanel(undefined);
    setKept(undefined);
    focusText();
  }, [focusText]);
  const facts = useMemo(
    (): EditorFacts => ({ id, locale, isReadOnly, nodes, history, panel, openPanel, closePanel, focusText }),
    [id, locale, isReadOnly, nodes, history, panel, openPanel, closePanel, focusText],
  );
  const slash = useSlash({ editor, items, openPanel });
  const decorate = useCallback<NonNullable<Parameters<typeof Editable>[0]['decorate']>>(
    (entry) => drawnRanges(entry, find, kept),
    [find, kept],
  );
  const onEdit = (): boolean => {
    const card = selectedCard(editor);
    if (!card || !isEditable(card[0].node, nodes)) return false;
    openPanel({ kind: 'card', subject: { path: card[1] } });
    return true;
  };
  const onKey = (event: KeyboardEvent): boolean | undefined => {
    if (slash.onKey(event)) return true;
    if (panel && event.key === 'Escape' && !event.nativeEvent.isComposing) {
      event.preventDefault();
      closePanel();
      return true;
    }
    return handleKey(event, {
      editor,
      history,
      mayLeave,
      isReadOnly,
      onEdit,
      onPanel: (kind) => openPanel({ kind }),
      onToolbar: () => toolbar.current?.querySelector<HTMLElement>('[tabindex="0"]')?.focus(),
    });
  };
  return (
    <div className="rich-text-editor" data-invalid={errors.length > 0 || undefined} data-read-only={isReadOnly || undefined}>
      <EditorContext value={facts}>
        <Slate editor={editor} value={children} onChange={slash.update} onValueChange={(next) => onChange(write(next))}>
          <div className="rich-text-editor__head">
            {isReadOnly ? null : <Toolbar ref={toolbar} items={items} />}
            {panel && panelSide(panel) === 'head' ? <EditorPanel panel={panel} onFind={setFind} /> : null}
            {/* What came of a long paste is said where it is read: the caret is far below the top by then. */}
            {isReadOnly ? null : (
              <PasteDesk editor={editor} locale={locale} insertBlocksAfter={props.insertBlocksAfter} focusText={focusText} />
            )}
          </div>
          <EditorNotices repairs={repairs} isNewer={isNewer} />
          {/* Slate hears no keys in a text that may not be changed. */}
          <div role="presentation" className="rich-text-editor__paper" onKeyDown={isReadOnly ? onKey : undefined}>
            <Editable
              id={id}
              className="rich-text-editor__text"
              readOnly={isReadOnly}
              {...(isReadOnly ? { role: 'document', tabIndex: 0 } : {})}
              {...(slash.shown.length > 0 ? comboboxProps(slash.listId, slash.index) : {})}
              aria-label={field.label}
              aria-describedby={descriptionId}
              aria-required={isReadOnly ? undefined : field.required}
              aria-invalid={errors.length > 0 || undefined}
              lang={locale}
              spellCheck={!isReadOnly}
              decorate={decorate}
              renderElement={renderElement}
              renderLeaf={renderLeaf}
              onDOMBeforeInput={(event) => {
                const step = isHistoryInput(event);
                if (!step) return;
                event.preventDefault();
                history[step]();
              }}
              onKeyDown={onKey}
            />
            {isReadOnly ? null : (
              <>
                <FloatingToolbar />
                <SlashMenu slash={slash} />
                <SelectionVoice />
                {panel && panelSide(panel) === 'text' ? <EditorPanel panel={panel} onFind={setFind} /> : null}
              </>
            )}
          </div>
          <EditorFooter doc={doc} />
        </Slate>
      </EditorContext>
      <span id={descriptionId} hidden>
        {[...errors, field.help ?? '', isReadOnly ? '' : t('editor.hint')].filter(Boolean).join(' ')}
      </span>
    </div>
  );
}
