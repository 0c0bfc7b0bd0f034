import { createWordsScope } from './words-scope.ts';

/** Everything in the forms of the admin that is saved nowhere yet. To settle it is to give it all up. */
export const words = createWordsScope();
