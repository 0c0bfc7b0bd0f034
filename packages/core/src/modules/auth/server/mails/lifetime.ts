import { adminLocales } from '#contract/admin-language.ts';
import type { AdminLanguage } from '#contract/admin-language.ts';

const units = [
  [1440, 'day'],
  [60, 'hour'],
  [1, 'minute'],
] as const;

/** Minutes as people say them in their language, in the largest unit that they fill: `7 days`, `90 minutes`. */
export function lifetime(minutes: number, language: AdminLanguage): string {
  const whole = Math.max(1, Math.round(minutes));
  const [size, unit] = units.find(([length]) => whole % length === 0) ?? [1, 'minute'];
  return new Intl.NumberFormat(adminLocales[language], { style: 'unit', unit, unitDisplay: 'long', useGrouping: false }).format(
    whole / size,
  );
}
