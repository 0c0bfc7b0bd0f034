import type { ComponentType } from 'react';
import type { RouteObject } from 'react-router';
import { withTexts } from '../../../../admin/messages/use-messages.ts';

const route = (path: string, load: () => Promise<{ readonly default: ComponentType }>): RouteObject => ({
  path,
  hydrateFallbackElement: <></>,
  lazy: async () => ({ Component: (await withTexts('accounts', load)()).default }),
});

/** The screens for whoever is not logged in: no navigation, no layout. */
export const signInRoutes: readonly RouteObject[] = [
  route('/login', () => import('./login.screen.tsx')),
  route('/activate', () => import('./activate.screen.tsx')),
  route('/forgot-password', () => import('./forgot-password.screen.tsx')),
  route('/reset-password', () => import('./reset-password.screen.tsx')),
];
