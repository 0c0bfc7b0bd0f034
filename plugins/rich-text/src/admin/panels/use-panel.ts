import { useCallback, useState } from 'react';
import type { Editor, Range } from 'slate';
import { ReactEditor } from 'slate-react';
import type { Panel } from '../editor-context.ts';

/** The panel beside a text, and the selection that stays in sight while the focus is in it. */
export function usePanel(editor: Editor, isReadOnly: boolean) {
  const [opened, setPanel] = useState<Panel>();
  const [kept, setKept] = useState<Range>();
  // A text that may not be changed any more keeps no panel that would change it.
  const panel = isReadOnly && opened && opened.kind !== 'find' && opened.kind !== 'keys' ? undefined : opened;
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
  return { panel, kept, openPanel, closePanel, focusText };
}
