import type { MailState } from '../mail.calls.ts';
import type { TextKey } from '../../../admin/messages/message-key.ts';
import type { StatusBadgeProps } from '../../../admin/ui/layout/status-badge.tsx';

/** The label and the tone of each state of a mail. */
export const mailStates: Readonly<Record<MailState, { readonly text: TextKey; readonly tone: StatusBadgeProps['tone'] }>> = {
  waiting: { text: 'mails.waiting', tone: 'warning' },
  sending: { text: 'mails.sending', tone: 'warning' },
  sent: { text: 'mails.sent', tone: 'neutral' },
  failed: { text: 'mails.failed', tone: 'danger' },
  obsolete: { text: 'mails.obsolete', tone: 'neutral' },
};
