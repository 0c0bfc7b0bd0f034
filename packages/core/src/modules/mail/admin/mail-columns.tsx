import { Send } from 'lucide-react';
import type { MailSortColumn, OutboxMail } from '../mail.calls.ts';
import { formatMoment, formatRecent } from '#admin/messages/format.ts';
import type { TextKey } from '#admin/messages/message-key.ts';
import type { Text } from '#admin/messages/use-messages.ts';
import type { Column } from '#admin/ui/list/data-table.tsx';
import { IconButton } from '#admin/ui/controls/icon-button.tsx';
import type { ListState } from '#admin/ui/list/list-state.ts';
import { StatusBadge } from '#admin/ui/layout/status-badge.tsx';
import { mailStates } from './mail-states.ts';

/** The names of core's own mails; a plugin's goes by its name. */
const templateTexts: Readonly<Record<string, TextKey>> = {
  activation: 'mails.template.activation',
  'reset-password': 'mails.template.reset',
  'address-changed': 'mails.template.addressChanged',
  'publication-requested': 'mails.template.publicationRequested',
  'publication-decided': 'mails.template.publicationDecided',
};

interface Input {
  readonly t: Text;
  readonly state: ListState<MailSortColumn>;
  readonly onSort: (column: MailSortColumn) => void;
  readonly onRetry: (mail: OutboxMail) => void;
}

/** The columns of the outbox. */
export function mailColumns({ t, state, onSort, onRetry }: Input): readonly Column<OutboxMail>[] {
  const order = (column: MailSortColumn) => ({
    onSort: () => onSort(column),
    sorted: state.columnToSort === column ? state.sortOrder : undefined,
  });
  const templateOf = ({ template }: OutboxMail): string => {
    const text = Object.hasOwn(templateTexts, template) ? templateTexts[template] : undefined;
    return text ? t(text) : template;
  };
  const recipientOf = ({ recipient }: OutboxMail): string => recipient.email ?? t('mails.gone');
  return [
    {
      key: 'title',
      header: t('mails.template'),
      isRowHeader: true,
      ...order('template'),
      render: (mail) => <span className="lc-clip lc-strong">{templateOf(mail)}</span>,
    },
    {
      key: 'recipient',
      header: t('mails.recipient'),
      width: '22%',
      render: (mail) => (
        <span className="lc-clip" title={mail.recipient.name ?? undefined}>
          {recipientOf(mail)}
        </span>
      ),
    },
    {
      key: 'state',
      header: t('mails.state'),
      width: '7.5rem',
      ...order('state'),
      render: ({ state: mailState }) => (
        <StatusBadge tone={mailStates[mailState].tone}>{t(mailStates[mailState].text)}</StatusBadge>
      ),
    },
    {
      key: 'error',
      header: t('mails.lastError'),
      width: '20%',
      render: ({ lastError, nextAttemptAt }) => (
        <span className="lc-wrap lc-quiet">
          {lastError}
          {lastError && nextAttemptAt && ` ${t('mails.nextAttempt', { time: formatRecent(nextAttemptAt) })}`}
        </span>
      ),
    },
    {
      key: 'attempts',
      header: t('mails.attempts'),
      style: 'lc-table__labelled',
      width: '5.5rem',
      isMinor: true,
      isNumeric: true,
      ...order('attempts'),
      render: (mail) => mail.attempts,
    },
    {
      key: 'updatedAt',
      header: t('mails.queuedAt'),
      width: '7rem',
      isNumeric: true,
      ...order('queuedAt'),
      render: (mail) => (
        <time dateTime={mail.queuedAt} title={formatMoment(mail.queuedAt)}>
          {formatRecent(mail.queuedAt)}
        </time>
      ),
    },
    {
      key: 'actions',
      header: t('column.actions'),
      isHeaderHidden: true,
      width: '3.25rem',
      render: (mail) =>
        mail.policies.retry && (
          <IconButton
            label={t('mails.retry', { name: templateOf(mail), recipient: recipientOf(mail) })}
            icon={<Send className="lc-icon" aria-hidden="true" />}
            onPress={() => onRetry(mail)}
          />
        ),
    },
  ];
}
