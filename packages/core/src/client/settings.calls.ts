import type { Send } from './http.ts';
import { isRecord } from './result.ts';
import type { Body, Result } from './result.ts';

/** The site's locales. */
export interface Locales {
  readonly availableLocales: readonly string[];
  readonly defaultLocale: string;
  /** Locales whose translations have a slug of their own. */
  readonly customSlugLocales: readonly string[];
}

export interface SettingsCalls {
  readonly get: () => Promise<Result<Locales>>;
}

const list = (value: unknown): string[] =>
  Array.isArray(value) ? value.filter((entry): entry is string => typeof entry === 'string') : [];

/** Reads the locales out of an answer or of the shell's boot data. */
export function readLocales(value: unknown): Locales {
  const source: Body = isRecord(value) ? value : {};
  const availableLocales = list(source['availableLocales']);
  const defaultLocale = typeof source['defaultLocale'] === 'string' ? source['defaultLocale'] : (availableLocales[0] ?? 'en');
  return { availableLocales, defaultLocale, customSlugLocales: list(source['customSlugLocales']) };
}

export const settingsCalls = (send: Send): SettingsCalls => ({
  get: () => send({ path: '/settings/get', pick: readLocales }),
});
