import type { LinkTarget } from '#contract/content.ts';
import type { Replacing, Wanted } from '../../page-texts.schema.ts';
import { calledNumber, callTo, digitsInEvery, findPhones } from './find-phones.ts';
import { findWords } from './find-words.ts';
import type { TextRange } from './find-words.ts';
import { looseText } from './fold-text.ts';
import { createSieve, longestStretch } from './sieve.ts';
import type { TextSieve } from './sieve.ts';

/** Finds what is wanted. */
export interface Matcher {
  /** Where a text says it; undefined where texts are not looked at. */
  readonly inText: ((text: string) => readonly TextRange[]) | undefined;
  /** Whether a link leads there; undefined where links are not looked at. */
  readonly isTarget: ((to: LinkTarget) => boolean) | undefined;
  /** Where such a link leads instead. */
  readonly instead: (to: LinkTarget, by: Replacing) => LinkTarget;
  /** What people call where such a link leads; its address where that is not said. */
  readonly nameOf?: (to: LinkTarget) => string;
  /** What may hold it at all. */
  readonly sieve: TextSieve;
}

/** A page as visitors know it. */
export interface LivePage {
  readonly path: string;
  readonly title: string;
}

const wordSieve = (...words: readonly string[]): TextSieve =>
  createSieve({ fold: looseText, needles: words.map((text) => longestStretch(looseText(text))) });

const same = (to: LinkTarget, by: Replacing): LinkTarget => ('to' in by ? by.to : to);

const digitsBetweenQuotes = (text: string): string => text.replace(/[^\d"]+/g, '');

/** Finds links to a page: by its id, or by the address at which it is live. */
function pageMatcher(pageID: string, live: LivePage | undefined): Matcher {
  const isTarget = (to: LinkTarget): boolean =>
    'page' in to ? to.page === pageID : 'href' in to && live !== undefined && to.href.split(/[?#]/, 1)[0] === live.path;
  return {
    inText: undefined,
    isTarget,
    instead: same,
    ...(live ? { nameOf: () => live.title } : {}),
    sieve: wordSieve(pageID, ...(live ? [live.path] : [])),
  };
}

function addressMatcher(address: string): Matcher {
  const find = findWords({ text: address, wholeWords: false, matchCase: false, matchAccents: true });
  const isTarget = (to: LinkTarget): boolean => 'href' in to && find(to.href).length > 0;
  const instead = (to: LinkTarget, by: Replacing): LinkTarget => {
    if ('to' in by || !('href' in to)) return same(to, by);
    const href = find(to.href)
      .toReversed()
      .reduce((text, { start, end }) => text.slice(0, start) + by.text + text.slice(end), to.href);
    return { href };
  };
  return { inText: undefined, isTarget, instead, sieve: wordSieve(address) };
}

function phoneMatcher(number: string): Matcher {
  const find = findPhones(number);
  const isTarget = (to: LinkTarget): boolean => {
    const called = 'href' in to ? calledNumber(to.href) : undefined;
    const [range] = called === undefined ? [] : find(called);
    return range?.start === 0 && range.end === called?.length;
  };
  return {
    inText: find,
    isTarget,
    instead: (to, by) => ('to' in by ? by.to : 'href' in to ? { href: callTo(by.text) } : to),
    sieve: createSieve({
      needles: [digitsInEvery(number)],
      fold: digitsBetweenQuotes,
      alsoSays: calledNumber,
      alsoIn: /tel:[^"]*%/i,
    }),
  };
}

/** Finds what is wanted. `live`: of the page to which links are looked for, as visitors know it. */
export function matcherOf(wanted: Wanted, live?: LivePage): Matcher {
  switch (wanted.kind) {
    case 'text':
      return { inText: findWords(wanted), isTarget: undefined, instead: same, sieve: wordSieve(wanted.text) };
    case 'page':
      return pageMatcher(wanted.pageID, live);
    case 'address':
      return addressMatcher(wanted.address);
    case 'phone':
      return phoneMatcher(wanted.number);
  }
}
