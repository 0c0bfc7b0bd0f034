export { assertTags } from './assert-tags.ts';
export { createTag } from './commands/create-tag.command.ts';
export { viewablePages } from './viewable-pages.ts';
