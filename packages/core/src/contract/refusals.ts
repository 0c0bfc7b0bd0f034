import type { ErrorCodeOf, GeneralErrorCode, WithErrors } from './errors.ts';

/** Codes of the catalogue by the words that stand for them where something is refused: `{ ended: 'G_41' }`. */
export type Refusals<Code extends string = string> = Readonly<Record<string, Code>>;

/** The refusals of a module or plugin: codes that its manifest declares, or one of these, and those that belong to everybody. */
export type RefusalsOf<M extends WithErrors> = Refusals<ErrorCodeOf<M> | GeneralErrorCode>;

/** The words of refusals. */
export type WordOf<R extends Refusals> = Extract<keyof R, string>;

/** What everybody may refuse. A module or plugin adds its own: `{ ...generalRefusals, ended: 'G_41' }`. */
export const generalRefusals = {
  unforeseen: 'G_01',
  sessionEnded: 'G_02',
  outdated: 'G_03',
  notFound: 'G_04',
  wrongKind: 'G_05',
  tooLarge: 'G_06',
  signedOut: 'G_07',
  unreadable: 'G_08',
  wrongMethod: 'G_10',
  noRoom: 'G_14',
  tooOften: 'G_18',
  missing: 'V_01',
  noEmail: 'V_02',
  noToken: 'V_04',
  deadToken: 'V_05',
  taken: 'V_06',
  notNow: 'V_07',
  invalid: 'V_12',
  noAddress: 'V_13',
  tooLong: 'V_14',
  noFile: 'V_17',
  forbidden: 'UM_01',
} as const satisfies Refusals<GeneralErrorCode>;

/** Some of these refusals, for the declaration of a call: `refuses: only(bookRefusals, 'lent', 'outdated')`. */
export const only = <const R extends Refusals, Word extends WordOf<R>>(refusals: R, ...words: readonly Word[]): Pick<R, Word> =>
  Object.fromEntries(words.map((word) => [word, refusals[word]])) as Pick<R, Word>;
