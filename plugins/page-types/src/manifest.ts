import { definePageType, definePlugin } from '@lectern/core';
import { menus } from './menus.ts';

const page = definePageType({
  label: 'Page',
  description: 'A page that opens with its title.',
  icon: 'file-text',
  menus,
});

const landing = definePageType({
  label: 'Landing page',
  description: 'A page that opens with its first block, which carries the title. For the home page and campaigns.',
  icon: 'panel-top',
  menus,
});

/** Page types with the header and footer of the site. */
export const pageTypes = definePlugin({
  name: '@lectern/page-types',
  id: 'page-types',
  version: '0.1.0',
  core: '^0.1.0',
  entries: { site: true },
  translations: ['nl', 'de', 'fr'],
  css: { site: true },
  options: async () => (await import('./options.ts')).pageTypesOptions.prefault({}),
  pageTypes: { page, landing },
});

export type { PageDrawing, PageTypesOptions } from './options.ts';

export { pageTypes as default };
