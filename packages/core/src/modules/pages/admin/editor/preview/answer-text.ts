import type { Text } from '#admin/messages/use-messages.ts';
import type { AccessAnswer } from './access-question.ts';

/** How much was found, in a sentence. */
export const answerText = (t: Text, answer: AccessAnswer): string =>
  answer === null ? t('access.failed') : answer.length === 0 ? t('access.none') : t('access.found', { count: answer.length });
