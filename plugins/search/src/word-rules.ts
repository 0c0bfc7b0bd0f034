/**
 * What an editor can say about words: `mutual`, each finds the other; `one-way`, whoever asks for the one finds the
 * others too; `whole`, the word is no compound; `split`, the word has these parts; `promoted`, a page comes first.
 */
export const ruleKinds = ['mutual', 'one-way', 'whole', 'split', 'promoted'] as const;

export type RuleKind = (typeof ruleKinds)[number];

/** Characters of a term, and of what is found beside it. */
export const longestTerm = 100;
/** Words that a rule may name. */
export const mostMeanings = 20;
/** Rules of a site. */
export const mostRules = 2000;
