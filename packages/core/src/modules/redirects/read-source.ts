import type { LocaleSettings } from '../../contract/locale.ts';
import { canonicalSource, isPattern, properSource, segmentsOf } from '../../contract/source-address.ts';

/**
 * The address or pattern of a rule as it is stored, or the code of what is wrong with it: V_12 for none, G_40 for a pattern of
 * which nothing is left but placeholders once the prefix of the default locale is left out.
 */
export function readSource(
  input: string,
  settings: Pick<LocaleSettings, 'defaultLocale'>,
): { readonly path: string } | { readonly code: 'V_12' | 'G_40' } {
  const path = properSource(input, settings);
  if (path === undefined) return { code: 'V_12' };
  const isShorter = path !== canonicalSource(input);
  return isShorter && isPattern(path) && segmentsOf(path).every(isPattern) ? { code: 'G_40' } : { path };
}
