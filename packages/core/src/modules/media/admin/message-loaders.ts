import { tagFieldLoaders } from '../../tags/admin/public.ts';

/** To be loaded before a field that holds media is drawn. */
export const mediaFieldLoaders = [() => import('./fields/fields.messages.ts')];

/** To be loaded before the library is drawn, which shows fields too. */
export const libraryLoaders = [
  () => import('./media.messages.ts'),
  () => import('#admin/trash/trash.messages.ts'),
  ...tagFieldLoaders,
  ...mediaFieldLoaders,
];
