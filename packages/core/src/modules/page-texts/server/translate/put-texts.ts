import type { SqlEntityManager } from '@mikro-orm/postgresql';
import type { Reference } from '#contract/content.ts';
import type { Rewriting } from '#contract/fields/rewriting.ts';
import type { Lectern } from '#server/kernel/lectern.ts';
import { rewriteContent } from '#modules/pages/server/public.ts';
import type { IncomingContent } from '#modules/pages/server/public.ts';
import { isBuiltAs } from './content-parts.ts';
import type { ContentPart } from './content-parts.ts';

type Registries = Pick<Lectern, 'blocks' | 'pageTypes'>;

/** A page and its translation, as they stand. */
export interface TranslatedPair {
  readonly type: string;
  readonly source: IncomingContent;
  readonly target: IncomingContent;
  /** The translations of the pages to which the source leads, by their ids. */
  readonly siblings: ReadonlyMap<string, string>;
}

interface PartTexts {
  readonly sourcePart: ContentPart;
  readonly targetPart: ContentPart | undefined;
  /** By their paths, as segments have them. */
  readonly texts: ReadonlyMap<string, string>;
}

const putting = (texts: ReadonlyMap<string, string>): Rewriting => ({ text: ({ path, text }) => texts.get(path) ?? text });

/** The pages to which a content leads. */
export function pagesIn(app: Registries, type: string, content: IncomingContent): string[] {
  const ids = new Set<string>();
  rewriteContent(app, type, content, {
    reference({ kind, id }) {
      if (kind === 'page') ids.add(id);
      return undefined;
    },
  });
  return [...ids];
}

/** The translations of pages in a locale, by the ids of those. */
export async function siblingsIn(
  em: Pick<SqlEntityManager, 'execute'>,
  locale: string,
  pageIDs: readonly string[],
): Promise<ReadonlyMap<string, string>> {
  const rows = await em.execute<{ id: string; sibling: string }[]>(
    `select p.id, s.id as sibling from lectern_page p
     join lectern_page s on s.translation_group = p.translation_group and s.locale = ? and s.deleted_at is null
     where p.id::text in (select jsonb_array_elements_text(?::jsonb))`,
    [locale, JSON.stringify(pageIDs)],
  );
  return new Map(rows.map(({ id, sibling }) => [id, sibling]));
}

type Values = Readonly<Record<string, unknown>>;

/** Values with those fields of others in which texts stand. */
function withFields<Given extends object>(values: Given, others: Given, paths: Iterable<string>): Given {
  const names = new Set([...paths].map((path) => path.split('.')[1] ?? ''));
  const taken = Object.entries(others as Values).filter(([name]) => names.has(name));
  return { ...values, ...Object.fromEntries(taken) };
}

/** The block, or the fields of the page itself, of the source with other texts, in the place of the translation's. */
function takenOver(app: Registries, { type, source, target, siblings }: TranslatedPair, { sourcePart, texts }: PartTexts) {
  const reference = ({ kind, id, anchor }: Reference): Reference | undefined => {
    const sibling = kind === 'page' ? siblings.get(id) : undefined;
    return sibling === undefined ? undefined : { kind: 'page', id: sibling, ...(anchor ? { anchor } : {}) };
  };
  const { blocks, typeData, seo } = rewriteContent(app, type, source, { ...putting(texts), reference });
  const [part, key = ''] = sourcePart.name.split('.');
  if (part === 'typeData') return { ...target, typeData: withFields(target.typeData, typeData, texts.keys()) };
  if (part === 'seoSettings') return { ...target, seo: withFields(target.seo, seo, texts.keys()) };
  const [block, former] = [blocks[key], target.blocks[key]];
  if (!block || former?.type !== block.type) return undefined;
  const { version, props } = block;
  return { ...target, blocks: { ...target.blocks, [key]: { ...former, ...(version === undefined ? {} : { version }), props } } };
}

/**
 * The translation with the texts of a part. Where it is built as the source is, the texts go into it; otherwise the block of
 * the source, or its fields, take their place with the texts. Undefined where the translation has no such block. Throws an
 * `InvalidSegment` for codes that are not those of the source.
 */
export function putTexts(app: Registries, pair: TranslatedPair, part: PartTexts): IncomingContent | undefined {
  const { type, source, target } = pair;
  const { sourcePart, targetPart, texts } = part;
  // What does not fit the source fits nowhere.
  rewriteContent(app, type, source, putting(texts));
  if (targetPart && isBuiltAs(sourcePart, targetPart)) return rewriteContent(app, type, target, putting(texts));
  if (sourcePart.name === 'title') return { ...target, title: texts.get('title') ?? target.title };
  return takenOver(app, pair, part);
}
