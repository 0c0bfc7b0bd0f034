import { useQuery } from '@tanstack/react-query';
import type { ReactElement } from 'react';
import { useParams } from 'react-router';
import { roleCalls } from '../roles.client.ts';
import { useApp } from '#admin/shell/app-context.ts';
import { unwrap } from '#admin/state/call-error.ts';
import { useText } from '#admin/messages/use-messages.ts';
import { useQueryFailure } from '#admin/state/use-query-failure.ts';
import { ErrorState } from '#admin/ui/layout/screen-state.tsx';
import { Screen } from '#admin/ui/layout/screen.tsx';
import { Skeleton } from '#admin/ui/layout/skeleton.tsx';
import { rolesKey } from './use-roles.ts';
import { RoleForm } from './role-form.tsx';

/** One role, or a new one. */
export default function RoleScreen(): ReactElement {
  const t = useText();
  const { client } = useApp();
  const { roleID = '' } = useParams();
  const isNew = roleID === 'new';
  const role = useQuery({
    queryKey: [...rolesKey, roleID],
    enabled: !isNew,
    queryFn: async () => unwrap(await client.call(roleCalls.get, { params: { id: roleID } })),
  });
  const permissions = useQuery({
    queryKey: ['role', 'permissions'],
    queryFn: async () => unwrap(await client.call(roleCalls.permissions)),
  });
  const failure = useQueryFailure(role.error ?? permissions.error);

  if (permissions.data && (isNew || role.data)) return <RoleForm key={roleID} role={role.data} permissions={permissions.data} />;
  return (
    <Screen title={t('roles.one')} isTitleHidden={!failure}>
      {failure ? (
        <ErrorState
          title={t('roles.failed')}
          text={failure.text}
          requestID={failure.requestID}
          onRetry={() => void Promise.all([role.refetch(), permissions.refetch()])}
        />
      ) : (
        <Skeleton lines={10} />
      )}
    </Screen>
  );
}
