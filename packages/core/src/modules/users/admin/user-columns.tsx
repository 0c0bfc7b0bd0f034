import { Ellipsis, HelpCircle, KeyRound, Mail, Pencil, Trash2 } from 'lucide-react';
import type { ReactElement } from 'react';
import type { Account } from '../user.schema.ts';
import type { UserSortColumn } from '../users.calls.ts';
import { useText } from '#admin/messages/use-messages.ts';
import type { Text } from '#admin/messages/use-messages.ts';
import { Avatar } from '#admin/ui/layout/avatar.tsx';
import type { Column } from '#admin/ui/list/data-table.tsx';
import { IconButton } from '#admin/ui/controls/icon-button.tsx';
import type { ListState } from '#admin/ui/list/list-state.ts';
import { Menu } from '#admin/ui/controls/menu.tsx';
import { StatusBadge } from '#admin/ui/layout/status-badge.tsx';

/** The actions of a row. */
export interface UserActions {
  readonly onEdit: (user: Account) => void;
  readonly onInvite: (user: Account) => void;
  readonly onExplain: (user: Account) => void;
  readonly onResetFactor: (user: Account) => void;
  readonly onDelete: (user: Account) => void;
}

const icon = { className: 'lc-icon', 'aria-hidden': true } as const;

function RowMenu({ user, actions, isSelf }: { readonly user: Account; readonly actions: UserActions; readonly isSelf: boolean }) {
  const t = useText();
  const { canEdit, canEditAccount, canDelete, canExplain } = user.policies;
  const name = user.name || user.email;
  const outOfReach = t('users.outOfReach');
  return (
    <Menu
      label={t('users.actions', { name })}
      trigger={<IconButton label={t('users.actions', { name })} icon={<Ellipsis {...icon} />} />}
      actions={[
        {
          key: 'edit',
          label: t('users.edit'),
          icon: <Pencil {...icon} />,
          onPress: () => actions.onEdit(user),
          ...(canEdit ? {} : { disabledReason: outOfReach }),
        },
        ...(user.status === 'invited' && canEditAccount
          ? [{ key: 'invite', label: t('users.resend'), icon: <Mail {...icon} />, onPress: () => actions.onInvite(user) }]
          : []),
        ...(user.status === 'active' && canEditAccount && !isSelf
          ? [
              {
                key: 'factor',
                label: t('users.resetFactorMenu'),
                icon: <KeyRound {...icon} />,
                onPress: () => actions.onResetFactor(user),
              },
            ]
          : []),
        ...(canExplain
          ? [{ key: 'explain', label: t('why.open'), icon: <HelpCircle {...icon} />, onPress: () => actions.onExplain(user) }]
          : []),
        {
          key: 'delete',
          label: t('users.deleteMenu'),
          icon: <Trash2 {...icon} />,
          isDanger: canDelete,
          onPress: () => actions.onDelete(user),
          ...(canDelete ? {} : { disabledReason: isSelf ? t('users.notYourself') : outOfReach }),
        },
      ]}
    />
  );
}

function Person({ user, actions }: { readonly user: Account; readonly actions: UserActions }): ReactElement {
  const name = user.name || user.email;
  return (
    <span className="lc-person">
      <Avatar name={name} image={user.image} />
      {user.policies.canEdit ? (
        <button type="button" className="lc-row-link" onClick={() => actions.onEdit(user)}>
          {name}
        </button>
      ) : (
        <span className="lc-row-link">{name}</span>
      )}
    </span>
  );
}

interface Input {
  readonly t: Text;
  readonly state: ListState<UserSortColumn>;
  readonly onSort: (column: UserSortColumn) => void;
  readonly actions: UserActions;
  readonly ownID: number;
}

/** The columns of the list of users. */
export function userColumns({ t, state, onSort, actions, ownID }: Input): readonly Column<Account>[] {
  const order = (column: UserSortColumn) => ({
    onSort: () => onSort(column),
    sorted: state.columnToSort === column ? state.sortOrder : undefined,
  });
  return [
    {
      key: 'name',
      header: t('user.name'),
      isRowHeader: true,
      ...order('name'),
      render: (user) => <Person user={user} actions={actions} />,
    },
    {
      key: 'email',
      header: t('user.email'),
      width: '27%',
      ...order('email'),
      render: (user) => <span className="lc-clip">{user.email}</span>,
    },
    {
      key: 'jobTitle',
      header: t('user.jobTitle'),
      width: '18%',
      isMinor: true,
      ...order('jobTitle'),
      render: (user) => user.jobTitle && <span className="lc-clip">{user.jobTitle}</span>,
    },
    {
      key: 'role',
      header: t('user.role'),
      width: '10rem',
      ...order('role'),
      render: (user) => <span className="lc-clip">{user.role.name}</span>,
    },
    {
      key: 'status',
      header: t('users.status'),
      width: '8rem',
      render: (user) =>
        user.status === 'invited' ? (
          <StatusBadge tone="warning">{t('users.invited')}</StatusBadge>
        ) : (
          <StatusBadge tone="neutral">{t('users.active')}</StatusBadge>
        ),
    },
    {
      key: 'actions',
      header: t('column.actions'),
      isHeaderHidden: true,
      width: '3.25rem',
      render: (user) => <RowMenu user={user} actions={actions} isSelf={user.ID === ownID} />,
    },
  ];
}
