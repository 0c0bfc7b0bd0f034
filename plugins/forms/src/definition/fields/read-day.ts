import { ageOn, readDate } from '@lectern/dutch';
import { cleanLine } from '../clean-text.ts';
import type { DateField } from '../definition.types.ts';
import { refused } from '../fault.ts';
import type { Reading } from '../fault.ts';

const oldest = 120;

/** A day by its range. `today` as `2026-11-27`. */
export function readDay(field: DateField, sent: string, today: string): Reading<string> {
  const text = cleanLine(sent);
  if (text === '') return {};
  const read = readDate(text);
  if ('fault' in read) return refused(read.fault === 'impossible' ? 'FO_10' : 'FO_09');
  const day = read.value;
  const { range, minAge } = field;
  if ((range === 'past' && day > today) || (range === 'birth' && day >= today)) return refused('FO_11');
  if (range === 'future' && day < today) return refused('FO_12');
  if (range === 'birth' && ageOn(day, today) > oldest) return refused('FO_13', { max: oldest });
  if (minAge !== undefined && ageOn(day, today) < minAge) return refused('FO_14', { min: minAge });
  return { answer: day };
}
