import type { BlockInserter } from '@lectern/core/admin';
import type { Editor } from 'slate';
import type { NodeSettings } from '../../document/node-settings.ts';
import type { RichText } from '../../document/rich-text.types.ts';
import { insertRule, setBlock, toggleQuote } from '../block-commands.ts';
import { insertEmbed, insertInlineEmbed } from '../embeds/embed-commands.ts';
import type { Panel } from '../editor-context.ts';
import { toggleList } from '../list-commands.ts';
import { cutAtLine } from './cut-at-line.ts';
import { newEmbeds, newNode } from './new-embeds.ts';
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
  /** A block of the page, which takes the text's place at the caret; not a part of the text. */
  readonly isBlock?: true;
  /** How often this person put it in; what is long ago counts less. */
  readonly uses?: number;
  readonly run: (context: InsertContext) => void;
}

type LineId = 'heading-2' | 'heading-3' | 'heading-4' | 'bullets' | 'numbers' | 'quote';
type PartId = 'image' | 'table' | 'button' | 'video' | 'rule';
type Run = InsertItem['run'];

const common = (id: LineId | PartId, run: Run) => ({
  id,
  description: t(`insert.${id}`),
  icon: id,
  keywords: t(`insert.keywords.${id}`),
  run,
});
const line = (id: LineId, run: Run): InsertItem => ({ ...common(id, run), label: t(`format.${id}`), isLine: true });
const part = (id: PartId, run: Run): InsertItem => ({ ...common(id, run), label: t(`part.${id}`) });

const askFor =
  (kind: keyof typeof newEmbeds): Run =>
  ({ openPanel }) =>
    openPanel({ kind: 'embed', subject: { node: newEmbeds[kind] } });

/** A function, for the texts are there when it is called. */
const ownItems = (): readonly InsertItem[] => [
  line('heading-2', ({ editor }) => setBlock(editor, 2)),
  line('heading-3', ({ editor }) => setBlock(editor, 3)),
  line('bullets', ({ editor }) => toggleList(editor, false)),
  line('numbers', ({ editor }) => toggleList(editor, true)),
  part('image', askFor('image')),
  part('table', ({ editor }) => insertTable(editor)),
  part('button', askFor('button')),
  part('video', askFor('video')),
  line('quote', ({ editor }) => toggleQuote(editor)),
  part('rule', ({ editor }) => insertRule(editor)),
  line('heading-4', ({ editor }) => setBlock(editor, 4)),
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
    if (Object.keys(node.fields).length > 0) openPanel({ kind: 'embed', subject: { node: subject } });
    else if (node.place === 'inline') insertInlineEmbed(editor, subject);
    else insertEmbed(editor, subject);
  },
});

/** The blocks of the page that may stand behind that of the text. */
export const blockItems = (inserter: BlockInserter<RichText>): readonly InsertItem[] =>
  inserter.choices().map(({ type, label, description, icon, uses }) => ({
    ...{ id: `block ${type}`, label, description, icon: { name: icon }, isBlock: true, uses },
    keywords: `${t('insert.block')} ${type}`,
    run: ({ editor }) => inserter.insert(type, cutAtLine(editor, inserter.canCut)),
  }));

/** The parts of a text that stand before the page's blocks while nobody has a habit. */
const firstParts = 5;

/** The parts of a text and the blocks of its page as one list. */
export const withBlocks = (parts: readonly InsertItem[], blocks: readonly InsertItem[]): readonly InsertItem[] => [
  ...parts.slice(0, firstParts),
  ...blocks,
  ...parts.slice(firstParts),
];

/** Everything that can be put into a text, plugins' nodes last. */
export const insertItems = (nodes: readonly NodeSettings[]): readonly InsertItem[] => [...ownItems(), ...nodes.map(nodeItem)];

/** The name under which is counted what somebody puts into texts. */
export const partUses = 'rich-text.parts';

/** As many as the slash menu shows at once. */
const maxShown = 9;

/** The items that a query finds, best first: names that begin with it, names that contain it, keywords. */
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
  return (
    items
      .map((item) => ({ item, rank: wanted === '' ? 0 : rank(item), uses: item.uses ?? uses[item.id] ?? 0 }))
      .filter((entry) => entry.rank < 3)
      // What was asked for by name is a part of the text first, where this person is used to neither.
      .sort(
        (one, other) =>
          one.rank - other.rank ||
          other.uses - one.uses ||
          (wanted === '' ? 0 : Number(one.item.isBlock ?? false) - Number(other.item.isBlock ?? false)),
      )
      .slice(0, maxShown)
      .map((entry) => entry.item)
  );
}
