import { isRealDay, toDate } from './calendar.ts';
import { monthOf } from './months.ts';

/** `incomplete`: not a day, a month and a year of four digits. `impossible`: no day of the calendar, such as 31/2. */
export type DateFault = 'incomplete' | 'impossible';

const numbers = /^(\d{1,2})([/. -])(\d{1,2})\2(\d{4})$/;
const words = /^(\d{1,2})[ .-]+(\p{L}+)[ .-]+(\d{4})$/u;
const digits = /^(\d{2})(\d{2})(\d{4})$/;
const iso = /^(\d{4})-(\d{2})-(\d{2})$/;

/** Day, month and year as they were written. */
function partsOf(text: string): readonly [string, number, string] | undefined {
  const ofNumbers = numbers.exec(text);
  if (ofNumbers) return [ofNumbers[1] ?? '', Number(ofNumbers[3]), ofNumbers[4] ?? ''];
  const ofDigits = digits.exec(text);
  if (ofDigits) return [ofDigits[1] ?? '', Number(ofDigits[2]), ofDigits[3] ?? ''];
  const ofIso = iso.exec(text);
  if (ofIso) return [ofIso[3] ?? '', Number(ofIso[2]), ofIso[1] ?? ''];
  const ofWords = words.exec(text);
  const month = ofWords && monthOf(ofWords[2] ?? '');
  return ofWords && month ? [ofWords[1] ?? '', month, ofWords[3] ?? ''] : undefined;
}

/**
 * A day as `2026-11-27`, from what people type: `27/11/2026`, `27-11-2026`, `27.11.2026`, `27112026`, `27 november 2026`, and as
 * machines write it. The day comes first, a year has four digits, and nothing is guessed.
 */
export function readDate(text: string): { readonly value: string } | { readonly fault: DateFault } {
  const parts = partsOf(
    text
      .trim()
      .replaceAll(/\s+/g, ' ')
      .replaceAll(/ ?([/.-]) ?/g, '$1'),
  );
  if (!parts) return { fault: 'incomplete' };
  const day = { day: Number(parts[0]), month: parts[1], year: Number(parts[2]) };
  return isRealDay(day) ? { value: toDate(day) } : { fault: 'impossible' };
}
