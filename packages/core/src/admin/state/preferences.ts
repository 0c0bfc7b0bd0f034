import { createStore } from '../ui/store/create-store.ts';
import type { Store } from '../ui/store/create-store.ts';

/** One person's settings of the admin's look and shortcuts. */
export interface Preferences {
  readonly theme: 'system' | 'light' | 'dark';
  readonly contrast: 'system' | 'normal' | 'more';
  readonly density: 'normal' | 'compact';
  /** On wide screens; folded it shows its pictures alone. */
  readonly navigation: 'open' | 'folded';
  /** Shortcuts of a single key, such as `/` and `?`. */
  readonly hasSingleKeys: boolean;
}

export const defaultPreferences: Preferences = {
  theme: 'system',
  contrast: 'system',
  density: 'normal',
  navigation: 'open',
  hasSingleKeys: true,
};

const oneOf = <Value extends string>(value: unknown, values: readonly Value[], otherwise: Value): Value =>
  values.find((candidate) => candidate === value) ?? otherwise;

/** Reads what was kept. What makes no sense counts as not said. */
export function parsePreferences(text: string | null): Preferences {
  let source: Partial<Record<keyof Preferences, unknown>> = {};
  try {
    source = Object(JSON.parse(text ?? '{}')) as typeof source;
  } catch {
    // Not ours, or cut off.
  }
  return {
    theme: oneOf(source.theme, ['system', 'light', 'dark'], defaultPreferences.theme),
    contrast: oneOf(source.contrast, ['system', 'normal', 'more'], defaultPreferences.contrast),
    density: oneOf(source.density, ['normal', 'compact'], defaultPreferences.density),
    navigation: oneOf(source.navigation, ['open', 'folded'], defaultPreferences.navigation),
    hasSingleKeys: source.hasSingleKeys !== false,
  };
}

/** Attributes of the root element that the stylesheet reads; undefined leaves one out, so that the system decides. */
export const attributesOf = ({
  theme,
  contrast,
  density,
  navigation,
}: Preferences): Readonly<Record<string, string | undefined>> => ({
  'data-theme': theme === 'system' ? undefined : theme,
  'data-contrast': contrast === 'system' ? undefined : contrast,
  'data-density': density === 'normal' ? undefined : density,
  'data-navigation': navigation === 'open' ? undefined : navigation,
});

/** The preferences as the server reads them, so that the first paint looks right: the attributes in one word. */
export const cookieValueOf = (preferences: Preferences): string =>
  Object.values(attributesOf(preferences))
    .map((value) => value ?? '')
    .join('.');

export interface PreferenceStore extends Store<Preferences> {
  readonly set: (change: Partial<Preferences>) => void;
}

interface Place {
  /** Asked for each time: a browser that keeps nothing may throw where it is only looked at. */
  readonly storage: () => Pick<Storage, 'getItem' | 'setItem'>;
  readonly show: (preferences: Preferences) => void;
}

/** What the browser keeps under a name; null where it keeps nothing. */
function kept(storage: Place['storage'], key: string): string | null {
  try {
    return storage().getItem(key);
  } catch {
    return null;
  }
}

/** The preferences of one user in this browser; shown at once and with every change. */
export function createPreferences(userID: number, { storage, show }: Place): PreferenceStore {
  const key = `lectern.preferences.${userID}`;
  const store = createStore(parsePreferences(kept(storage, key)));
  // Nobody logged in: the login looks as whoever was here last wanted it, which the page says already.
  if (userID !== 0) show(store.initial);
  return {
    ...store,
    set(change) {
      const preferences = { ...store.get(), ...change };
      try {
        storage().setItem(key, JSON.stringify(preferences));
      } catch {
        // What is not kept holds until this window is closed.
      }
      show(preferences);
      store.set(preferences);
    },
  };
}

/** Puts preferences on the page and into the cookie that the server reads for the next one. */
export function showPreferences(preferences: Preferences): void {
  const root = document.documentElement;
  for (const [name, value] of Object.entries(attributesOf(preferences))) {
    if (value === undefined) root.removeAttribute(name);
    else root.setAttribute(name, value);
  }
  const secure = window.location.protocol === 'https:' ? '; Secure' : '';
  document.cookie = `lectern-display=${cookieValueOf(preferences)}; Path=/cmsadmin; Max-Age=31536000; SameSite=Lax${secure}`;
}
