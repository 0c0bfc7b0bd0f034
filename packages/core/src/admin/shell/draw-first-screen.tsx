import { renderToString } from 'react-dom/server';
import { createStaticHandler, createStaticRouter, StaticRouterProvider } from 'react-router';
import { createClient } from '../../client/create-client.ts';
import { createCurrentUser } from '../state/current-user.ts';
import { createPreferences } from '../state/preferences.ts';
import { createRequestTracker } from '../state/requests.ts';
import { translatedBoot } from '../messages/translated-boot.ts';
import { speak } from '../messages/translations.ts';
import type { Translations } from '../messages/translations.ts';
import { nameLocales } from '../messages/format.ts';
import { startMessages } from '../messages/use-messages.ts';
import { AdminApp, createQueries } from './admin-app.tsx';
import type { App } from './app-context.ts';
import type { AdminLanguage } from '../../contract/admin-language.ts';
import type { Boot } from '../../contract/boot.ts';
import { basename } from './leave.ts';
import type { AdminModule } from '../define-admin.ts';
import { firstMessagesOf, portOf } from './module-ports.ts';
import { createRoutes } from './routes.tsx';
import { createSession } from './session.ts';

const nothing = (): void => undefined;

/** The shell as it is before anything happened. Nothing here calls the server: drawing asks for nothing. */
function stillApp(modules: readonly AdminModule[], boot: Boot): App {
  const calls = portOf(modules, 'session');
  const client = createClient({ apiPath: boot.apiPath, getToken: () => '', onToken: nothing });
  return {
    boot,
    client,
    modules,
    moduleManifests: () => Promise.resolve([]),
    plugins: {},
    requests: createRequestTracker(),
    currentUser: createCurrentUser(boot.user, () => calls.current(client)),
    preferences: createPreferences(boot.user.ID, { storage: () => ({ getItem: () => null, setItem: nothing }), show: nothing }),
    session: createSession({ refresh: () => calls.refresh(client), leave: nothing }),
  };
}

let hasMessages = false;

/** The words of the languages other than English, all of them: the server draws for everybody. */
export type AllTranslations = Partial<Readonly<Record<AdminLanguage, Translations>>>;

interface Drawing {
  readonly modules: readonly AdminModule[];
  readonly translations: AllTranslations;
}

/**
 * Draws the first screen on the server, as the browser will take it over: the HTML of `#lectern-admin` for the boot data
 * and the address of a request, in the language of its user. Undefined for an address whose screen is imported when it is opened.
 */
export async function drawFirstScreen(
  { modules, translations }: Drawing,
  bootJson: string,
  url: string,
): Promise<string | undefined> {
  if (!hasMessages) startMessages({}, firstMessagesOf(modules));
  hasMessages = true;
  const handler = createStaticHandler(createRoutes(modules), { basename });
  const context = await handler.query(new Request(url));
  if (context instanceof Response || context.statusCode !== 200) return undefined;
  const boot = JSON.parse(bootJson) as Boot;
  const { language } = boot.user;
  // From here on nothing waits, so that no other request changes the language meanwhile.
  speak(language, translations[language]);
  nameLocales(boot.localeNames);
  return renderToString(
    <AdminApp app={stillApp(modules, translatedBoot(boot))} queries={createQueries()}>
      <StaticRouterProvider router={createStaticRouter(handler.dataRoutes, context)} context={context} hydrate={false} />
    </AdminApp>,
  );
}
