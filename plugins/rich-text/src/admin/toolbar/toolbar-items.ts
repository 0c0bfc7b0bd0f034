import type { Editor } from 'slate';
import { setBlock, toggleQuote } from '../block-commands.ts';
import { toggleList } from '../list-commands.ts';
import { clearMarks, hasMark, toggleMark } from '../mark-commands.ts';
import type { Mark } from '../../document/marks.ts';
import type { HeadingLevel } from '../../document/rich-text.types.ts';
import { above } from '../node-queries.ts';
import type { ToolbarIconName } from './toolbar-icon.tsx';

export interface ToolbarItem {
  readonly id: string;
  /** Its name, read aloud and shown on hover. */
  readonly label: string;
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
  label: `Heading ${level}`,
  icon: `heading-${level}`,
  isOn: (editor) => headingAt(editor) === level,
  run: (editor) => setBlock(editor, headingAt(editor) === level ? undefined : level),
});

const mark = (name: Mark, label: string, keys?: string): ToolbarItem => ({
  id: name,
  label,
  icon: name,
  ...(keys ? { keys } : {}),
  isOn: (editor) => hasMark(editor, name),
  run: (editor) => toggleMark(editor, name),
});

const list = (ordered: boolean): ToolbarItem => ({
  id: ordered ? 'numbers' : 'bullets',
  label: ordered ? 'Numbered list' : 'Bulleted list',
  icon: ordered ? 'numbers' : 'bullets',
  keys: ordered ? 'Ctrl+Shift+7' : 'Ctrl+Shift+8',
  isOn: (editor) => above(editor, 'list')?.[0].ordered === ordered,
  run: (editor) => toggleList(editor, ordered),
});

/** What the first row offers of formats. Link, insert and more stand beside them. */
export const firstItems: readonly ToolbarItem[] = [
  heading(2),
  heading(3),
  mark('bold', 'Bold', 'Ctrl+B'),
  mark('italic', 'Italic', 'Ctrl+I'),
  list(false),
  list(true),
];

/** What the second row offers, which is opened when it is wanted. */
export const moreItems: readonly ToolbarItem[] = [
  {
    id: 'paragraph',
    label: 'Paragraph',
    icon: 'paragraph',
    isOn: (editor) => above(editor, 'paragraph') !== undefined,
    run: (editor) => setBlock(editor, undefined),
  },
  heading(4),
  {
    id: 'quote',
    label: 'Quote',
    keys: 'Ctrl+Shift+9',
    icon: 'quote',
    isOn: (editor) => above(editor, 'quote') !== undefined,
    run: toggleQuote,
  },
  mark('underline', 'Underline', 'Ctrl+U'),
  mark('strike', 'Strikethrough', 'Ctrl+Shift+X'),
  mark('code', 'Code', 'Ctrl+E'),
  mark('sub', 'Subscript', 'Ctrl+,'),
  mark('sup', 'Superscript', 'Ctrl+.'),
  { id: 'clear', label: 'Remove formatting', keys: 'Ctrl+\\', icon: 'clear', run: clearMarks },
];

/** Everything that changes how the selected text is written. */
export const formatItems: readonly ToolbarItem[] = [...firstItems, ...moreItems];
