import type { FoundPage, Hit, ReplaceInput } from '../page-texts.schema.ts';

/** Hits that are to be replaced, by the ids of their pages. */
export type ChosenHits = ReadonlyMap<string, ReadonlySet<string>>;

export const noHits: ChosenHits = new Map();

const isFreeOn =
  ({ canEdit }: Pick<FoundPage, 'canEdit'>) =>
  ({ isFree }: Hit): boolean =>
    canEdit && isFree;

/** The hits of a page that can be chosen. */
export const freeHits = (page: FoundPage): readonly Hit[] => page.hits.filter(isFreeOn(page));

const sumOf = (numbers: readonly number[]): number => numbers.reduce((sum, number) => sum + number, 0);

/** How many hits of how many pages are chosen. */
export const countChosen = (chosen: ChosenHits): { readonly hits: number; readonly pages: number } => ({
  hits: sumOf([...chosen.values()].map(({ size }) => size)),
  pages: chosen.size,
});

/** How many can be chosen. */
export const countFree = (pages: readonly FoundPage[]): number => sumOf(pages.map((page) => freeHits(page).length));

/** Whether all, some or none of so many are chosen. */
export const shareOf = (count: number, of: number): 'all' | 'some' | 'none' =>
  count === 0 ? 'none' : count < of ? 'some' : 'all';

/** Hits of a page that are chosen, or left. */
export interface HitChoice {
  readonly pageID: string;
  readonly hits: readonly string[];
  readonly isChosen: boolean;
}

/** With some hits of a page chosen or left, and all else as it is. */
export function withHits(chosen: ChosenHits, { pageID, hits, isChosen }: HitChoice): ChosenHits {
  const present = chosen.get(pageID) ?? new Set<string>();
  const named = new Set(hits);
  const next = new Set(isChosen ? [...present, ...named] : [...present].filter((id) => !named.has(id)));
  const others = [...chosen].filter(([id]) => id !== pageID);
  return new Map(next.size > 0 ? [...others, [pageID, next]] : others);
}

/** Every hit that can be chosen. */
export const allHits = (pages: readonly FoundPage[]): ChosenHits =>
  new Map(
    pages.flatMap((page) => {
      const hits = freeHits(page);
      return hits.length > 0 ? [[page.id, new Set(hits.map(({ id }) => id))] as const] : [];
    }),
  );

/** The chosen hits as they are sent. */
export const chosenPages = (pages: readonly FoundPage[], chosen: ChosenHits): ReplaceInput['pages'] =>
  pages.flatMap(({ id, revision }) => {
    const hits = chosen.get(id);
    return hits ? [{ id, revision, hits: [...hits] }] : [];
  });
