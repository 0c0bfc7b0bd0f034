import { useUses } from '@lectern/core/admin';
import type { ControlProps } from '@lectern/core/admin';
import { useCallback, useEffect, useId, useMemo, useRef, useState } from 'react';
import { Editable, Slate } from 'slate-react';
import { declaredNodes } from '../document/node-settings.ts';
import { repairRichText } from '../document/repair-rich-text.ts';
import type { RichText } from '../document/rich-text.types.ts';
import { createRichTextEditor } from './create-rich-text-editor.ts';
import { EditorContext } from './editor-context.ts';
import type { EditorFacts } from './editor-context.ts';
import { renderElement } from './editor-element.tsx';
import { EditorFooter } from './editor-footer.tsx';
import { renderLeaf } from './editor-leaf.tsx';
import { EditorNotices } from './editor-notices.tsx';
import { PasteDialogHost } from './paste/paste-dialog-host.tsx';
import { EditorPanel } from './panels/editor-panel.tsx';
import { usePanel } from './panels/use-panel.ts';
import { panelSide } from './panels/use-panel-place.ts';
import { drawnRanges } from './find/find-marks.ts';
import type { FindState } from './find/find-marks.ts';
import { FloatingToolbar } from './toolbar/floating-toolbar.tsx';
import { insertItems, partUses } from './insert/insert-items.ts';
import { handleHistoryInput } from './key-commands.ts';
import { SelectionAnnouncer } from './embeds/selection-announcer.tsx';
import { SlashMenu } from './insert/slash-menu.tsx';
import { Toolbar } from './toolbar/toolbar.tsx';
import { useSlash, optionId } from './insert/use-slash.ts';
import { useKeys } from './use-keys.ts';
import { isEmptyLine } from './node-queries.ts';
import { setPageHistory } from './own-step.ts';
import { putCaret } from './put-caret.ts';
import { useSlateValue } from './use-slate-value.ts';
import { t } from './editor-texts.ts';

/** A text that may not be changed is a document to be read. */
const textProps = (isReadOnly: boolean) =>
  isReadOnly ? { readOnly: true, role: 'document', tabIndex: 0, spellCheck: false } : { readOnly: false, spellCheck: true };

/** The hint in a text with nothing in it. */
const placeholderProps = () => ({ 'data-placeholder': t('editor.placeholder'), 'aria-placeholder': t('editor.placeholder') });

/** The attributes of the text while its slash menu is open: a field with a list of suggestions. */
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
  const [find, setFind] = useState<FindState>();
  const toolbar = useRef<HTMLDivElement>(null);
  const descriptionId = useId();
  // Before the first paint and without telling anyone: opening a page is no change of it.
  const { doc, repairs, isNewer } = useMemo(() => repairRichText(value), [value]);
  const { children, settle, write } = useSlateValue(editor, value, doc);
  const isReadOnly = props.isReadOnly || isNewer;
  const nodes = useMemo(() => declaredNodes(field.settings), [field.settings]);
  const items = useMemo(() => insertItems(nodes), [nodes]);
  const habit = useUses(partUses);

  const { panel, kept, openPanel, closePanel, focusText } = usePanel(editor, isReadOnly);
  const facts = useMemo(
    (): EditorFacts => ({ id, locale, isReadOnly, nodes, history, panel, openPanel, closePanel, focusText }),
    [id, locale, isReadOnly, nodes, history, panel, openPanel, closePanel, focusText],
  );
  useEffect(() =>
    setPageHistory(editor, {
      endStep: history.endStep,
      undo: history.undo,
      tell: () => onChange(write(editor.children)),
    }),
  );
  const { onCaret } = props;
  useEffect(() => onCaret?.((place) => putCaret(editor, place)), [editor, onCaret]);
  const slash = useSlash({ editor, items, blockInserter: isReadOnly ? undefined : props.blockInserter, habit, openPanel });
  const decorate = useCallback<NonNullable<Parameters<typeof Editable>[0]['decorate']>>(
    (entry) => drawnRanges(entry, find, kept),
    [find, kept],
  );
  const onKey = useKeys({ editor, facts, slash, toolbar });
  return (
    <div className="rich-text-editor" data-invalid={errors.length > 0 || undefined} data-read-only={isReadOnly || undefined}>
      <EditorContext value={facts}>
        <Slate
          editor={editor}
          value={children}
          onChange={(next) => {
            settle(next);
            slash.update();
          }}
          onValueChange={(next) => onChange(write(next))}
        >
          <EditorNotices repairs={repairs} isNewer={isNewer} />
          {/* Slate hears no keys in a text that may not be changed. */}
          <div role="presentation" className="rich-text-editor__paper" onKeyDown={isReadOnly ? onKey : undefined}>
            <Editable
              id={id}
              className="rich-text-editor__text"
              {...textProps(isReadOnly)}
              {...(slash.shown.length > 0 ? comboboxProps(slash.listId, slash.index) : {})}
              aria-label={field.label}
              {...(isReadOnly || !isEmptyLine(children) ? {} : placeholderProps())}
              aria-describedby={[descriptionId, props.describedBy].filter(Boolean).join(' ')}
              aria-required={isReadOnly ? undefined : field.required}
              aria-invalid={errors.length > 0 || undefined}
              lang={locale}
              decorate={decorate}
              renderElement={renderElement}
              renderLeaf={renderLeaf}
              onDOMBeforeInput={(event) => handleHistoryInput(event, history)}
              onKeyDown={onKey}
            />
            {isReadOnly ? null : (
              <>
                <FloatingToolbar />
                <SlashMenu slash={slash} />
                <SelectionAnnouncer />
                {panel && panelSide(panel) === 'text' ? <EditorPanel panel={panel} onFind={setFind} /> : null}
              </>
            )}
          </div>
          {/* Drawn above the text and after it for the keyboard: Tab from the field before leads to where the words go. */}
          <div className="rich-text-editor__head">
            {isReadOnly ? null : <Toolbar ref={toolbar} items={items} />}
            {panel && panelSide(panel) === 'head' ? <EditorPanel panel={panel} onFind={setFind} /> : null}
            {/* What came of a long paste is said where it is read: the caret is far below the top by then. */}
            {isReadOnly ? null : (
              <PasteDialogHost
                editor={editor}
                locale={locale}
                insertBlocksAfter={props.insertBlocksAfter}
                focusText={focusText}
              />
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
