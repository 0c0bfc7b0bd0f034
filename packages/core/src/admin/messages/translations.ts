import type { AdminLanguage } from '../../contract/admin-language.ts';
import { speakFormats } from './format.ts';
import { speakTexts } from './use-messages.ts';
import type { Catalogue } from './use-messages.ts';

/** The words of one language other than English: texts by their keys, labels by the English words, errors by their codes. */
export interface Translations {
  readonly core: Catalogue;
  /** By the id of the plugin. */
  readonly plugins: Readonly<Record<string, Catalogue>>;
  /** What React Aria says itself, by its packages. */
  readonly controlTexts?: object;
}

/** Imports the words of each language when somebody speaks it. */
export type TranslationLoaders = Partial<Readonly<Record<AdminLanguage, () => Promise<{ readonly default: Translations }>>>>;

let spoken: Translations | undefined;

const find = (words: Catalogue | undefined, key: string): string | undefined =>
  words && Object.hasOwn(words, key) ? words[key] : undefined;

const first = (words: readonly (Catalogue | undefined)[], key: string): string | undefined =>
  words.map((each) => find(each, key)).find((text) => text !== undefined);

/**
 * What stands in a manifest in English, in the language of the person: by the words of its plugin, which is named by its
 * id, then by those of core, then by whoever's words they are. The English itself where nobody translated it.
 */
export const labelOf = (english: string, plugin?: string): string =>
  first([plugin === undefined ? undefined : spoken?.plugins[plugin], spoken?.core], english) ??
  (plugin === undefined || !spoken?.plugins[plugin] ? first(Object.values(spoken?.plugins ?? {}), english) : undefined) ??
  english;

/** The text of an error code in the language of the person; undefined where it is English alone. */
export const errorTextOf = (code: string): string | undefined =>
  first([spoken?.core, ...Object.values(spoken?.plugins ?? {})], code);

/** The texts of plugins stand in the one catalogue under the plugin's id. */
const textsOf = ({ core, plugins }: Translations): Catalogue =>
  Object.assign(
    {},
    core,
    ...Object.entries(plugins).map(([id, words]) =>
      Object.fromEntries(Object.entries(words).map(([key, text]) => [`${id}.${key}`, text])),
    ),
  ) as Catalogue;

/** From now on everything is said in this language. To be called before anything is drawn; without words it is English. */
export function speak(language: AdminLanguage, translations?: Translations): void {
  spoken = translations;
  speakFormats(language);
  speakTexts(language, translations ? textsOf(translations) : {});
}
