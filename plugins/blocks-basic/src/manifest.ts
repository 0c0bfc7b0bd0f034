import { definePlugin } from '@lectern/core';
import { blocks } from './blocks/index.ts';

/** The small blocks that every site needs. */
export const basic = definePlugin({
  name: '@lectern/blocks-basic',
  id: 'basic',
  version: '0.1.0',
  core: '^0.1.0',
  entries: { site: true, admin: true },
  translations: ['nl', 'de', 'fr'],
  css: {
    site: true,
    admin: true,
    blocks: ['accordion', 'buttons', 'callout', 'columns', 'downloads', 'gallery', 'quote', 'table', 'text-image'],
  },
  requires: { 'rich-text': '^0.1.0' },
  controls: ['table'],
  blocks,
});

export { basic as default };
