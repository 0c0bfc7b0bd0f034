/** What is known of a block of the source in its translation. Words are named by their hashes. */
export interface TranslatedBlock {
  /** Key of its block in the translation; null where it never had one. */
  readonly key: string | null;
  /** The words of the source of which those of the translation are. */
  readonly of: string;
  /** The words of the source when somebody looked last. */
  readonly seen: string;
  /** The words of the translation when somebody looked last. */
  readonly text: string;
  /** Former words of the translation with those of the source of which they were, the last first: whoever brings them back brings that back. */
  readonly former: readonly (readonly [text: string, of: string])[];
}

/** What is known of a translation, by the keys of the blocks of its source. */
export type TranslatedBlocks = Readonly<Record<string, TranslatedBlock>>;

/** The words of each block of a page by its key, in the order in which a person meets them. */
export type BlockWords = ReadonlyMap<string, string>;

/** The words of a block that is not there. */
export const gone = 'gone';
/** Of words that nobody has translated yet: those of the source itself. */
export const untranslated = 'untranslated';

const mostFormer = 20;

/** What is known of a page that was made, or is taken, as a translation of another as both stand. */
export function firstState(source: BlockWords, target: BlockWords): TranslatedBlocks {
  const blocks = [...source].map(([key, words]): [string, TranslatedBlock] => {
    const text = target.get(key);
    return [key, { key: text === undefined ? null : key, of: words, seen: words, text: text ?? gone, former: [] }];
  });
  return Object.fromEntries(blocks);
}

function noticedBlock(block: TranslatedBlock, now: string, text: string | undefined): TranslatedBlock {
  const seen = { ...block, seen: now };
  if (text === undefined || text === block.text) return seen;
  const before = block.former.find(([words]) => words === text);
  const others = block.former.filter(([words]) => words !== text && words !== block.text);
  const former = [[block.text, block.of] as const, ...others].slice(0, mostFormer);
  // Whoever changed the words had before them what the source said until now.
  return { ...seen, text, of: before?.[1] ?? block.seen, former };
}

/** What is known after a look at both pages: a block with other words is up to date with what the source said when they were written. */
export function noticed(blocks: TranslatedBlocks, source: BlockWords, target: BlockWords): TranslatedBlocks {
  const next = Object.entries(blocks).map(([key, block]): [string, TranslatedBlock] => {
    const text = block.key === null ? undefined : target.get(block.key);
    return [key, noticedBlock(block, source.get(key) ?? gone, text)];
  });
  return Object.fromEntries(next);
}

/** How the words of a block of the source differ from its translation. */
export interface WordChange {
  readonly kind: 'changed' | 'came' | 'went';
  /** In the source. */
  readonly blockKey: string;
  /** In the translation. */
  readonly ownKey: string | null;
}

function changeOf(blockKey: string, block: TranslatedBlock | undefined, sides: Sides): WordChange | undefined {
  const now = sides.source.get(blockKey);
  // What was taken out of the translation while it was up to date is missed by nobody.
  if (block?.of === (now ?? gone)) return undefined;
  const ownKey = block && block.key !== null && sides.target.has(block.key) ? block.key : null;
  if (ownKey !== null) return { kind: now === undefined ? 'went' : 'changed', blockKey, ownKey };
  return now === undefined ? undefined : { kind: 'came', blockKey, ownKey };
}

interface Sides {
  readonly source: BlockWords;
  readonly target: BlockWords;
}

/** The blocks whose words changed, came or went, in the order of the source; those that went are last. */
export function wordChanges(blocks: TranslatedBlocks, sides: Sides): WordChange[] {
  const keys = new Set([...sides.source.keys(), ...Object.keys(blocks)]);
  return [...keys].flatMap((key) => changeOf(key, own(blocks, key), sides) ?? []);
}

/** What is known of a block of the source. Keys come from outside. */
export const own = (blocks: TranslatedBlocks, key: string): TranslatedBlock | undefined =>
  Object.hasOwn(blocks, key) ? blocks[key] : undefined;

/** What is known once a person said that blocks are up to date, by their keys in the source. */
export function confirmed(blocks: TranslatedBlocks, sides: Sides, keys: readonly string[]): TranslatedBlocks {
  const said = keys.map((key): [string, TranslatedBlock] => {
    const now = sides.source.get(key) ?? gone;
    const former = own(blocks, key) ?? { key: null, text: gone, former: [] };
    return [key, { ...former, of: now, seen: now }];
  });
  return { ...blocks, ...Object.fromEntries(said) };
}
