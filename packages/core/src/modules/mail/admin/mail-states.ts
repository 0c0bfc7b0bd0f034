import type { MailState } from '../mail.calls.ts';
import type { TextKey } from '#admin/messages/message-key.ts';
import type { StatusBadgeProps } from '#admin/ui/layout/status-badge.tsx';

interface MailStateLook {
  readonly text: TextKey;
  readonly tone: StatusBadgeProps['tone'];
  /** What is said where there are none, as far as that is good news. */
  readonly goodNews?: TextKey;
}

/** The label and the tone of each state of a mail. */
export const mailStates: Readonly<Record<MailState, MailStateLook>> = {
  waiting: { text: 'mails.waiting', tone: 'warning', goodNews: 'mails.none.waiting' },
  sending: { text: 'mails.sending', tone: 'warning' },
  sent: { text: 'mails.sent', tone: 'neutral' },
  failed: { text: 'mails.failed', tone: 'danger', goodNews: 'mails.none.failed' },
  obsolete: { text: 'mails.obsolete', tone: 'neutral' },
};
