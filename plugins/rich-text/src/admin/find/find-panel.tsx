import { announce, Button, Checkbox, TextField } from '@lectern/core/admin';
import { useEffect, useId, useMemo, useState } from 'react';
import { Editor, Range, Transforms } from 'slate';
import { ReactEditor, useSlate } from 'slate-react';
import { cleanText } from '../../document/clean-text.ts';
import { useEditorFacts } from '../editor-context.ts';
import { findMatches, replaceMatches } from './find-text.ts';
import { findState } from './find-marks.ts';
import type { FindState } from './find-marks.ts';
import { PanelShell } from '../panels/panel-shell.tsx';
import { t } from '../editor-texts.ts';

interface FindPanelProps {
  readonly onFind: (state: FindState | undefined) => void;
}

const selectedText = (editor: Editor): string => {
  const { selection } = editor;
  const text = selection && Range.isExpanded(selection) ? Editor.string(editor, selection) : '';
  return text.length <= 100 && !text.includes('\n') ? text : '';
};

/** Shows a place without taking the focus from the panel. */
function reveal(editor: Editor, match: Range, isReadOnly: boolean): void {
  if (!isReadOnly) Transforms.select(editor, match);
  const range = ReactEditor.toDOMRange(editor, match);
  range.startContainer.parentElement?.scrollIntoView({ block: 'nearest' });
}

/** Finds a text in this text, and puts another in its place. */
export function FindPanel({ onFind }: FindPanelProps) {
  const editor = useSlate();
  const { isReadOnly, closePanel } = useEditorFacts();
  const id = useId();
  const [query, setQuery] = useState(() => selectedText(editor));
  const [replacement, setReplacement] = useState('');
  const [isCaseSensitive, setCaseSensitive] = useState(false);
  const [wanted, setWanted] = useState(0);
  const { children } = editor;
  const matches = useMemo(
    () => findMatches(editor, { query, isCaseSensitive }),
    // The editor is the same object whatever is written in it.
    // oxlint-disable-next-line react/exhaustive-deps -- its children are what is searched
    [editor, children, query, isCaseSensitive],
  );
  const index = matches.length === 0 ? -1 : wanted % matches.length;
  useEffect(() => {
    const field = document.getElementById(id);
    field?.focus();
    if (field instanceof HTMLInputElement) field.select();
  }, [id]);
  useEffect(() => onFind(findState(matches, index)), [onFind, matches, index]);
  useEffect(() => () => onFind(undefined), [onFind]);

  const place = (at: number) => t('find.place', { number: at + 1, total: matches.length });
  const missing = query === '' ? t('find.noTerm') : matches.length === 0 ? t('find.none') : undefined;
  const go = (by: number) => {
    if (missing !== undefined) return announce(missing);
    const next = (index + by + matches.length) % matches.length;
    const match = matches[next];
    setWanted(next);
    if (match) reveal(editor, match, isReadOnly);
    return announce(place(next));
  };
  const replaceOne = () => {
    const match = matches[index];
    if (match) replaceMatches(editor, [match], cleanText(replacement));
  };
  const replaceAll = () => {
    replaceMatches(editor, matches, cleanText(replacement));
    announce(t('find.replaced', { count: matches.length }));
    // The button has nothing more to do, and says so in a tooltip that would take the next Escape.
    document.getElementById(id)?.focus();
  };
  const reason = missing === undefined ? undefined : query === '' ? t('find.typeFirst') : t('find.none');
  const replaceReason = missing === undefined ? undefined : t('find.nothingToReplace');
  return (
    <PanelShell title={t('find.title')} onEnter={() => go(1)} onClose={closePanel}>
      <div className="rich-text-editor__pair">
        <TextField
          id={id}
          label={t('find.label')}
          value={query}
          onChange={(typed) => {
            setQuery(typed);
            setWanted(0);
          }}
        />
        {isReadOnly ? null : <TextField label={t('find.replaceWith')} value={replacement} onChange={setReplacement} />}
      </div>
      <Checkbox label={t('find.capitals')} isSelected={isCaseSensitive} onChange={setCaseSensitive} />
      <div className="rich-text-editor__found">
        <output>{missing ?? place(index)}</output>
        <Button size="small" disabledReason={reason} onPress={() => go(-1)}>
          {t('find.previous')}
        </Button>
        <Button size="small" disabledReason={reason} onPress={() => go(1)}>
          {t('find.next')}
        </Button>
        {isReadOnly ? null : (
          <>
            <Button size="small" disabledReason={replaceReason} onPress={replaceOne}>
              {t('find.replace')}
            </Button>
            <Button size="small" disabledReason={replaceReason} onPress={replaceAll}>
              {t('find.replaceAll')}
            </Button>
          </>
        )}
      </div>
    </PanelShell>
  );
}
