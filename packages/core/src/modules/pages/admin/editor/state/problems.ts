import type { FieldError } from '#contract/errors.ts';
import type { EditorDocument, Problems } from './editor-document.ts';
import { isAtOrBelow } from './path.ts';
import { allKeys } from '#modules/pages/edits/place.ts';

/** Where a problem without a field stands. */
export const generalPath = '';

/** The server may name a block's field with or without `props` in between; here it stands without. */
export const normalPath = (property: string): string =>
  property.replace(/^(blocks\.[^.]+)\.props\./, '$1.').replace(/^seo\./, 'seoSettings.');

export function problemsOf(errors: readonly FieldError[]): Problems {
  const problems: Record<string, readonly string[]> = {};
  for (const { property, code } of errors) {
    const path = property ? normalPath(property) : generalPath;
    problems[path] = [...(problems[path] ?? []), code];
  }
  return problems;
}

/** Without those of these problems that are still as they were found then. */
export const withoutThose = (problems: Problems, former: Problems): Problems =>
  Object.fromEntries(Object.entries(problems).filter(([path, codes]) => former[path]?.join() !== codes.join()));

/** Without the problems at a path and below it: their field was touched. */
export function withoutProblemsAt(problems: Problems, path: string): Problems {
  const kept = Object.entries(problems).filter(([candidate]) => !isAtOrBelow(candidate, path));
  return kept.length === Object.keys(problems).length ? problems : Object.fromEntries(kept);
}

/** Number of problems at or below a path. */
export const countAt = (problems: Problems, path: string): number =>
  Object.entries(problems).reduce((sum, [candidate, codes]) => sum + (isAtOrBelow(candidate, path) ? codes.length : 0), 0);

const countsByBlock = new WeakMap<Problems, ReadonlyMap<string, number>>();

/** Number of problems in a block. Counted once for all blocks of the page. */
export function countInBlock(problems: Problems, key: string): number {
  let counts = countsByBlock.get(problems);
  if (!counts) {
    const made = new Map<string, number>();
    for (const [path, codes] of Object.entries(problems)) {
      const block = blockKeyOf(path);
      if (block !== undefined) made.set(block, (made.get(block) ?? 0) + codes.length);
    }
    countsByBlock.set(problems, (counts = made));
  }
  return counts.get(key) ?? 0;
}

export const countAll = (problems: Problems): number => Object.values(problems).reduce((sum, codes) => sum + codes.length, 0);

export type EditorTab = 'overview' | 'settings' | 'seo' | 'translations';

/** The tab in which a problem's field stands. `main`: the fields of own data that stand above the first block. */
export function tabOf(path: string, main: readonly string[]): EditorTab {
  if (main.some((name) => isAtOrBelow(path, `typeData.${name}`))) return 'overview';
  if (path.startsWith('blocks.') || path === 'blocks' || path === generalPath) return 'overview';
  return path.startsWith('seoSettings') ? 'seo' : 'settings';
}

export const countInTab = (problems: Problems, tab: EditorTab, main: readonly string[]): number =>
  Object.entries(problems).reduce(
    (sum, [path, codes]) => sum + (path !== generalPath && tabOf(path, main) === tab ? codes.length : 0),
    0,
  );

/** The key of the block that a path lies in. */
export const blockKeyOf = (path: string): string | undefined => /^blocks\.([^.]+)/.exec(path)?.[1];

const tabRank: Readonly<Record<EditorTab, number>> = { settings: 0, overview: 1, seo: 2, translations: 3 };

/** Paths of problems in the order in which a person meets them: settings, blocks from the top, SEO. */
export function problemPaths(
  problems: Problems,
  document: Pick<EditorDocument, 'blocks' | 'order'>,
  main: readonly string[],
): string[] {
  const keys = allKeys(document);
  const rank = (path: string): number => {
    const key = blockKeyOf(path);
    return key === undefined ? -1 : keys.indexOf(key);
  };
  return Object.keys(problems)
    .filter((path) => path !== generalPath)
    .sort((a, b) => tabRank[tabOf(a, main)] - tabRank[tabOf(b, main)] || rank(a) - rank(b));
}

/** Without the problems of blocks that are not on the page. */
export const withoutStrays = (problems: Problems, document: Pick<EditorDocument, 'blocks'>): Problems =>
  Object.fromEntries(
    Object.entries(problems).filter(([path]) => {
      const key = blockKeyOf(path);
      return key === undefined || Object.hasOwn(document.blocks, key);
    }),
  );
