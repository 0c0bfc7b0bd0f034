import type { Answer, CalculatedField, Field, FileAnswer } from './definition.types.ts';
import type { Reading } from './fault.ts';
import { refused } from './fault.ts';
import { readChoice } from './fields/read-choice.ts';
import { readCount } from './fields/read-count.ts';
import { readDay } from './fields/read-day.ts';
import { readFiles } from './fields/read-files.ts';
import { readSignature } from './fields/read-signature.ts';
import { readText } from './fields/read-text.ts';

/** A field that a visitor answers. */
export type AskedField = Exclude<Field, CalculatedField>;

/** What was sent under the name of one field. */
export interface SentValue {
  readonly texts: readonly string[];
  readonly files: readonly FileAnswer[];
}

/** What was sent for one field as its answer in normal form, or why it is none. `today` as `2026-11-27`, where the site is. */
export function readField(field: AskedField, { texts, files }: SentValue, today: string): Reading<Answer> {
  if ('choices' in field) return readChoice(field, texts);
  if (field.kind === 'files') return readFiles(field, files);
  const [text = '', ...others] = texts;
  if (others.length > 0) return refused('FO_19');
  if (field.kind === 'signature') return readSignature(text, files);
  if (field.kind === 'date') return readDay(field, text, today);
  return field.kind === 'count' ? readCount(field, text) : readText(field, text);
}
