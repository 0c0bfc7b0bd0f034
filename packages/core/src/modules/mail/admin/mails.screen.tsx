import { Mails, RotateCw } from 'lucide-react';
import { keepPreviousData, useQuery, useQueryClient } from '@tanstack/react-query';
import { useMemo } from 'react';
import type { ReactElement } from 'react';
import type { MailSortColumn, OutboxMail } from '../mail.calls.ts';
import { mailCalls } from '../mail.client.ts';
import { useApp } from '#admin/shell/app-context.ts';
import { unwrap } from '#admin/state/call-error.ts';
import { useFailureNotice } from '#admin/state/use-failure-notice.ts';
import { useText } from '#admin/messages/use-messages.ts';
import { Button } from '#admin/ui/controls/button.tsx';
import { pageQuery, queriedRows } from '#admin/ui/list/list-query.ts';
import { ListScreen } from '#admin/ui/list/list-screen.tsx';
import { filtered } from '#admin/ui/list/list-state.ts';
import { notify } from '#admin/ui/overlay/notify.ts';
import { EmptyState } from '#admin/ui/layout/screen-state.tsx';
import { Screen } from '#admin/ui/layout/screen.tsx';
import { Select } from '#admin/ui/controls/select.tsx';
import { toggledSort } from '#admin/ui/list/sort-toggle.ts';
import { useListState } from '#admin/ui/list/use-list-state.ts';
import { mailColumns } from './mail-columns.tsx';
import { mailStates } from './mail-states.ts';
import { TransportNote } from './transport-note.tsx';
import { mailsKey } from './use-mail-status.ts';

const shape = {
  columns: ['queuedAt', 'template', 'state', 'attempts'] as const,
  initial: { columnToSort: 'queuedAt' as MailSortColumn, sortOrder: 'desc' as const },
  filters: ['state'],
};

/** The outbox: what waits, what was sent, what failed. Texts of mails are kept nowhere. */
export default function MailsScreen(): ReactElement {
  const t = useText();
  const { client } = useApp();
  const queries = useQueryClient();
  const tellFailure = useFailureNotice();
  const [state, setState] = useListState<MailSortColumn>(shape);
  const { state: mailState = '' } = state.filters;
  const query = { ...pageQuery(state), state: mailState };
  const list = useQuery({
    queryKey: [...mailsKey, 'list', query],
    placeholderData: keepPreviousData,
    queryFn: async ({ signal }) => unwrap(await client.call(mailCalls.list, { query, signal })),
  });
  const columns = useMemo(() => {
    const retry = async (mail: OutboxMail) => {
      const result = await client.call(mailCalls.retry, { params: { id: mail.id } });
      tellFailure(result, { about: mail.id });
      if (result.ok) notify(t('mails.retried'));
      void queries.invalidateQueries({ queryKey: mailsKey });
    };
    return mailColumns({
      t,
      state,
      onSort: (column) => setState(toggledSort(state, column)),
      onRetry: (mail) => void retry(mail),
    });
  }, [t, state, setState, client, queries, tellFailure]);

  const look = Object.hasOwn(mailStates, mailState) ? mailStates[mailState as OutboxMail['state']] : undefined;
  const stateName = look ? t(look.text) : mailState;
  const tokens = [
    ...(mailState
      ? [
          {
            key: 'state',
            label: t('mails.filter.state', { name: stateName }),
            goodNews: look?.goodNews && t(look.goodNews),
            onRemove: () => setState(filtered(state, 'state', '')),
          },
        ]
      : []),
  ];
  return (
    <Screen
      title={t('mails.title')}
      detail={list.data && <span className="lc-num">{t('mails.count', { count: list.data.totalItems })}</span>}
      actions={
        <Button
          icon={<RotateCw className="lc-icon" aria-hidden="true" />}
          onPress={() => void queries.invalidateQueries({ queryKey: mailsKey })}
        >
          {t('mails.refresh')}
        </Button>
      }
    >
      <TransportNote />
      <ListScreen
        caption={t('mails.title')}
        columns={columns}
        keyOf={(mail) => mail.id}
        state={state}
        onState={setState}
        {...queriedRows(list)}
        searchLabel={t('mails.search')}
        tokens={tokens}
        filters={
          <Select
            label={t('mails.state')}
            isLabelHidden
            size="small"
            value={mailState || 'all'}
            options={[
              { value: 'all', label: t('mails.allStates') },
              ...Object.entries(mailStates).map(([value, { text }]) => ({ value, label: t(text) })),
            ]}
            onChange={(next) => setState(filtered(state, 'state', next === 'all' ? '' : next))}
          />
        }
        empty={<EmptyState icon={<Mails />} title={t('mails.empty')} text={t('mails.emptyText')} />}
      />
    </Screen>
  );
}
