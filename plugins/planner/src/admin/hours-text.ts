import type { Hours } from '../slots/rules.types.ts';

const one = /^(\d{1,2}):?(\d{2})?\s*[-–]\s*(\d{1,2}):?(\d{2})?$/;
const time = (hour: string, minute = '00'): string => `${hour.padStart(2, '0')}:${minute}`;

/** Hours from what people write, `9-12, 13:00-17:00`; undefined where it says none. */
export function readHours(text: string): readonly Hours[] | undefined {
  const parts = text
    .replaceAll(/\s*[-–]\s*/g, '-')
    .split(/[\s,;]+/)
    .filter((part) => part !== '');
  const found = parts.flatMap((part) => {
    const [, hour = '', minute, toHour = '', toMinute] = one.exec(part) ?? [];
    return hour === '' ? [] : [{ from: time(hour, minute), to: time(toHour, toMinute) }];
  });
  return found.length === parts.length ? found : undefined;
}

/** `09:00-12:00 13:00-17:00`. */
export const hoursText = (hours: readonly Hours[]): string => hours.map(({ from, to }) => `${from}-${to}`).join(' ');
