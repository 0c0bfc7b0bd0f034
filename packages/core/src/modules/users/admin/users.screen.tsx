import { UserPlus, Users as UsersIcon } from 'lucide-react';
import { lazy, Suspense, useMemo, useState } from 'react';
import type { ReactElement } from 'react';
import type { Account } from '../user.schema.ts';
import type { UserSortColumn } from '../users.calls.ts';
import { userCalls } from '../users.client.ts';
import { useApp, useCurrentUser } from '#admin/shell/app-context.ts';
import { useBroughtAlong } from '#admin/shell/use-brought-along.ts';
import { useFailureNotice } from '#admin/state/use-failure-notice.ts';
import { useText } from '#admin/messages/use-messages.ts';
import { Button } from '#admin/ui/controls/button.tsx';
import { pageQuery, queriedRows } from '#admin/ui/list/list-query.ts';
import { ListScreen } from '#admin/ui/list/list-screen.tsx';
import { notify } from '#admin/ui/overlay/notify.ts';
import { EmptyState } from '#admin/ui/layout/screen-state.tsx';
import { Screen } from '#admin/ui/layout/screen.tsx';
import { toggledSort } from '#admin/ui/list/sort-toggle.ts';
import { useListState } from '#admin/ui/list/use-list-state.ts';
import { DeleteUserDialog } from './delete-user-dialog.tsx';
import { ResetFactorDialog } from './reset-factor-dialog.tsx';
import { useRoles } from '../../roles/admin/public.ts';
import { useUsers } from './use-users.ts';
import { userColumns } from './user-columns.tsx';
import { UserFilters, useUserTokens } from './user-filters.tsx';
import { UserPanel } from './user-panel.tsx';
import { userListShape, userSortColumns } from './user-list.ts';

const WhyPanel = lazy(() => import('./why-panel.tsx'));

type Open =
  | { readonly kind: 'edit'; readonly user: Account | undefined }
  | { readonly kind: 'delete' | 'why' | 'factor'; readonly user: Account };

const columnLabels = {
  name: 'user.name',
  email: 'user.email',
  jobTitle: 'user.jobTitle',
  role: 'user.role',
  createdAt: 'column.createdAt',
} as const;

/** Everybody with an account, and those who were invited. */
export default function UsersScreen(): ReactElement {
  const t = useText();
  const { client } = useApp();
  const own = useCurrentUser();
  const tellFailure = useFailureNotice();
  const [state, setState] = useListState<UserSortColumn>(userListShape);
  const { role = '', status = '' } = state.filters;
  const users = useUsers({ ...pageQuery(state), role, status });
  const roles = useRoles();
  const [open, setOpen] = useState<Open>();
  useBroughtAlong<{ readonly isAdding: true }>(() => setOpen({ kind: 'edit', user: undefined }));

  const columns = useMemo(() => {
    const invite = async (user: Account) => {
      const result = await client.call(userCalls.invite, { params: { id: user.ID } });
      tellFailure(result, { about: user.ID });
      if (result.ok) notify(t('users.invitedNamed', { email: user.email }));
    };
    return userColumns({
      t,
      state,
      ownID: own.ID,
      onSort: (column) => setState(toggledSort(state, column)),
      actions: {
        onEdit: (user) => setOpen({ kind: 'edit', user }),
        onInvite: (user) => void invite(user),
        onExplain: (user) => setOpen({ kind: 'why', user }),
        onResetFactor: (user) => setOpen({ kind: 'factor', user }),
        onDelete: (user) => setOpen({ kind: 'delete', user }),
      },
    });
  }, [t, state, own.ID, client, setState, tellFailure]);

  const tokens = useUserTokens({ roles: roles.data ?? [], state, onState: setState });
  const add = (
    <Button
      theme="orange"
      icon={<UserPlus className="lc-icon" aria-hidden="true" />}
      onPress={() => setOpen({ kind: 'edit', user: undefined })}
    >
      {t('users.add')}
    </Button>
  );
  return (
    <Screen
      title={t('users.title')}
      detail={users.data && <span className="lc-num">{t('users.count', { count: users.data.totalItems })}</span>}
      actions={add}
    >
      <ListScreen
        caption={t('users.title')}
        columns={columns}
        keyOf={(user) => String(user.ID)}
        state={state}
        onState={setState}
        {...queriedRows(users)}
        searchLabel={t('users.search')}
        tokens={tokens}
        sortColumns={userSortColumns.map((column) => ({ value: column, label: t(columnLabels[column]) }))}
        filters={<UserFilters roles={roles.data ?? []} state={state} onState={setState} />}
        empty={<EmptyState icon={<UsersIcon />} title={t('users.empty')} action={add} />}
      />
      {open?.kind === 'edit' && <UserPanel user={open.user} roles={roles.data ?? []} onClose={() => setOpen(undefined)} />}
      {open?.kind === 'delete' && <DeleteUserDialog user={open.user} onClose={() => setOpen(undefined)} />}
      {open?.kind === 'factor' && <ResetFactorDialog user={open.user} onClose={() => setOpen(undefined)} />}
      <Suspense>{open?.kind === 'why' && <WhyPanel user={open.user} onClose={() => setOpen(undefined)} />}</Suspense>
    </Screen>
  );
}
