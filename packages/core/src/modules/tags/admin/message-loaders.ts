/** To be loaded before a field that holds tags is drawn. */
export const tagFieldLoaders = [() => import('./fields/fields.messages.ts')];
