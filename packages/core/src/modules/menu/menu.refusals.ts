import { generalRefusals } from '../../contract/refusals.ts';
import type { RefusalsOf } from '../../contract/refusals.ts';
import type { pages } from '../pages/pages.manifest.ts';
import { pageRefusals } from '../pages/pages.refusals.ts';
import type { menu } from './menu.manifest.ts';

/** What is refused where menus are read and saved. */
export const menuRefusals = {
  ...generalRefusals,
  noPage: pageRefusals.noPage,
  noMenu: 'G_60',
  tooDeep: 'G_61',
  noVersion: 'G_62',
} as const satisfies RefusalsOf<typeof menu | typeof pages>;
