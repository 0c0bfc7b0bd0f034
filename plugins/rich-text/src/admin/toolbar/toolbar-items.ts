import type { Editor } from 'slate';
import { setBlock, toggleQuote } from '../block-commands.ts';
import { toggleList } from '../list-commands.ts';
import { clearMarks, hasMark, toggleMark } from '../mark-commands.ts';
import type { Mark } from '../../document/marks.ts';
import type { HeadingLevel } from '../../document/rich-text.types.ts';
import { above } from '../node-queries.ts';
import type { ToolbarIconName } from './toolbar-icon.tsx';
import type { EditorText } from '../editor-texts.ts';

export interface ToolbarItem {
  readonly id: string;
  /** Of its name, read aloud and shown on hover. */
  readonly label: EditorText;
  readonly keys?: string;
  readonly icon: ToolbarIconName;
  readonly run: (editor: Editor) => void;
  /** Whether it is on at the caret; left out where it is no switch. */
  readonly isOn?: (editor: Editor) => boolean;
  /** Why it does nothing at the caret; left out where it always does. */
  readonly disabledReason?: (editor: Editor) => string | undefined;
}

const headingAt = (editor: Editor) => above(editor, 'heading')?.[0].level;

const heading = (level: HeadingLevel): ToolbarItem => ({
  id: `heading-${level}`,
  label: `format.heading-${level}`,
  icon: `heading-${level}`,
  isOn: (editor) => headingAt(editor) === level,
  run: (editor) => setBlock(editor, headingAt(editor) === level ? undefined : level),
});

const mark = (name: Mark, keys?: string): ToolbarItem => ({
  id: name,
  label: `format.${name}`,
  icon: name,
  ...(keys ? { keys } : {}),
  isOn: (editor) => hasMark(editor, name),
  run: (editor) => toggleMark(editor, name),
});

const list = (ordered: boolean): ToolbarItem => ({
  id: ordered ? 'numbers' : 'bullets',
  label: ordered ? 'format.numbers' : 'format.bullets',
  icon: ordered ? 'numbers' : 'bullets',
  keys: ordered ? 'Ctrl+Shift+7' : 'Ctrl+Shift+8',
  isOn: (editor) => above(editor, 'list')?.[0].ordered === ordered,
  run: (editor) => toggleList(editor, ordered),
});

/** The formats of the first row. Link, insert and more stand beside them. */
export const firstItems: readonly ToolbarItem[] = [
  heading(2),
  heading(3),
  mark('bold', 'Ctrl+B'),
  mark('italic', 'Ctrl+I'),
  list(false),
  list(true),
];

/** The formats of the second row, which is opened when it is wanted. */
export const moreItems: readonly ToolbarItem[] = [
  {
    id: 'paragraph',
    label: 'format.paragraph',
    icon: 'paragraph',
    isOn: (editor) => above(editor, 'paragraph') !== undefined,
    run: (editor) => setBlock(editor, undefined),
  },
  heading(4),
  {
    id: 'quote',
    label: 'format.quote',
    keys: 'Ctrl+Shift+9',
    icon: 'quote',
    isOn: (editor) => above(editor, 'quote') !== undefined,
    run: toggleQuote,
  },
  mark('underline', 'Ctrl+U'),
  mark('strike', 'Ctrl+Shift+X'),
  mark('code', 'Ctrl+E'),
  mark('sub', 'Ctrl+,'),
  mark('sup', 'Ctrl+.'),
  { id: 'clear', label: 'format.clear', keys: 'Ctrl+\\', icon: 'clear', run: clearMarks },
];

/** Everything that changes how the selected text is written. */
export const formatItems: readonly ToolbarItem[] = [...firstItems, ...moreItems];
