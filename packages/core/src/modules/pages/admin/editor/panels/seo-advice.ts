import type { Text } from '#admin/messages/use-messages.ts';
import { shownDescription, shownTitle } from '#modules/pages/search-result.ts';

/** What search engines show of a title, which is followed by the separator and the name of the site. Empty where there is none. */
export function titleAdvice(t: Text, title: string, suffix: string): string {
  const count = title.trim().length;
  if (count === 0) return '';
  const facts = { count, whole: count + suffix.length, max: shownTitle };
  if (count > shownTitle) return t('seo.titleLong', facts);
  return t(facts.whole > shownTitle ? 'seo.titleSite' : 'seo.titleFits', facts);
}

/** What search engines show of a description. Empty where there is none. */
export function descriptionAdvice(t: Text, description: string): string {
  const count = description.trim().length;
  if (count === 0) return '';
  const facts = { count, max: shownDescription.longest };
  if (count > shownDescription.longest) return t('seo.textLong', facts);
  return t(count < shownDescription.shortest ? 'seo.textShort' : 'seo.textFits', facts);
}
