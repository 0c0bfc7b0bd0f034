import type { Text } from '#admin/messages/use-messages.ts';
import type { Choice } from '#admin/ui/controls/segmented-control.tsx';
import type { Upkeep } from '#modules/pages/upkeep.calls.ts';

/** In days: a month to two years. */
const offered = [30, 90, 180, 365, 730];
const asType = 'type';

/** The choice that an interval is. */
export const intervalValue = (days: number | null): string => (days === null ? asType : String(days));

/** The interval that a choice is: days, 0 for never, null for what the page type says. */
export const intervalOf = (value: string): number | null => (value === asType ? null : Number(value));

/** The intervals that a page may have, with the one that it has. */
export function intervalChoices(t: Text, { everyDays, typeEveryDays }: Pick<Upkeep, 'everyDays' | 'typeEveryDays'>): Choice[] {
  const all = [...new Set([...offered, ...(everyDays ? [everyDays] : [])])].sort((one, other) => one - other);
  const interval = typeEveryDays === null ? t('upkeep.never') : t('upkeep.days', { count: typeEveryDays });
  return [
    { value: asType, label: t('upkeep.asType', { interval }) },
    { value: '0', label: t('upkeep.neverChoice') },
    ...all.map((days) => ({ value: String(days), label: t('upkeep.daysChoice', { count: days }) })),
  ];
}
