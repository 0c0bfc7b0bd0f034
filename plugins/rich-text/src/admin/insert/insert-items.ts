import type { Editor } from 'slate';
import type { NodeSettings } from '../../document/node-settings.ts';
import { insertRule, setBlock, toggleQuote } from '../block-commands.ts';
import { insertCard, insertInlineCard } from '../cards/card-commands.ts';
import type { Panel } from '../editor-context.ts';
import { toggleList } from '../list-commands.ts';
import { newCards, newNode } from './new-cards.ts';
import { insertTable } from '../tables/table-commands.ts';
import type { ToolbarIconName } from '../toolbar/toolbar-icon.tsx';
import { t } from '../editor-texts.ts';

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

/** A function, for the texts are there when it is called. */
const ownItems = (): readonly InsertItem[] => [
  line({
    id: 'heading-2',
    label: t('format.heading-2'),
    description: t('insert.heading-2'),
    icon: 'heading-2',
    keywords: t('insert.words.heading-2'),
    run: ({ editor }) => setBlock(editor, 2),
  }),
  line({
    id: 'heading-3',
    label: t('format.heading-3'),
    description: t('insert.heading-3'),
    icon: 'heading-3',
    keywords: t('insert.words.heading-3'),
    run: ({ editor }) => setBlock(editor, 3),
  }),
  line({
    id: 'bullets',
    label: t('format.bullets'),
    description: t('insert.bullets'),
    icon: 'bullets',
    keywords: t('insert.words.bullets'),
    run: ({ editor }) => toggleList(editor, false),
  }),
  line({
    id: 'numbers',
    label: t('format.numbers'),
    description: t('insert.numbers'),
    icon: 'numbers',
    keywords: t('insert.words.numbers'),
    run: ({ editor }) => toggleList(editor, true),
  }),
  {
    id: 'image',
    label: t('part.image'),
    description: t('insert.image'),
    icon: 'image',
    keywords: t('insert.words.image'),
    run: card('image'),
  },
  {
    id: 'table',
    label: t('part.table'),
    description: t('insert.table'),
    icon: 'table',
    keywords: t('insert.words.table'),
    run: ({ editor }) => insertTable(editor),
  },
  {
    id: 'button',
    label: t('part.button'),
    description: t('insert.button'),
    icon: 'button',
    keywords: t('insert.words.button'),
    run: card('button'),
  },
  {
    id: 'video',
    label: t('part.video'),
    description: t('insert.video'),
    icon: 'video',
    keywords: t('insert.words.video'),
    run: card('video'),
  },
  line({
    id: 'quote',
    label: t('format.quote'),
    description: t('insert.quote'),
    icon: 'quote',
    keywords: t('insert.words.quote'),
    run: ({ editor }) => toggleQuote(editor),
  }),
  {
    id: 'rule',
    label: t('part.rule'),
    description: t('insert.rule'),
    icon: 'rule',
    keywords: t('insert.words.rule'),
    run: ({ editor }) => insertRule(editor),
  },
  line({
    id: 'heading-4',
    label: t('format.heading-4'),
    description: t('insert.heading-4'),
    icon: 'heading-4',
    keywords: t('insert.words.heading-4'),
    run: ({ editor }) => setBlock(editor, 4),
  }),
];

const nodeItem = (node: NodeSettings): InsertItem => ({
  id: node.type,
  label: node.label,
  description: node.description ?? t('insert.plugin'),
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
export const insertItems = (nodes: readonly NodeSettings[]): readonly InsertItem[] => [...ownItems(), ...nodes.map(nodeItem)];

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
