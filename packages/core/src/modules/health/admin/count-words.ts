import { labelOf } from '#admin/messages/translations.ts';
import type { HealthCount } from '../health.schema.ts';

/** A text of something that is counted in the language of the person; `name` says whose it is. */
export const wordsOf = (text: string, name: string): string => labelOf(text, name.split('/', 1)[0]);

/** Whether something wants attention, or nobody knows. */
export const wantsAttention = ({ count }: HealthCount): boolean => count !== 0;
