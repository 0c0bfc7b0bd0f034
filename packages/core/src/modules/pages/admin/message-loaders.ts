import { mediaFieldLoaders } from '../../media/admin/public.ts';

/** To be loaded before a field that leads somewhere is drawn. Links lead to files too. */
export const pageFieldLoaders = [() => import('./fields/fields.messages.ts'), ...mediaFieldLoaders];

/** To be loaded before a screen of pages is drawn. */
export const pageLoaders = [() => import('./pages.messages.ts'), () => import('./whole-pages.messages.ts'), ...pageFieldLoaders];

/** To be loaded before the history of a page is drawn. */
export const versionLoaders = [() => import('./versions/versions.messages.ts'), ...pageLoaders];
