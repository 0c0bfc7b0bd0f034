import type { SearchAnswer, SearchDocument, SearchEngine, SearchHit, SearchSuggestion } from '@lectern/core/server';

/** A page that visitors read, with the publication by which they do. */
interface LivePublication {
  readonly pageID: string;
  readonly publicationID: string;
}

const wordsIn = (text: string): string[] =>
  text
    .normalize('NFKD')
    .replaceAll(/\p{M}/gu, '')
    .toLowerCase()
    .match(/[\p{L}\p{N}]+/gu) ?? [];

const textOf = ({ sections }: SearchDocument): string => sections.flatMap(({ parts }) => parts.map(({ text }) => text)).join(' ');

const counted = (values: readonly string[]) =>
  [...new Set(values)].map((value) => ({ value, count: values.filter((each) => each === value).length }));

function hitOf(document: SearchDocument, words: readonly string[]): SearchHit {
  const section = document.sections.find(
    ({ parts, isShown }) => isShown && parts.some(({ text }) => wordsIn(text).some((word) => words.includes(word))),
  );
  const text = section?.parts.map((part) => part.text).join(' ') ?? document.title;
  const snippet = text
    .slice(0, 200)
    .split(/(?<=\s)|(?=\s)/u)
    .map((piece) => ({ text: piece, isMark: wordsIn(piece).some((word) => words.includes(word)) }));
  const { pageID, publicationID } = document;
  return { pageID, publicationID, anchor: section?.anchor ?? '', heading: section?.heading ?? '', snippet };
}

/**
 * A small engine in memory, for tests of what searches: whole words, no inflections, the pages with the most of them first.
 * `readLive` tells which publications visitors read.
 */
export function createMemoryEngine(
  readLive: () => Promise<readonly LivePublication[]>,
  { version = '1' }: { readonly version?: string } = {},
): SearchEngine {
  let searched = new Map<string, SearchDocument>();
  let begun: Map<string, SearchDocument> | undefined;
  let current: string | undefined;
  const livePublications = async () => new Map((await readLive()).map(({ pageID, publicationID }) => [pageID, publicationID]));
  const findable = async (): Promise<SearchDocument[]> => {
    const live = await livePublications();
    return [...searched.values()].filter(({ pageID, publicationID }) => live.get(pageID) === publicationID);
  };
  return {
    version: () => Promise.resolve(version),
    async write(documents) {
      const live = await livePublications();
      for (const document of documents)
        if (live.get(document.pageID) === document.publicationID)
          for (const index of [searched, begun]) index?.set(document.pageID, document);
    },
    held: (pageIDs) => Promise.resolve(pageIDs.filter((id) => searched.has(id) || begun?.has(id))),
    async forget(pageIDs) {
      const live = await livePublications();
      for (const id of pageIDs)
        for (const index of [searched, begun]) if (index?.get(id)?.publicationID !== live.get(id)) index?.delete(id);
    },
    async clear() {
      searched = new Map();
    },
    async begin(run) {
      if (current === run) return;
      current = run;
      begun = new Map();
    },
    async fill(run, documents) {
      if (current !== run) return false;
      const live = await livePublications();
      for (const document of documents)
        if (live.get(document.pageID) === document.publicationID && !begun?.has(document.pageID))
          begun?.set(document.pageID, document);
      return true;
    },
    async finish(run) {
      if (current !== run) return false;
      searched = begun ?? searched;
      begun = undefined;
      return true;
    },
    count: async () => (await findable()).length,
    async search({ term, locales, pageTypes, count, offset }): Promise<SearchAnswer> {
      const words = wordsIn(term);
      const scored = (await findable()).flatMap((document) => {
        const held = new Set(wordsIn(textOf(document)));
        const score = words.filter((word) => held.has(word)).length;
        const fits =
          (locales.length === 0 || locales.includes(document.locale)) &&
          (pageTypes.length === 0 || pageTypes.includes(document.type));
        return score > 0 && fits ? [{ document, score }] : [];
      });
      const found = scored
        .toSorted((one, other) => other.score - one.score || one.document.pageID.localeCompare(other.document.pageID))
        .map(({ document }) => document);
      return {
        total: found.length,
        hits: found.slice(offset, offset + count).map((document) => hitOf(document, words)),
        types: counted(found.map(({ type }) => type)),
        locales: counted(found.map(({ locale }) => locale)),
      };
    },
    async suggest({ term, locale }): Promise<readonly SearchSuggestion[]> {
      const [start = ''] = wordsIn(term);
      return (await findable())
        .filter((document) => document.locale === locale && wordsIn(document.title).some((word) => word.startsWith(start)))
        .slice(0, 8)
        .map(({ title, pageID }) => ({ text: title, pageID }));
    },
  };
}
