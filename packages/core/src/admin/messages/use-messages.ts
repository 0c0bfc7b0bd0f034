import i18next from 'i18next';
import { uiMessages } from '../ui/messages/ui.messages.ts';
import { shellMessages } from './shell.messages.ts';
import type { TextKey } from './message-key.ts';

export type TextValues = Readonly<Record<string, string | number>>;
export type Text = (key: TextKey, values?: TextValues) => string;

/** The admin's texts. An instance of its own, so that a plugin that uses i18next for itself does not meet it. */
const texts = i18next.createInstance();

export type Catalogue = Readonly<Record<string, string>>;

/** Imports a part of the catalogue: `() => import('./users.messages.ts')`. Every catalogue that the file exports counts. */
export type MessageLoader = () => Promise<Readonly<Record<string, Catalogue>>>;

/** Texts without values, as they were said: a toolbar asks for its forty with each letter that is typed. */
const said = new Map<string, string>();

let siteTexts: Catalogue = {};
let joinedTexts: Catalogue = {};

function add(added: Catalogue): void {
  said.clear();
  // What the site calls by other names keeps those names.
  texts.addResourceBundle('en', 'translation', { ...added, ...siteTexts }, false, true);
}

/** Adds parts of the catalogue. To be awaited before a component that speaks with them is drawn. */
export async function loadMessages(loaders: readonly MessageLoader[] = []): Promise<void> {
  const files = await Promise.all(loaders.map((load) => load()));
  for (const file of files) for (const catalogue of Object.values(file)) add(catalogue);
}

/** Adds messages of a plugin, whose keys begin with its id: at once, or when the catalogue is made ready. */
export function joinMessages(added: Catalogue): void {
  joinedTexts = { ...joinedTexts, ...added };
  if (texts.isInitialized) add(added);
}

/** Says everything in a language, with these texts in it; what they leave out stays English. */
export function speakTexts(language: string, translated: Catalogue): void {
  said.clear();
  texts.addResourceBundle(language, 'translation', { ...translated, ...siteTexts }, false, true);
  void texts.changeLanguage(language);
}

/** A text of a plugin, in React and outside it. A page speaks one language, so that no text ever changes. */
export function readText(key: string, values?: TextValues): string {
  // Where no admin was started, as in a plugin's unit tests, its own texts are all there is.
  if (!texts.isInitialized) startMessages();
  if (values) return texts.t(key, values);
  const known = said.get(key);
  if (known !== undefined) return known;
  const text = texts.t(key);
  said.set(key, text);
  return text;
}

/** A component that is imported with its messages when it is first drawn. */
export const withMessages =
  <Module>(loaders: readonly MessageLoader[] | undefined, load: () => Promise<Module>) =>
  async (): Promise<Module> =>
    (await Promise.all([load(), loadMessages(loaders)]))[0];

/**
 * Makes the catalogue ready with the messages of the first download. `overrides` replaces single texts, for a site that
 * calls things by other names.
 */
export function startMessages(overrides: Catalogue = {}, first: readonly Catalogue[] = []): void {
  said.clear();
  siteTexts = overrides;
  void texts.init({
    lng: 'en',
    fallbackLng: 'en',
    resources: {
      en: { translation: Object.assign({}, uiMessages, shellMessages, ...first, joinedTexts, overrides) as Catalogue },
    },
    keySeparator: false,
    nsSeparator: false,
    // Synchronous: the first paint has its words.
    initAsync: false,
    interpolation: { escapeValue: false },
    returnEmptyString: false,
  });
}

/** The texts inside React: one function, since a page speaks one language. */
export const useText = (): Text => readText;
