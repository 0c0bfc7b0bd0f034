import { createWordsScope } from './words-scope.ts';

/** Everything in the forms of the admin that is saved nowhere yet. */
export const words = createWordsScope();

/** Lets go of all of it, just before a screen is left whose work is done: nothing asks any more. */
export const settleWords = (): void => words.settle();
