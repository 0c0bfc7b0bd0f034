import { LecternError } from './errors.ts';
import type { FieldError } from './errors.ts';
import { generalRefusals } from './refusals.ts';

/** Throws the refusal of a word. The property, where there is one, is the path of the field; `data` tells how to go on. */
export type Fail<Word extends string> = (word: Word, property?: string, params?: FieldError['params'], data?: object) => never;

/**
 * What refuses by the words of a module or plugin, for commands, which stand in files of their own:
 * `const fail = refusing(guestbookRefusals)`, then `fail('advertises', 'text')`. Another word does not compile.
 */
export const refusing =
  <Word extends string>(refusals: Readonly<Record<Word, string>>): Fail<Word> =>
  (word, property, params, data) => {
    const error = { code: refusals[word], ...(property === undefined ? {} : { property }), ...(params ? { params } : {}) };
    throw new LecternError(error, data ? { data } : {});
  };

/** Refuses by a word that belongs to everybody. */
export const fail: Fail<keyof typeof generalRefusals> = refusing(generalRefusals);
