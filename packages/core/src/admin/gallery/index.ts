import type { AdminModule } from '../define-admin.ts';

/**
 * Every part of the kit in every state, for whoever builds screens and whoever checks them. Also in production, for
 * whoever is signed in: it shows nothing of the site, weighs nothing until it is opened, and what is checked there is
 * what visitors of the admin get. It has no item in the navigation.
 */
export const gallery: AdminModule = {
  screens: [{ path: 'kit', messages: [() => import('./gallery.messages.ts')], screen: () => import('./gallery.screen.tsx') }],
};
