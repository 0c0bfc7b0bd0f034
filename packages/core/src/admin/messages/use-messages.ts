import i18next from 'i18next';
import { initReactI18next, useTranslation } from 'react-i18next';
import { en } from './shell.messages.ts';
import type { TextKey } from './message-key.ts';

export type TextValues = Readonly<Record<string, string | number>>;
export type Text = (key: TextKey, values?: TextValues) => string;

/** The admin's texts. An instance of its own, so that a plugin that uses i18next for itself does not meet it. */
const texts = i18next.createInstance();

type Catalogue = Readonly<Record<string, string>>;

/** Parts of the catalogue that come with the screens that need them. */
const parts = {
  accounts: async (): Promise<Catalogue> => (await import('../../modules/auth/admin/accounts.messages.ts')).enAccounts,
  // What roles grant is told in the words of accounts.
  audit: async (): Promise<Catalogue> => {
    const [{ enAudit }, { enAccounts }] = await Promise.all([
      import('../../modules/audit/admin/audit.messages.ts'),
      import('../../modules/auth/admin/accounts.messages.ts'),
    ]);
    return { ...enAccounts, ...enAudit };
  },
  content: async (): Promise<Catalogue> => (await import('../../modules/pages/admin/content.messages.ts')).enContent,
  // The library speaks with the words of the fields too.
  media: async (): Promise<Catalogue> => {
    const [{ enMedia }, { enContent }] = await Promise.all([
      import('../../modules/media/admin/media.messages.ts'),
      import('../../modules/pages/admin/content.messages.ts'),
    ]);
    return { ...enContent, ...enMedia };
  },
  // The field for passwords speaks with the words of accounts.
  kit: async (): Promise<Catalogue> => {
    const [{ enKit }, { enAccounts }] = await Promise.all([
      import('../gallery/gallery.messages.ts'),
      import('../../modules/auth/admin/accounts.messages.ts'),
    ]);
    return { ...enAccounts, ...enKit };
  },
};
export type TextPart = keyof typeof parts;

let siteTexts: Catalogue = {};
let pluginTexts: Catalogue = {};

function add(added: Catalogue): void {
  // What the site calls by other names keeps those names.
  texts.addResourceBundle('en', 'translation', { ...added, ...siteTexts }, false, true);
}

/** Adds a part of the catalogue, once. To be awaited before a component that speaks with it is drawn. */
export async function loadTexts(part: TextPart): Promise<void> {
  add(await parts[part]());
}

/** Adds the texts of a plugin, whose keys begin with its id: at once, or when the catalogue is made ready. */
export function joinTexts(added: Catalogue): void {
  pluginTexts = { ...pluginTexts, ...added };
  if (texts.isInitialized) add(added);
}

/** A text of a plugin, in React and outside it. The admin has one language, so that no text ever changes. */
export function readText(key: string, values?: TextValues): string {
  // Where no admin was started, as in a plugin's unit tests, its own texts are all there is.
  if (!texts.isInitialized) startTexts();
  return texts.t(key, values ?? {});
}

/** A component that is imported with its texts when it is first drawn. */
export const withTexts =
  <Module>(part: TextPart, load: () => Promise<Module>) =>
  async (): Promise<Module> =>
    (await Promise.all([load(), loadTexts(part)]))[0];

/**
 * Makes the catalogue ready. `overrides` replaces single texts, for a site that calls things by other names.
 */
export function startTexts(overrides: Catalogue = {}): void {
  siteTexts = overrides;
  void texts.use(initReactI18next).init({
    lng: 'en',
    fallbackLng: 'en',
    resources: { en: { translation: { ...en, ...pluginTexts, ...overrides } } },
    keySeparator: false,
    nsSeparator: false,
    // Synchronous: the first paint has its words.
    initAsync: false,
    interpolation: { escapeValue: false },
    returnEmptyString: false,
  });
}

/** The texts inside React. */
export function useText(): Text {
  const { t } = useTranslation('translation', { i18n: texts });
  return t as unknown as Text;
}
