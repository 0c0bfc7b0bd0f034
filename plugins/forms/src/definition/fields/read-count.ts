import { cleanLine } from '../clean-text.ts';
import type { NumberField } from '../definition.types.ts';
import { refused } from '../fault.ts';
import type { Reading } from '../fault.ts';

/** A whole number within its bounds, as text without noughts before it. */
export function readCount({ min, max }: NumberField, sent: string): Reading<string> {
  const text = cleanLine(sent);
  if (text === '') return {};
  const value = /^\d{1,9}$/.test(text) ? Number(text) : Number.NaN;
  return value >= min && value <= max ? { answer: String(value) } : refused('FO_15', { min, max });
}
