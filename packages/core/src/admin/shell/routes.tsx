import { createElement } from 'react';
import type { RouteObject } from 'react-router';
import type { AdminModule } from '../define-admin.ts';
import { withMessages } from '../messages/use-messages.ts';
import type { PublicScreen } from '../module-parts.ts';
import { FailedScreen } from './failed.screen.tsx';
import { Layout } from './layout.tsx';
import { NotFoundScreen } from './not-found.screen.tsx';
import { PluginScreen } from './plugin.screen.tsx';
import { Permitted, Protected } from './protected.tsx';

type ModuleScreen = NonNullable<AdminModule['screens']>[number];

function routeOf(screen: ModuleScreen): RouteObject {
  const { path, permission, messages } = screen;
  const place = path === '' ? { index: true as const } : { path };
  if ('firstScreen' in screen)
    return { ...place, element: <Permitted permission={permission}>{createElement(screen.firstScreen)}</Permitted> };
  return {
    ...place,
    lazy: async () => {
      const module = await withMessages(messages, screen.screen)();
      return { element: <Permitted permission={permission}>{createElement(module.default)}</Permitted> };
    },
  };
}

const publicRouteOf = ({ path, messages, screen }: PublicScreen): RouteObject => ({
  path: `/${path}`,
  errorElement: <FailedScreen />,
  hydrateFallbackElement: <></>,
  lazy: async () => ({ Component: (await withMessages(messages, screen)()).default }),
});

/** The routes of the admin, below `/cmsadmin`. */
export const createRoutes = (modules: readonly AdminModule[]): RouteObject[] => [
  ...modules.flatMap(({ publicScreens = [] }) => publicScreens.map(publicRouteOf)),
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
          ...modules.flatMap(({ screens = [] }) => screens.map(routeOf)),
          { path: ':plugin/*', element: <PluginScreen /> },
          { path: '*', element: <NotFoundScreen /> },
        ],
      },
    ],
  },
];
