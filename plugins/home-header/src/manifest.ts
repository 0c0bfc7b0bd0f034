import { definePlugin } from '@lectern/core';
import { hero } from './blocks/hero/hero.block.ts';

export type { DrawnAudience, HeroData } from './blocks/hero/hero-data.types.ts';
export type { AudienceDrawing, DrawingPlace, HomeHeaderOptions } from './options.ts';

/** The home page header: a title, an action and up to four audiences, each with a drawing of the site's own. */
export const homeHeader = definePlugin({
  name: '@lectern/home-header',
  id: 'home-header',
  version: '0.1.0',
  core: '^0.1.0',
  entries: { server: true, admin: true, site: true },
  translations: ['nl', 'de', 'fr'],
  css: { blocks: ['hero'] },
  options: async () => (await import('./options.ts')).homeHeaderOptions,
  controls: ['drawing'],
  blocks: { hero },
});

export { homeHeader as default };
