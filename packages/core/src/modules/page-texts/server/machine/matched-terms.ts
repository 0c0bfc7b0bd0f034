import type { TranslationTerm } from '#server/kernel/machine-translator.ts';
import { foldedWords } from '../find/fold-text.ts';

/** Terms that are handed in with one batch. */
const mostTerms = 200;

/** A text or a term as they are compared: whatever their case and accents. */
export const foldedTerm = (text: string): string => foldedWords(text.trim(), { matchCase: false, matchAccents: false });

/** What a text says, without its codes and with its own signs. */
const spoken = (text: string): string =>
  text
    .replace(/<\/?\d+\/?>/g, '')
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&amp;', '&');

/** The terms that some texts hold, the longest first. What a longer word only begins with counts too: words are inflected. */
export function matchedTerms(terms: readonly TranslationTerm[], texts: readonly string[]): TranslationTerm[] {
  const all = ` ${texts.map((text) => foldedTerm(spoken(text))).join(' \n ')}`;
  const isThere = ({ source }: TranslationTerm): boolean => {
    const wanted = foldedTerm(source);
    for (let at = all.indexOf(wanted); at >= 0; at = all.indexOf(wanted, at + 1))
      if (!/[\p{L}\p{N}]/u.test(all.charAt(at - 1))) return true;
    return false;
  };
  return terms
    .filter(isThere)
    .toSorted((one, other) => other.source.length - one.source.length)
    .slice(0, mostTerms)
    .map(({ source, target }) => ({ source, target }));
}
