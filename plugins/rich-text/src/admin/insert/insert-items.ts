import type { Editor } from 'slate';
import type { NodeSettings } from '../../document/node-settings.ts';
import { insertRule, setBlock, toggleQuote } from '../block-commands.ts';
import { insertCard, insertInlineCard } from '../cards/card-commands.ts';
import type { Panel } from '../editor-context.ts';
import { toggleList } from '../list-commands.ts';
import { newCards, newNode } from './new-cards.ts';
import { insertTable } from '../tables/table-commands.ts';
import type { ToolbarIconName } from '../toolbar/toolbar-icon.tsx';

interface InsertContext {
  readonly editor: Editor;
  readonly openPanel: (panel: Panel) => void;
}

/** Something that can be put into a text. */
export interface InsertItem {
  readonly id: string;
  readonly label: string;
  readonly description: string;
  /** A drawing of the toolbar, or the name of a lucide icon of a plugin's node. */
  readonly icon: ToolbarIconName | { readonly name: string };
  /** Further words by which it is found. */
  readonly keywords: string;
  /** Changes the line with the caret rather than adding something below it. */
  readonly isLine?: true;
  readonly run: (context: InsertContext) => void;
}

const line = (item: Omit<InsertItem, 'isLine'>): InsertItem => ({ ...item, isLine: true });

const card =
  (kind: keyof typeof newCards): InsertItem['run'] =>
  ({ openPanel }) =>
    openPanel({ kind: 'card', subject: { node: newCards[kind] } });

const own: readonly InsertItem[] = [
  line({
    id: 'heading-2',
    label: 'Heading 2',
    description: 'Begins a part of the page',
    icon: 'heading-2',
    keywords: 'h2 title ##',
    run: ({ editor }) => setBlock(editor, 2),
  }),
  line({
    id: 'heading-3',
    label: 'Heading 3',
    description: 'Begins a part of that part',
    icon: 'heading-3',
    keywords: 'h3 subtitle ###',
    run: ({ editor }) => setBlock(editor, 3),
  }),
  line({
    id: 'bullets',
    label: 'Bulleted list',
    description: 'Things in any order',
    icon: 'bullets',
    keywords: 'unordered ul -',
    run: ({ editor }) => toggleList(editor, false),
  }),
  line({
    id: 'numbers',
    label: 'Numbered list',
    description: 'Steps, one after the other',
    icon: 'numbers',
    keywords: 'ordered ol 1.',
    run: ({ editor }) => toggleList(editor, true),
  }),
  {
    id: 'image',
    label: 'Image',
    description: 'From the media library, or a new one',
    icon: 'image',
    keywords: 'picture photo figure',
    run: card('image'),
  },
  {
    id: 'table',
    label: 'Table',
    description: 'Rows and columns with headers',
    icon: 'table',
    keywords: 'grid cells columns',
    run: ({ editor }) => insertTable(editor),
  },
  {
    id: 'button',
    label: 'Button',
    description: 'A call to action on its own line',
    icon: 'button',
    keywords: 'call to action cta link',
    run: card('button'),
  },
  {
    id: 'video',
    label: 'Video',
    description: 'From the media library, played on request',
    icon: 'video',
    keywords: 'film youtube vimeo embed',
    run: card('video'),
  },
  line({
    id: 'quote',
    label: 'Quote',
    description: 'Somebody else’s words',
    icon: 'quote',
    keywords: 'blockquote citation >',
    run: ({ editor }) => toggleQuote(editor),
  }),
  {
    id: 'rule',
    label: 'Rule',
    description: 'A line between two subjects',
    icon: 'rule',
    keywords: 'divider separator hr ---',
    run: ({ editor }) => insertRule(editor),
  },
  line({
    id: 'heading-4',
    label: 'Heading 4',
    description: 'The smallest heading',
    icon: 'heading-4',
    keywords: 'h4 ####',
    run: ({ editor }) => setBlock(editor, 4),
  }),
];

const nodeItem = (node: NodeSettings): InsertItem => ({
  id: node.type,
  label: node.label,
  description: node.description ?? 'Added by a plugin',
  icon: { name: node.icon ?? 'puzzle' },
  keywords: node.type,
  run({ editor, openPanel }) {
    const subject = newNode(node);
    // Nothing to ask of a node without fields.
    if (Object.keys(node.fields).length > 0) openPanel({ kind: 'card', subject: { node: subject } });
    else if (node.place === 'inline') insertInlineCard(editor, subject);
    else insertCard(editor, subject);
  },
});

/** Everything that can be put into a text, plugins' nodes last. */
export const insertItems = (nodes: readonly NodeSettings[]): readonly InsertItem[] => [...own, ...nodes.map(nodeItem)];

/** As many as the slash menu shows at once. */
const maxShown = 9;

/** What a word finds, best first: names that begin with it, names that contain it, other words. */
export function matchingItems(
  items: readonly InsertItem[],
  query: string,
  uses: Readonly<Record<string, number>>,
): readonly InsertItem[] {
  const wanted = query.trim().toLowerCase();
  const rank = ({ label, keywords }: InsertItem): number => {
    const name = label.toLowerCase();
    if (name.startsWith(wanted)) return 0;
    if (name.includes(wanted)) return 1;
    return keywords.toLowerCase().includes(wanted) ? 2 : 3;
  };
  return items
    .map((item) => ({ item, rank: wanted === '' ? 0 : rank(item), uses: uses[item.id] ?? 0 }))
    .filter((entry) => entry.rank < 3)
    .sort((one, other) => one.rank - other.rank || other.uses - one.uses)
    .slice(0, maxShown)
    .map((entry) => entry.item);
}
