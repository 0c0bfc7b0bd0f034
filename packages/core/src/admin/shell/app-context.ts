import { createContext, useCallback, useContext } from 'react';
import { errorText } from '../../contract/errors.ts';
import type { FieldError } from '../../contract/errors.ts';
import type { Client } from '../../client/create-client.ts';
import type { Failure } from '../../client/result.ts';
import type { ModuleManifest } from '../../contract/module.ts';
import { hasPermission } from '../../contract/permissions.ts';
import type { BootUser } from '../../contract/boot.ts';
import type { CurrentUser } from '../state/current-user.ts';
import type { PreferenceStore, Preferences } from '../state/preferences.ts';
import type { RequestTracker } from '../state/requests.ts';
import { useText } from '../messages/use-messages.ts';
import { useStore } from '../ui/store/use-store.ts';
import type { AdminModule } from '../define-admin.ts';
import type { Boot } from '../../contract/boot.ts';
import type { AdminPlugins } from './plugins.ts';
import type { Session } from './session.ts';

/** The parts of the shell that every screen may ask for. */
export interface App {
  readonly boot: Boot;
  readonly client: Client;
  readonly session: Session;
  /** Entries of core's modules, in their order. */
  readonly modules: readonly AdminModule[];
  /** The manifests of core's modules, in their order; imported when they are first asked for. */
  readonly moduleManifests: () => Promise<readonly ModuleManifest[]>;
  readonly plugins: AdminPlugins;
  readonly currentUser: CurrentUser;
  readonly preferences: PreferenceStore;
  /** The outcomes of the calls of this visit. */
  readonly requests: RequestTracker;
}

export const AppContext = createContext<App | null>(null);

/** The shell around a screen. */
export function useApp(): App {
  const app = useContext(AppContext);
  if (!app) throw new Error('This component stands outside the admin shell.');
  return app;
}

/** The typed client, for plugins' own screens. */
export const useClient = (): Client => useApp().client;

/** The languages of the site's pages, and the one that the others fall back to. */
export const useSiteLocales = (): Boot['locales'] => useApp().boot.locales;

/** The user who is logged in, as they are now. */
export function useCurrentUser(): BootUser {
  const { currentUser } = useApp();
  return useStore(currentUser);
}

export function usePreferences(): Preferences {
  const { preferences } = useApp();
  return useStore(preferences);
}

/** Whether the current user's role carries a permission. */
export function usePermission(name: string | undefined): boolean {
  const user = useCurrentUser();
  return name === undefined || hasPermission(user, name);
}

/** The text of an error, with the label of its field in it. */
export function useErrorText(): (error: Pick<FieldError, 'code'>, label?: string) => string {
  const { errors } = useApp().boot;
  return useCallback((error, label) => errorText(errors, error.code, label), [errors]);
}

/** The texts of a failed call that belong to no field, at least one; of what was asked for too often, also when it may be again. */
export function useFailureTexts(): (failure: Failure) => string[] {
  const textOf = useErrorText();
  const t = useText();
  return useCallback(
    ({ errors, status, retryAfter }) => {
      const texts = new Set(errors.map((error) => textOf(error, error.property)));
      const again = status === 429 && retryAfter ? [t('failure.again', { count: Math.ceil(retryAfter / 60) })] : [];
      return [...texts, ...again];
    },
    [t, textOf],
  );
}
