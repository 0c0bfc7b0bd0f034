import type { RelevanceQuery } from './relevance.types.ts';

/** A query with the paths that were found for it, the best first. */
export interface AskedQuery {
  readonly asked: RelevanceQuery;
  readonly found: readonly string[];
}

/** What a set of queries came to. */
export interface Relevance {
  readonly queries: number;
  /** From 0 to 1: how well the first ten are the right ones, the best of them first. */
  readonly ndcg: number;
  /** The share of queries with a right page among the first five. */
  readonly firstFive: number;
  /** The share of queries that nothing was found for. */
  readonly without: number;
}

const first = 10;
/** Below it a page is only about something near. */
const isRight = 2;

const sum = (numbers: readonly number[]): number => numbers.reduce((total, number) => total + number, 0);
const mean = (numbers: readonly number[]): number => (numbers.length === 0 ? 0 : sum(numbers) / numbers.length);

/** Each grade is worth 2^grade - 1, the less the lower it stands. */
const gainOf = (grades: readonly number[]): number =>
  sum(grades.slice(0, first).map((grade, at) => (2 ** grade - 1) / Math.log2(at + 2)));

/** nDCG of the first ten: 1 where no order of all pages would be better, 0 where none of them is right. */
export function ndcgAt10({ asked: { right }, found }: AskedQuery): number {
  const best = gainOf(Object.values(right).toSorted((a, b) => b - a));
  return best === 0 ? 0 : gainOf([...new Set(found)].map((path) => right[path] ?? 0)) / best;
}

/** Whether one of the first five is what was looked for, or answers it too. */
export const hasRightInFirstFive = ({ asked: { right }, found }: AskedQuery): boolean =>
  found.slice(0, 5).some((path) => (right[path] ?? 0) >= isRight);

/** The measures of all these queries together. */
export const summarise = (all: readonly AskedQuery[]): Relevance => ({
  queries: all.length,
  ndcg: mean(all.map(ndcgAt10)),
  firstFive: mean(all.map((query) => (hasRightInFirstFive(query) ? 1 : 0))),
  without: mean(all.map(({ found }) => (found.length === 0 ? 1 : 0))),
});

/** The measures of each kind of query. */
export const summariseKinds = (all: readonly AskedQuery[]): Readonly<Record<string, Relevance>> =>
  Object.fromEntries([...Map.groupBy(all, ({ asked }) => asked.kind)].map(([kind, some]) => [kind, summarise(some)]));
