import { languageOf, publicPath } from '../../contract/locale.ts';
import type { SiteSettings } from '../../contract/site-settings.ts';
import type { SiblingPage, SiteLanguage } from '../../site/define-site.ts';
import type { PageNearby } from './page-view.ts';

interface Question {
  /** Of the page. */
  readonly locale: string;
  readonly siblings: readonly SiblingPage[];
  /** Home pages that are live. */
  readonly homes: readonly PageNearby[];
  readonly site: Pick<SiteSettings, 'availableLocales' | 'defaultLocale'>;
}

const names = new Map<string, string>();

/** A locale as its speakers call it: `Deutsch`, `français (Canada)`. */
function nameOf(locale: string): string {
  const known = names.get(locale);
  if (known !== undefined) return known;
  const name = new Intl.DisplayNames(locale, { type: 'language', languageDisplay: 'standard' }).of(locale) ?? locale;
  const written = name.charAt(0).toLocaleUpperCase(locale) + name.slice(1);
  names.set(locale, written);
  return written;
}

/** The other languages of a site as a switcher on a page offers them. One in which nothing is live is left out. */
export function languagesOf({ locale: own, siblings, homes, site }: Question): SiteLanguage[] {
  const isAlone = (lang: string): boolean => site.availableLocales.filter((each) => languageOf(each) === lang).length === 1;
  return site.availableLocales.flatMap((locale) => {
    if (locale === own) return [];
    const translation = siblings.find((sibling) => sibling.locale === locale);
    const home = publicPath('/', locale, site);
    const path = translation?.path ?? homes.find((page) => page.path === home)?.path;
    if (path === undefined) return [];
    const lang = languageOf(locale);
    return [{ locale, lang, label: nameOf(isAlone(lang) ? lang : locale), path, isTranslation: translation !== undefined }];
  });
}
