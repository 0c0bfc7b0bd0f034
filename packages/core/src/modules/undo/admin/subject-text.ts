import { labelOf } from '#admin/messages/translations.ts';

/** What was changed, as the person calls it: a menu has its name from a page type, in English; all else has what people wrote. */
export function subjectText(kind: string, subject: string): string {
  if (!kind.startsWith('menu.')) return subject;
  const [, label = subject, locale = ''] = /^(.+)( \([\w-]+\))$/.exec(subject) ?? [];
  return labelOf(label) + locale;
}
