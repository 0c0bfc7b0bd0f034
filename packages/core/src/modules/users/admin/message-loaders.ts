/** To be loaded before a user is shown. */
export const userLoaders = [() => import('./users.messages.ts')];
