import type { Field, FileAnswer } from './definition.types.ts';
import { faultText } from './fault-text.ts';
import { readField } from './read-field.ts';

interface CheckOptions {
  /** The day where the site is, as `2026-11-27`. */
  readonly today: string;
  /** Of the sentence: `nl`. */
  readonly language: string;
  readonly files?: readonly FileAnswer[];
  /** Default: unless it is optional. A group may demand the answers of optional fields. */
  readonly isDemanded?: boolean;
}

/**
 * The verdict on one field by itself, as the sentence below its label; undefined where its answer is right. The same on the
 * server and in browsers, which need nothing else of the definition for it.
 */
export function checkField(field: Field, texts: readonly string[], options: CheckOptions): string | undefined {
  if (field.kind === 'calculated') return undefined;
  const { today, language, files = [], isDemanded = !field.isOptional } = options;
  const { answer, fault } = readField(field, { texts, files }, today);
  if (fault) return faultText(fault, language);
  return answer === undefined && isDemanded ? faultText({ code: 'V_01' }, language) : undefined;
}
