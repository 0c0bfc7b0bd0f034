import { ShieldPlus } from 'lucide-react';
import { useMemo } from 'react';
import type { ReactElement } from 'react';
import { Link } from 'react-router';
import type { Role } from '../role.schema.ts';
import { formatMoment, formatRecent } from '#admin/messages/format.ts';
import { useText } from '#admin/messages/use-messages.ts';
import type { Column } from '#admin/ui/list/data-table.tsx';
import { LinkButton } from '#admin/ui/controls/link-button.tsx';
import { ListScreen } from '#admin/ui/list/list-screen.tsx';
import { Screen } from '#admin/ui/layout/screen.tsx';
import { StatusBadge } from '#admin/ui/layout/status-badge.tsx';
import { toggledSort } from '#admin/ui/list/sort-toggle.ts';
import { useListState } from '#admin/ui/list/use-list-state.ts';
import { useRoles } from './use-roles.ts';
import { roleListShape, roleRows } from './role-rows.ts';
import type { RoleSortColumn } from './role-rows.ts';

/** Every role. */
export default function RolesScreen(): ReactElement {
  const t = useText();
  const [state, setState] = useListState<RoleSortColumn>(roleListShape);
  const roles = useRoles();
  const rows = useMemo(() => roles.data && roleRows(roles.data, state), [roles.data, state]);
  const order = (column: RoleSortColumn) => ({
    onSort: () => setState(toggledSort(state, column)),
    sorted: state.columnToSort === column ? state.sortOrder : undefined,
  });
  const columns: readonly Column<Role>[] = [
    {
      key: 'title',
      header: t('roles.name'),
      isRowHeader: true,
      ...order('name'),
      render: (role) => (
        <Link to={`/roles/${role.ID}`} className="lc-row-link">
          {role.name}
        </Link>
      ),
    },
    {
      key: 'permissions',
      header: t('roles.permissions'),
      width: '10rem',
      isNumeric: true,
      style: 'lc-table__labelled',
      render: (role) => new Set(role.permissions.map(({ name }) => name)).size,
    },
    {
      key: 'users',
      header: t('roles.users'),
      style: 'lc-table__labelled',
      width: '7rem',
      isNumeric: true,
      ...order('users'),
      render: (role) => role.users,
    },
    {
      key: 'factor',
      header: t('roles.factor'),
      width: '13rem',
      style: 'lc-table__labelled',
      render: (role) =>
        role.requiresSecondFactor ? (
          <StatusBadge tone="neutral">{t('roles.factorRequired')}</StatusBadge>
        ) : (
          <span className="lc-quiet">{t('roles.factorOptional')}</span>
        ),
    },
    {
      key: 'updatedAt',
      header: t('column.updatedAt'),
      width: '8rem',
      isNumeric: true,
      render: (role) => (
        <time dateTime={role.updatedAt} title={formatMoment(role.updatedAt)}>
          {formatRecent(role.updatedAt)}
        </time>
      ),
    },
  ];
  return (
    <Screen
      title={t('roles.title')}
      detail={roles.data && <span className="lc-num">{t('roles.count', { count: roles.data.length })}</span>}
      actions={
        <LinkButton to="/roles/new" theme="orange" icon={<ShieldPlus className="lc-icon" aria-hidden="true" />}>
          {t('roles.add')}
        </LinkButton>
      }
    >
      <ListScreen
        caption={t('roles.title')}
        columns={columns}
        keyOf={(role) => role.ID}
        state={state}
        onState={setState}
        items={rows?.items}
        totalItems={rows?.totalItems ?? 0}
        isUpdating={roles.isFetching}
        error={roles.error}
        onRetry={() => void roles.refetch()}
        searchLabel={t('roles.search')}
        sortColumns={[
          { value: 'name', label: t('roles.name') },
          { value: 'users', label: t('roles.users') },
        ]}
      />
    </Screen>
  );
}
