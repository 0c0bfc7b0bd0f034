import type { Editor } from 'slate';
import { insertRule, setBlock, toggleQuote } from './block-commands.ts';
import { toggleList } from './list-commands.ts';
import { clearMarks, hasMark, toggleMark } from './mark-commands.ts';
import type { Mark } from '../document/marks.ts';
import type { HeadingLevel } from '../document/rich-text.types.ts';
import { above } from './node-queries.ts';
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
  /** Stands on the second row, which is opened when it is wanted. */
  readonly isExtra?: true;
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
  isOn: (editor) => above(editor, 'list')?.[0].ordered === ordered,
  run: (editor) => toggleList(editor, ordered),
});

const extra = (item: ToolbarItem): ToolbarItem => ({ ...item, isExtra: true });

/** What the toolbar offers, in the order of its two rows. The link has a panel of its own and stands apart. */
export const toolbarItems: readonly ToolbarItem[] = [
  heading(2),
  heading(3),
  mark('bold', 'Bold', 'Ctrl+B'),
  mark('italic', 'Italic', 'Ctrl+I'),
  list(false),
  list(true),
  {
    id: 'quote',
    label: 'Quote',
    icon: 'quote',
    isOn: (editor) => above(editor, 'quote') !== undefined,
    run: toggleQuote,
  },
  extra({
    id: 'paragraph',
    label: 'Paragraph',
    icon: 'paragraph',
    isOn: (editor) => above(editor, 'paragraph') !== undefined,
    run: (editor) => setBlock(editor, undefined),
  }),
  extra(heading(4)),
  extra(mark('underline', 'Underline', 'Ctrl+U')),
  extra(mark('strike', 'Strikethrough')),
  extra(mark('code', 'Code')),
  extra(mark('sub', 'Subscript')),
  extra(mark('sup', 'Superscript')),
  extra({ id: 'rule', label: 'Insert a rule', icon: 'rule', run: insertRule }),
  extra({ id: 'clear', label: 'Remove formatting', icon: 'clear', run: clearMarks }),
];
