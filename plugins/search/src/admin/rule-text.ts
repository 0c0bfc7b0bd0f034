import { adminLocale } from '@lectern/core/admin';
import type { ListedWordRule } from '../words.calls.ts';
import { t } from './word-texts.ts';

const day = (value: string): string =>
  new Intl.DateTimeFormat(adminLocale(), { dateStyle: 'medium', timeZone: 'UTC' }).format(new Date(`${value}T00:00:00Z`));

/** What a rule does, after its word. */
export function ruleText({ kind, means, pageTitle, firstDay, lastDay }: ListedWordRule): string {
  if (kind === 'whole') return t('rule.whole');
  if (kind === 'split') return t('rule.split', { words: means.join(' + ') });
  if (kind !== 'promoted') return t(`rule.${kind}`, { words: means.join(', ') });
  const days = [firstDay && t('rule.from', { day: day(firstDay) }), lastDay && t('rule.until', { day: day(lastDay) })];
  return [t('rule.promoted', { page: pageTitle ?? t('rule.pageGone') }), ...days.filter(Boolean)].join(', ');
}
