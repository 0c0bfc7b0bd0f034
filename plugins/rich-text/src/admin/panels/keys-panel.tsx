import { useEffect, useId } from 'react';
import { useEditorFacts } from '../editor-context.ts';
import { PanelFrame } from './panel-frame.tsx';

const groups: readonly { readonly title: string; readonly keys: readonly (readonly [keys: string, what: string])[] }[] = [
  {
    title: 'Marks and links',
    keys: [
      ['Ctrl+B', 'Bold'],
      ['Ctrl+I', 'Italic'],
      ['Ctrl+U', 'Underline'],
      ['Ctrl+Shift+X', 'Strikethrough'],
      ['Ctrl+E', 'Code'],
      ['Ctrl+,  Ctrl+.', 'Subscript, superscript'],
      ['Ctrl+\\', 'Remove formatting'],
      ['Ctrl+K', 'Link'],
    ],
  },
  {
    title: 'Lines',
    keys: [
      ['## ### ####, space', 'Heading 2, 3, 4'],
      ['- or 1. or >, space', 'List, numbered list, quote'],
      ['---, space', 'Rule'],
      ['**word**  _word_  `word`', 'Bold, italic, code'],
      ['/ in an empty line', 'Insert anything'],
      ['Ctrl+Shift+7  8  9', 'Numbered list, list, quote'],
      ['Tab, Shift+Tab', 'Level of a list item, next cell of a table'],
      ['Shift+Enter', 'New line in the same paragraph'],
    ],
  },
  {
    title: 'Getting around',
    keys: [
      ['Alt+F10', 'Toolbar; Escape goes back'],
      ['Space', 'Edit the selected image, button, video or part'],
      ['Backspace', 'Remove it'],
      ['↑ or ↓', 'Past a table or an image at the edge: a new line'],
      ['Ctrl+F', 'Find and replace'],
      ['Escape, Tab', 'Leave the text'],
      ['Ctrl+Z, Ctrl+Y', 'Undo, redo'],
      ['Ctrl+/', 'These keys'],
    ],
  },
];

const isMac = () => /Mac|iP(hone|ad)/.test(navigator.userAgent);

/** Every key of the editor. */
export function KeysPanel() {
  const { closePanel } = useEditorFacts();
  const id = useId();
  useEffect(() => document.getElementById(id)?.focus(), [id]);
  const shown = (keys: string) => (isMac() ? keys.replaceAll('Ctrl', '⌘') : keys);
  return (
    <PanelFrame title="Keys of this editor" onClose={closePanel}>
      <div id={id} tabIndex={-1} className="rich-text-editor__keys">
        {groups.map(({ title, keys }) => (
          <section key={title} aria-label={title}>
            <p>{title}</p>
            <dl>
              {keys.map(([key, what]) => (
                <div key={key}>
                  <dt>
                    <kbd>{shown(key)}</kbd>
                  </dt>
                  <dd>{what}</dd>
                </div>
              ))}
            </dl>
          </section>
        ))}
      </div>
    </PanelFrame>
  );
}
