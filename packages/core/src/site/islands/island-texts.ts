import type { SiteContext } from '../define-site.ts';

const place = /\{\{\s*([\w.]+)\s*\}\}/g;

/**
 * Finds the texts of an island as the server does: by key, one with a count by the form that it takes in the language, with what
 * stands between double braces filled in. A key without a text stands for itself.
 */
export function islandTexts(texts: Readonly<Record<string, string>>, language: string): SiteContext['t'] {
  const forms = new Intl.PluralRules(language);
  const textOf = (key: string): string | undefined => (Object.hasOwn(texts, key) ? texts[key] : undefined);
  const formOf = (key: string, count: number): string | undefined =>
    (count === 0 ? textOf(`${key}_zero`) : undefined) ?? textOf(`${key}_${forms.select(count)}`);
  return (key, values = {}) => {
    const { count } = values;
    const text = (typeof count === 'number' ? formOf(key, count) : undefined) ?? textOf(key) ?? key;
    return text.replaceAll(place, (written, name: string) => String(values[name] ?? written));
  };
}
