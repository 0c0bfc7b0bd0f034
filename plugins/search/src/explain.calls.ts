import { dataOf, defineCalls, z } from '@lectern/core';
import type { Described } from '@lectern/core';
import { pagePlaces, pageStates, wordPlaces, wordReadings } from './explained.ts';

const number = z.number();
const words = z.array(z.string());

const readWord = z.strictObject({
  text: z.string().describe('As it was typed.'),
  stem: z.string(),
  reading: z.enum(wordReadings).describe('How it was read; `slip` and `start` are of the words in `others`.'),
  pages: z.int().describe('Pages that have the word itself, or the one that was meant.'),
  rarity: number.describe('How much it says: the rarer, the more.'),
  parts: words.describe('Stems of what it is made of; a page with all of them is found too.'),
  joined: words.describe('Stems of it and its neighbours written as one.'),
  synonyms: words.describe('Stems that a rule of an editor finds beside it.'),
  others: words,
});

const score = z.strictObject({
  pageID: z.uuid(),
  title: z.string(),
  path: z.string().describe('Public path.'),
  isPromoted: z.boolean().describe('Whether it comes first by a rule of an editor, before every score.'),
  hasAll: z.boolean().describe('Whether it has every word: those come before the others, whatever their score.'),
  score: number.describe('The sum of the following numbers, with `inText` and `inTitle` of each word.'),
  closeness: number.describe('For words that stand beside each other.'),
  exactTitle: number.describe('For a title that is the question.'),
  freshness: number.describe('For a late day, of types that are ordered by one.'),
  words: z
    .array(
      z.strictObject({
        inText: number,
        inTitle: number,
        fit: number.describe(
          'How often it stands there, where, and on how long a page: `inText` is this by its share of rarity.',
        ),
        isPart: z.boolean().describe('Found by a part of it, or as a part: counts half.'),
        places: z.array(z.enum(wordPlaces)),
      }),
    )
    .describe('As the words of the reading.'),
});

export const explanation = z.strictObject({
  total: z.int(),
  words: z.array(readWord),
  ignored: words.describe('Words that say nothing of the subject.'),
  phrases: words,
  excluded: words,
  corrected: z.string().nullable().describe('The question as it was read instead.'),
  hits: z.array(score).describe('The first ones.'),
});

/** A question as it was read, and how its first pages got their places. */
export type Explanation = Described<typeof explanation>;

export const pageWords = z.strictObject({
  state: z.enum(pageStates).describe('`found`, or why the page is not.'),
  groups: z
    .array(
      z.strictObject({
        place: z.enum(pagePlaces),
        words: z.array(
          z.strictObject({
            stem: z.string(),
            forms: words.describe('Of the page; where it is only a part of words, the most frequent form of the site.'),
            isPart: z.boolean().describe('Whether it is only a part of words.'),
            pages: z.int().describe('Pages that have it as a word.'),
          }),
        ),
        total: z.int().describe('Of which the most telling are listed.'),
      }),
    )
    .describe('By the best place of each word, the most telling first.'),
});

/** The words by which a page is found. */
export type PageWords = Described<typeof pageWords>;

export const explainCalls = defineCalls({
  explain: {
    method: 'GET',
    path: '/site-search/explain',
    access: 'manage-search',
    summary: 'How a search is read, and what gives its first pages their places.',
    query: z.strictObject({ term: z.string('V_01').max(200, 'V_14'), locale: z.string('V_01').max(5, 'V_12') }),
    refuses: {},
    answer: dataOf(explanation),
  },
  pageWords: {
    method: 'GET',
    path: '/site-search/pages/{id}/words',
    access: 'manage-search',
    summary: 'The words by which a live page is found, or why it is not.',
    params: z.strictObject({ id: z.uuid('V_12') }),
    refuses: {},
    answer: dataOf(pageWords),
  },
});
