import { createRoot, hydrateRoot } from 'react-dom/client';
import { createBrowserRouter, RouterProvider } from 'react-router';
import { adminLocales } from '../../contract/admin-language.ts';
import type { AdminLanguage } from '../../contract/admin-language.ts';
import { createClient } from '../../client/create-client.ts';
import type { Boot } from '../../contract/boot.ts';
import { keepSiteTimeZone, nameLocales } from '../messages/format.ts';
import { ownLanguage } from '../messages/own-language.ts';
import { translatedBoot } from '../messages/translated-boot.ts';
import { speak } from '../messages/translations.ts';
import type { TranslationLoaders, Translations } from '../messages/translations.ts';
import { startMessages } from '../messages/use-messages.ts';
import { afterFirstScreen } from '../ui/after-first-screen.ts';
import { dispatch } from '../state/admin.store.ts';
import { createCurrentUser } from '../state/current-user.ts';
import { createPreferences, showPreferences } from '../state/preferences.ts';
import { createRequestTracker } from '../state/requests.ts';
import { AdminApp, createQueries } from './admin-app.tsx';
import type { App } from './app-context.ts';
import { watchInactivity } from './inactivity.ts';
import { createLastSign } from './last-sign.ts';
import type { AdminModule } from '../define-admin.ts';
import { basename, guardUnload, leaveFor } from './leave.ts';
import { firstMessagesOf, portOf } from './module-ports.ts';
import type { AdminPlugins } from './plugins.ts';
import { createRoutes } from './routes.tsx';
import { createSession } from './session.ts';
import { tellTimeZone } from './time-zone.ts';

export interface StartOptions {
  /** The entries of core's modules, in their order. */
  readonly modules: readonly AdminModule[];
  readonly moduleManifests: App['moduleManifests'];
  /** The site's plugins by id. */
  readonly plugins: AdminPlugins;
  /** Texts that replace the admin's own, by key. */
  readonly catalogue?: Readonly<Record<string, string>>;
  /** The words of the languages other than English. */
  readonly translations?: TranslationLoaders;
}

/** React Aria adds a style element with one rule unless it finds this id; the rule is in our stylesheet. */
function spareStyleElement(): void {
  const placeholder = document.createElement('meta');
  placeholder.id = 'react-aria-pressable-style';
  document.head.append(placeholder);
}

/**
 * Names the locale and the texts of React Aria's parts, as its own package for servers does. Its provider would do too, but
 * opens the browser's language data while the first rows wait.
 */
function settleLocale(language: AdminLanguage, controlTexts: object | undefined): void {
  Object.assign(window, {
    [Symbol.for('react-aria.i18n.locale')]: adminLocales[language],
    ...(controlTexts ? { [Symbol.for('react-aria.i18n.strings')]: controlTexts } : {}),
  });
}

/** The words of a language; undefined for English, and where they cannot be had. */
async function loadTranslations(loaders: TranslationLoaders, language: AdminLanguage): Promise<Translations | undefined> {
  try {
    return (await loaders[language]?.())?.default;
  } catch (error) {
    console.error(`The words of "${language}" could not be loaded; the admin speaks English.`, error);
    return undefined;
  }
}

/** The admin's policy forbids `eval`; without this, zod tries it once and the browser reports that as a violation. */
function spareEval(): void {
  Object.assign(globalThis, { __zod_globalConfig: { jitless: true } });
}

/** Where one is, to come back after a login. */
function here(): string {
  const path = window.location.pathname.slice(basename.length) || '/';
  return encodeURIComponent(`${path}${window.location.search}`);
}

/**
 * Starts the admin in the element `#lectern-admin`, with the data of `#lectern-boot`: in English at once, in another
 * language as soon as its words are there, so that nothing is drawn in two languages.
 */
export function start(options: StartOptions): void {
  const boot = JSON.parse(document.querySelector('#lectern-boot')?.textContent ?? '') as Boot;
  const language = ownLanguage(boot.user);
  if (language === 'en') begin(options, boot);
  else
    void loadTranslations(options.translations ?? {}, language).then((words) =>
      begin(options, boot, words && { language, words }),
    );
}

/** The language of the person with its words; left out for English. */
interface Spoken {
  readonly language: AdminLanguage;
  readonly words: Translations;
}

function begin({ modules, moduleManifests, plugins, catalogue }: StartOptions, englishBoot: Boot, spoken?: Spoken): void {
  const root = document.querySelector('#lectern-admin');
  if (!root) throw new Error('The admin needs an element with the id "lectern-admin".');
  spareStyleElement();
  settleLocale(spoken?.language ?? 'en', spoken?.words.controlTexts);
  spareEval();
  startMessages(catalogue, firstMessagesOf(modules));
  if (spoken) speak(spoken.language, spoken.words);
  document.documentElement.lang = spoken?.language ?? 'en';
  guardUnload();

  const boot = translatedBoot(englishBoot);
  let token = boot.csrfToken;
  const isSignedIn = boot.user.ID !== 0;
  if (isSignedIn) afterFirstScreen(() => tellTimeZone(boot.timeZone));
  nameLocales(boot.localeNames);
  keepSiteTimeZone(boot.siteTimeZone);
  const requests = createRequestTracker();
  dispatch({ type: 'session-known', isAuthenticated: isSignedIn });
  const client = createClient({
    apiPath: boot.apiPath,
    getToken: () => token,
    onToken: (next) => (token = next),
    track: requests.track,
    onSignedOut: () => {
      if (isSignedIn) session.ended();
    },
  });
  const calls = portOf(modules, 'session');
  const currentUser = createCurrentUser(boot.user, () => calls.current(client));
  const preferences = createPreferences(boot.user.ID, { storage: () => window.localStorage, show: showPreferences });
  const session = createSession({
    refresh: () => calls.refresh(client),
    leave: (reason) => leaveFor(`/login?next=${here()}${reason === 'inactive' ? '&reason=inactive' : ''}`),
  });
  if (isSignedIn) {
    watchInactivity({
      minutes: boot.inactivityMinutes,
      onInactive: () => void calls.logOut(client).then(() => session.ended('inactive')),
      onActive: { everyMinutes: 10, run: () => void session.refresh() },
      lastSign: createLastSign(),
    });
  }
  const router = createBrowserRouter(createRoutes(modules), { basename });
  const admin = (
    <AdminApp
      app={{ boot, client, session, modules, moduleManifests, plugins, requests, currentUser, preferences }}
      queries={createQueries()}
    >
      <RouterProvider router={router} />
    </AdminApp>
  );
  // Where the server drew the first screen, it stays as it is and comes to life; in a language whose words did not come it is drawn anew.
  if (root.hasChildNodes() && boot.user.language === (spoken?.language ?? 'en')) hydrateRoot(root, admin);
  else createRoot(root).render(admin);
}
