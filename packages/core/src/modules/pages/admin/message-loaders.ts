import { mediaFieldLoaders } from '../../media/admin/public.ts';
import { tagFieldLoaders } from '../../tags/admin/public.ts';
import { undoLoaders } from '../../undo/admin/public.ts';

/** To be loaded before a field that leads somewhere is drawn. Links lead to files too. */
export const pageFieldLoaders = [() => import('./fields/fields.messages.ts'), ...tagFieldLoaders, ...mediaFieldLoaders];

/** To be loaded before a screen of pages is drawn. */
export const pageLoaders = [
  () => import('./pages.messages.ts'),
  () => import('./whole-pages.messages.ts'),
  () => import('./editor/upkeep/upkeep.messages.ts'),
  () => import('./editor/panels/seo.messages.ts'),
  ...pageFieldLoaders,
];

/** To be loaded before two versions are drawn beside each other. */
export const drawnLoaders = [
  () => import('./editor/drawn/drawn.messages.ts'),
  () => import('./editor/preview/preview.messages.ts'),
];

/** To be loaded before the history of a page is drawn. */
export const versionLoaders = [() => import('./versions/versions.messages.ts'), ...drawnLoaders, ...pageLoaders];

/** To be loaded before the tree of pages is drawn. */
export const treeLoaders = [() => import('./tree/tree.messages.ts'), ...undoLoaders, ...pageLoaders];
