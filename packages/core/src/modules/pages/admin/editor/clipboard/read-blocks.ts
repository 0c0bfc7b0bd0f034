import * as z from 'zod';
import { draftLimits, draftText } from '#contract/fields/draft-limits.ts';
import { blockKeyPattern } from '#contract/slug.ts';
import { maxBlocks, maxNesting } from '#modules/pages/edits/page-content.ts';
import { blocksAttribute, fromBase64, writtenKind, writtenVersion } from './written-blocks.ts';

/** The bounds of a clipboard, before anything of it is read. Characters, levels of values within values and of blocks within blocks. */
export const clipboardLimits = { html: 12_000_000, blocks: 3_000_000, values: 200, nesting: maxNesting } as const;

const blockKey = z.string().regex(blockKeyPattern);

const copiedBlock = z.strictObject({
  type: z
    .string()
    .regex(/^[a-z][a-z0-9-]*\/[a-z][a-z0-9-]*$/)
    .max(100),
  key: blockKey,
  name: z.string().max(draftLimits.text).optional(),
  version: z.int().min(1).max(100_000),
  props: z.record(z.string(), z.unknown()),
  anchorPoint: draftText,
  slots: z.record(z.string().max(40), z.array(blockKey).max(maxBlocks)).optional(),
});

const written = z.strictObject({
  kind: z.literal(writtenKind),
  version: z.literal(writtenVersion),
  blocks: z.record(blockKey, copiedBlock),
  order: z.array(blockKey).min(1).max(maxBlocks),
  files: z.record(z.string().max(100), z.string().max(500)),
});

export type CopiedBlock = z.output<typeof copiedBlock>;

/** Blocks as they were copied, whole and in order; nothing is known yet of where they may stand. */
export interface CopiedBlocks {
  readonly blocks: Readonly<Record<string, CopiedBlock>>;
  readonly order: readonly string[];
  /** Names of files by id. */
  readonly files: Readonly<Record<string, string>>;
}

/** Why a clipboard that holds blocks is not read. */
export type ReadRefusal = 'tooLarge' | 'tooMany' | 'newer' | 'broken';

export type ReadBlocks =
  | { readonly kind: 'none' }
  | { readonly kind: 'refused'; readonly why: ReadRefusal }
  | { readonly kind: 'blocks'; readonly copied: CopiedBlocks };

const pattern = new RegExp(`\\b${blocksAttribute}="([\\w+/=]*)"`);

/** Whether a value is JSON that a field could hold: without a name that changes what an object is, and not too deep. */
function isHarmless(value: unknown): boolean {
  const open: { readonly value: unknown; readonly depth: number }[] = [{ value, depth: 0 }];
  for (let next = open.pop(); next; next = open.pop()) {
    const { value: inner, depth } = next;
    if (typeof inner !== 'object' || inner === null) continue;
    if (depth >= clipboardLimits.values || Object.hasOwn(inner, '__proto__')) return false;
    for (const part of Object.values(inner)) open.push({ value: part, depth: depth + 1 });
  }
  return true;
}

/** Whether every block stands in exactly one place, below one of the outermost, and none too deep. */
function isWhole({ blocks, order }: Pick<CopiedBlocks, 'blocks' | 'order'>): boolean {
  const seen = new Set<string>();
  let level: readonly string[] = order;
  for (let depth = 1; level.length > 0; depth += 1) {
    if (depth > clipboardLimits.nesting) return false;
    const inner: string[] = [];
    for (const key of level) {
      const block = Object.hasOwn(blocks, key) ? blocks[key] : undefined;
      if (!block || block.key !== key || seen.has(key)) return false;
      seen.add(key);
      inner.push(...Object.values(block.slots ?? {}).flat());
    }
    level = inner;
  }
  return seen.size === Object.keys(blocks).length;
}

const refused = (why: ReadRefusal): ReadBlocks => ({ kind: 'refused', why });

const isObject = (value: unknown): value is Readonly<Record<string, unknown>> => typeof value === 'object' && value !== null;

function parsed(encoded: string): unknown {
  try {
    return JSON.parse(fromBase64(encoded));
  } catch {
    return undefined;
  }
}

/** Reads the blocks that HTML from a clipboard carries. Whatever it holds, nothing of it is trusted, and none of its HTML is used. */
export function readBlocks(html: string): ReadBlocks {
  const isLarge = html.length > clipboardLimits.html;
  const encoded = pattern.exec(isLarge ? html.slice(0, clipboardLimits.html) : html)?.[1];
  if (encoded === undefined) return html.includes(blocksAttribute) ? refused(isLarge ? 'tooLarge' : 'broken') : { kind: 'none' };
  if (encoded.length > (clipboardLimits.blocks / 3) * 4) return refused('tooLarge');
  const value = parsed(encoded);
  if (!isObject(value) || value['kind'] !== writtenKind) return refused('broken');
  if (typeof value['version'] === 'number' && value['version'] > writtenVersion) return refused('newer');
  if (isObject(value['blocks']) && Object.keys(value['blocks']).length > maxBlocks) return refused('tooMany');
  if (!isHarmless(value)) return refused('broken');
  const result = written.safeParse(value);
  if (!result.success || !isWhole(result.data)) return refused('broken');
  return { kind: 'blocks', copied: result.data };
}
