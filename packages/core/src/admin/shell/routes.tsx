import { createElement } from 'react';
import type { RouteObject } from 'react-router';
import { signInRoutes } from '../../modules/auth/admin/sign-in/sign-in-routes.tsx';
import { loadTexts } from '../messages/use-messages.ts';
import { coreScreens } from './core-screens.ts';
import { FailedScreen } from './failed.screen.tsx';
import { Layout } from './layout.tsx';
import { NotFoundScreen } from './not-found.screen.tsx';
import { PluginScreen } from './plugin.screen.tsx';
import { Permitted, Protected } from './protected.tsx';
import type { CoreScreen } from './screens.ts';

function routeOf({ path, permission, screen, lazy, texts }: CoreScreen): RouteObject {
  const place = path === '' ? { index: true as const } : { path };
  if (screen) return { ...place, element: <Permitted permission={permission}>{createElement(screen)}</Permitted> };
  return {
    ...place,
    lazy: async () => {
      const [module] = await Promise.all([lazy?.(), texts && loadTexts(texts)]);
      if (!module) return { Component: NotFoundScreen };
      return { element: <Permitted permission={permission}>{createElement(module.default)}</Permitted> };
    },
  };
}

/** The routes of the admin, below `/cmsadmin`. */
export const routes: RouteObject[] = [
  ...signInRoutes.map((route) => ({ ...route, errorElement: <FailedScreen /> })),
  {
    path: '/',
    element: (
      <Protected>
        <Layout />
      </Protected>
    ),
    errorElement: <FailedScreen />,
    hydrateFallbackElement: <></>,
    children: [
      {
        errorElement: <FailedScreen />,
        children: [
          ...coreScreens.map(routeOf),
          { path: ':plugin/*', element: <PluginScreen /> },
          { path: '*', element: <NotFoundScreen /> },
        ],
      },
    ],
  },
];
