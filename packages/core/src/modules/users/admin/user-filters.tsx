import type { ReactElement } from 'react';
import type { UserSortColumn } from '../users.calls.ts';
import { useText } from '#admin/messages/use-messages.ts';
import { Select } from '#admin/ui/controls/select.tsx';
import type { FilterToken } from '#admin/ui/list/filter-tokens.tsx';
import { filtered } from '#admin/ui/list/list-state.ts';
import type { ListState } from '#admin/ui/list/list-state.ts';

interface UserFiltersProps {
  readonly roles: readonly { readonly ID: string; readonly name: string }[];
  readonly state: ListState<UserSortColumn>;
  readonly onState: (state: ListState<UserSortColumn>) => void;
}

/** The filters that narrow the list now, by role and by status. */
export function useUserTokens({ roles, state, onState }: UserFiltersProps): readonly FilterToken[] {
  const t = useText();
  const { role = '', status = '' } = state.filters;
  const roleName = roles.find((entry) => entry.ID === role)?.name ?? role;
  const statusName = t(status === 'invited' ? 'users.invited' : 'users.active');
  return [
    ...(role
      ? [
          {
            key: 'role',
            label: t('users.filter.role', { name: roleName }),
            onRemove: () => onState(filtered(state, 'role', '')),
          },
        ]
      : []),
    ...(status
      ? [
          {
            key: 'status',
            label: t('users.filter.status', { name: statusName }),
            goodNews: status === 'invited' ? t('users.noInvitations') : undefined,
            onRemove: () => onState(filtered(state, 'status', '')),
          },
        ]
      : []),
  ];
}

/** Narrows the list by role and by status. */
export function UserFilters({ roles, state, onState }: UserFiltersProps): ReactElement {
  const t = useText();
  const { role = '', status = '' } = state.filters;
  return (
    <>
      <Select
        label={t('user.role')}
        isLabelHidden
        size="small"
        value={role || 'all'}
        options={[
          { value: 'all', label: t('users.allRoles') },
          ...roles.map((entry) => ({ value: entry.ID, label: entry.name })),
        ]}
        onChange={(next) => onState(filtered(state, 'role', next === 'all' ? '' : next))}
      />
      <Select
        label={t('users.status')}
        isLabelHidden
        size="small"
        value={status || 'all'}
        options={[
          { value: 'all', label: t('users.everybody') },
          { value: 'active', label: t('users.active') },
          { value: 'invited', label: t('users.invited') },
        ]}
        onChange={(next) => onState(filtered(state, 'status', next === 'all' ? '' : next))}
      />
    </>
  );
}
