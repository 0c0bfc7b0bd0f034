import { toDay, weekdayOf } from './calendar.ts';
import { months } from './months.ts';

const weekdays = ['zondag', 'maandag', 'dinsdag', 'woensdag', 'donderdag', 'vrijdag', 'zaterdag'] as const;

/** `2026-11-27` as `27 november 2026`, and with its weekday as `vrijdag 27 november 2026`. */
export function dateInWords(date: string, { weekday = false }: { readonly weekday?: boolean } = {}): string {
  const { day, month, year } = toDay(date);
  const words = `${day} ${months[month - 1] ?? ''} ${year}`;
  return weekday ? `${weekdays[weekdayOf(date)] ?? ''} ${words}` : words;
}
