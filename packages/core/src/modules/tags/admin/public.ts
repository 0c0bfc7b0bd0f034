// A part of the first download: nothing that the rows of the first screen do not need.
export { tagFieldLoaders } from './message-loaders.ts';
export { TagFilter } from './tag-filter.tsx';
export { tagIn, useTagToken } from './use-tag-token.ts';
export { useTagWords } from './use-tag-words.ts';
