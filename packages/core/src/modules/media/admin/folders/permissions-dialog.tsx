import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { ReactElement } from 'react';
import type { MediaFolder } from '../../media.schema.ts';
import { roleCalls } from '#modules/roles/roles.client.ts';
import { mediaCalls } from '../../media.client.ts';
import { useClient, useErrorText } from '#admin/shell/app-context.ts';
import { unwrap } from '#admin/state/call-error.ts';
import { useText } from '#admin/messages/use-messages.ts';
import { Checkbox } from '#admin/ui/controls/checkbox.tsx';
import { ErrorBox } from '#admin/ui/fields/error-box.tsx';
import { Modal } from '#admin/ui/overlay/modal.tsx';
import { notify } from '#admin/ui/overlay/notify.ts';
import { useQueryFailure } from '#admin/state/use-query-failure.ts';
import { ErrorState } from '#admin/ui/layout/screen-state.tsx';
import { SegmentedControl } from '#admin/ui/controls/segmented-control.tsx';
import { Skeleton } from '#admin/ui/layout/skeleton.tsx';

interface PermissionsDialogProps {
  readonly folder: MediaFolder;
  readonly onSaved: () => void;
  readonly onClose: () => void;
}

/** Says which roles see and use what is in a folder and in all folders below it. */
export function PermissionsDialog({ folder, onSaved, onClose }: PermissionsDialogProps): ReactElement {
  const t = useText();
  const client = useClient();
  const textOf = useErrorText();
  const [chosen, setChosen] = useState<readonly string[] | null>(folder.roles);
  const [errors, setErrors] = useState<readonly string[]>([]);
  const [isPending, setPending] = useState(false);
  const roles = useQuery({
    queryKey: ['roles'],
    queryFn: async ({ signal }) => unwrap(await client.call(roleCalls.list, { signal })),
  });
  const failure = useQueryFailure(roles.error);

  const save = async (): Promise<void> => {
    setPending(true);
    const result = await client.call(mediaCalls.editDirectory, { body: { path: folder.path, roles: chosen } });
    setPending(false);
    if (!result.ok) return setErrors([...new Set(result.errors.map((error) => textOf(error, error.property)))]);
    notify(t('media.permissionsSaved', { name: folder.folderName }));
    onSaved();
    onClose();
  };
  return (
    <Modal
      isOpen
      onClose={onClose}
      title={t('media.permissionsTitle', { name: folder.folderName })}
      buttons={[
        { text: t('action.cancel'), onPress: onClose },
        {
          text: t('action.save'),
          theme: 'orange',
          isPending,
          disabledReason: chosen?.length === 0 ? t('media.permissionsNone') : undefined,
          onPress: () => void save(),
        },
      ]}
    >
      <ErrorBox errors={errors} />
      <SegmentedControl
        label={t('media.permissionsWho')}
        help={t('media.permissionsHelp')}
        value={chosen === null ? 'all' : 'roles'}
        options={[
          { value: 'all', label: t('media.permissionsAll') },
          { value: 'roles', label: t('media.permissionsRoles') },
        ]}
        onChange={(value) => setChosen(value === 'all' ? null : (folder.roles ?? []))}
      />
      {failure && <ErrorState title={t('table.failed')} text={failure.text} onRetry={() => void roles.refetch()} />}
      {chosen !== null && !roles.data && !failure && <Skeleton lines={3} />}
      {chosen !== null && roles.data && (
        <fieldset className="lc-checks" aria-label={t('media.permissionsRoles')}>
          {roles.data.map((role) => (
            <Checkbox
              key={role.ID}
              label={role.name}
              isSelected={chosen.includes(role.ID)}
              onChange={(isSelected) => setChosen(isSelected ? [...chosen, role.ID] : chosen.filter((id) => id !== role.ID))}
            />
          ))}
        </fieldset>
      )}
    </Modal>
  );
}
