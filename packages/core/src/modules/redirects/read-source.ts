import type { LocaleSettings } from '../../contract/locale.ts';
import { canonicalSource, isPattern, properSource, segmentsOf } from '../../contract/source-address.ts';

/**
 * The address or pattern of a rule as it is stored, or the word of what is wrong with it: `invalid` for none, `wholeSite` for a
 * pattern of which nothing is left but placeholders once the prefix of the default locale is left out.
 */
export function readSource(
  input: string,
  settings: Pick<LocaleSettings, 'defaultLocale'>,
): { readonly path: string } | { readonly problem: 'invalid' | 'wholeSite' } {
  const path = properSource(input, settings);
  if (path === undefined) return { problem: 'invalid' };
  const isShorter = path !== canonicalSource(input);
  return isShorter && isPattern(path) && segmentsOf(path).every(isPattern) ? { problem: 'wholeSite' } : { path };
}
