import { CircleCheck, CircleX, FileText } from 'lucide-react';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { ReactElement } from 'react';
import type { Account } from '../user.schema.ts';
import { roleCalls } from '../../roles/roles.client.ts';
import { permissionCalls } from '../permission.client.ts';
import { useApp, usePermission } from '#admin/shell/app-context.ts';
import { useManifests } from '#admin/shell/use-manifests.ts';
import { unwrap } from '#admin/state/call-error.ts';
import { useText } from '#admin/messages/use-messages.ts';
import { NoWords } from '#admin/ui/form/no-words.tsx';
import { Button } from '#admin/ui/controls/button.tsx';
import type { PickedPage } from '#admin/module-parts.ts';
import { permissionLabel } from '#admin/permissions/permission-label.ts';
import { PagePicker } from '#admin/shell/page-picker.tsx';
import { ErrorState } from '#admin/ui/layout/screen-state.tsx';
import { Select } from '#admin/ui/controls/select.tsx';
import { SidePanel } from '#admin/ui/overlay/side-panel.tsx';
import { Skeleton } from '#admin/ui/layout/skeleton.tsx';
import { useReasons } from './use-reasons.ts';

interface WhyPanelProps {
  readonly user: Account;
  readonly onClose: () => void;
}

/** Answers why somebody can, or cannot, do a thing: on one page or at all. */
export default function WhyPanel({ user, onClose }: WhyPanelProps): ReactElement {
  const t = useText();
  const { client } = useApp();
  const mayListPermissions = usePermission('manage-roles');
  const [permission, setPermission] = useState('edit-page');
  const [page, setPage] = useState<PickedPage>();
  const [isPicking, setPicking] = useState(false);
  const reasonsOf = useReasons();
  const { modules } = useManifests();
  const name = user.name || user.email;

  const { data: plugins } = useQuery({
    queryKey: ['role', 'permissions'],
    enabled: mayListPermissions,
    queryFn: async () => unwrap(await client.call(roleCalls.permissions)),
  });
  const answer = useQuery({
    queryKey: ['users', user.ID, 'explain', permission, page?.id],
    queryFn: async () =>
      unwrap(
        await client.call(permissionCalls.explain, {
          params: { id: user.ID },
          body: { permission, ...(page ? { pageID: page.id } : {}) },
        }),
      ),
  });
  const options = plugins
    ? plugins.map((entry) => ({ value: entry.name, label: permissionLabel(entry) }))
    : modules.flatMap(({ permissions = {} }) =>
        Object.entries(permissions).map(([value, entry]) => ({ value, label: permissionLabel({ ...entry, name: value }) })),
      );
  return (
    <SidePanel title={t('why.title', { name })} onClose={onClose}>
      <div className="lc-side__body">
        <NoWords>
          <Select label={t('why.permission')} value={permission} options={options} onChange={setPermission} />
        </NoWords>
        <div className="lc-field" role="group" aria-labelledby="why-page">
          <span className="lc-label" id="why-page">
            {t('why.page')}
          </span>
          <div className="lc-chosen">
            <FileText className="lc-icon" aria-hidden="true" />
            <span className="lc-chosen__text">{page ? page.title : t('why.anyPage')}</span>
            <Button size="small" onPress={() => setPicking(true)}>
              {t('why.choosePage')}
            </Button>
            {page && (
              <Button size="small" theme="plain" onPress={() => setPage(undefined)}>
                {t('action.remove')}
              </Button>
            )}
          </div>
        </div>
        {answer.isError && <ErrorState title={t('why.failed')} onRetry={() => void answer.refetch()} />}
        {!answer.data && !answer.isError && <Skeleton lines={3} />}
        {answer.data && (
          <div className="lc-verdict" data-allowed={answer.data.isAllowed} role="status">
            {answer.data.isAllowed ? (
              <CircleCheck className="lc-icon" aria-hidden="true" />
            ) : (
              <CircleX className="lc-icon" aria-hidden="true" />
            )}
            <div>
              <p className="lc-verdict__title">
                {t(answer.data.isAllowed ? 'why.yes' : 'why.no', { name, action: permissionLabel(answer.data.permission) })}
              </p>
              <ul className="lc-verdict__reasons">
                {reasonsOf(answer.data).map((reason) => (
                  <li key={reason}>{reason}</li>
                ))}
              </ul>
            </div>
          </div>
        )}
      </div>
      {isPicking && (
        <PagePicker
          onClose={() => setPicking(false)}
          onChoose={(chosen) => {
            setPage(chosen);
            setPicking(false);
          }}
        />
      )}
    </SidePanel>
  );
}
