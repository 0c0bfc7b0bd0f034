import { renderToString } from 'react-dom/server';
import { createStaticHandler, createStaticRouter, StaticRouterProvider } from 'react-router';
import { createClient } from '../../client/create-client.ts';
import { createCurrentUser } from '../state/current-user.ts';
import { createPreferences } from '../state/preferences.ts';
import { createRequestTracker } from '../state/requests.ts';
import { startTexts } from '../messages/use-messages.ts';
import { AdminApp, createQueries } from './admin-app.tsx';
import type { App } from './app-context.ts';
import { readBoot } from './boot.ts';
import type { Boot } from './boot.ts';
import { basename } from './leave.ts';
import { routes } from './routes.tsx';
import { createSession } from './session.ts';

const nothing = (): void => undefined;

/** The shell as it is before anything happened. Nothing here calls the server: drawing asks for nothing. */
function stillApp(boot: Boot): App {
  const client = createClient({ apiPath: boot.apiPath, getToken: () => '', onToken: nothing });
  return {
    boot,
    client,
    plugins: {},
    requests: createRequestTracker(),
    currentUser: createCurrentUser(boot.user, client),
    preferences: createPreferences(boot.user.ID, { storage: { getItem: () => null, setItem: nothing }, show: nothing }),
    session: createSession({ client, leave: nothing }),
  };
}

let hasTexts = false;

/**
 * Draws the first screen on the server, as the browser will take it over: the HTML of `#lectern-admin` for the boot data
 * and the address of a request. Undefined for an address whose screen is imported when it is opened.
 */
export async function drawFirstScreen(bootJson: string, url: string): Promise<string | undefined> {
  if (!hasTexts) startTexts();
  hasTexts = true;
  const handler = createStaticHandler([...routes], { basename });
  const context = await handler.query(new Request(url));
  if (context instanceof Response || context.statusCode !== 200) return undefined;
  return renderToString(
    <AdminApp app={stillApp(readBoot(bootJson))} queries={createQueries()}>
      <StaticRouterProvider router={createStaticRouter(handler.dataRoutes, context)} context={context} hydrate={false} />
    </AdminApp>,
  );
}
