import { ChevronDown, Eye, RotateCw, Undo2 } from 'lucide-react';
import type { ReactElement } from 'react';
import { useNavigate } from 'react-router';
import { useApp } from '#admin/shell/app-context.ts';
import { dispatch } from '#admin/state/admin.store.ts';
import { useFailureNotice } from '#admin/state/use-failure-notice.ts';
import { useText } from '#admin/messages/use-messages.ts';
import { Button } from '#admin/ui/controls/button.tsx';
import { Menu } from '#admin/ui/controls/menu.tsx';
import { notify } from '#admin/ui/overlay/notify.ts';
import type { Failure } from '#client/result.ts';
import type { PublicationRequest } from '../../publication.schema.ts';
import { publicationCalls } from '../../publication.client.ts';

interface RequestMenuProps {
  readonly request: PublicationRequest;
  /** What is stored here is what was requested, so that it can be sent again. */
  readonly isOfThis: boolean;
  readonly onChanged: () => void;
}

/** What can be done with an open request: shown, sent again, withdrawn. */
export function RequestMenu({ request, isOfThis, onChanged }: RequestMenuProps): ReactElement {
  const t = useText();
  const { client } = useApp();
  const navigate = useNavigate();
  const tellFailure = useFailureNotice();
  const params = { id: request.pageID };
  const told = (failure: Failure | undefined, success: string): void => {
    dispatch({ type: 'errors-collected', collection: 'publication-requests', errors: failure?.errors ?? [] });
    tellFailure(failure);
    if (!failure) notify(success);
    onChanged();
  };
  const resend = async () => {
    const result = await client.call(publicationCalls.request, { params, body: {} });
    told(result.ok ? undefined : result, t('requests.resent'));
  };
  const revoke = async () => {
    const result = await client.call(publicationCalls.revoke, { params, body: {} });
    told(result.ok ? undefined : result, t('requests.revokedNotice'));
  };
  const icon = { className: 'lc-icon', 'aria-hidden': true } as const;
  return (
    <Menu
      label={t('requests.menu')}
      trigger={<Button icon={<ChevronDown {...icon} />}>{t('requests.open')}</Button>}
      actions={[
        {
          key: 'show',
          label: t(request.policies.canReject ? 'requests.review' : 'requests.show'),
          icon: <Eye {...icon} />,
          onPress: () => void navigate(`/publication-requests/${request.id}`),
        },
        ...(request.policies.canRevoke && isOfThis
          ? [{ key: 'resend', label: t('requests.resend'), icon: <RotateCw {...icon} />, onPress: () => void resend() }]
          : []),
        ...(request.policies.canRevoke
          ? [
              {
                key: 'revoke',
                label: t('requests.revoke'),
                icon: <Undo2 {...icon} />,
                isDanger: true,
                onPress: () => void revoke(),
              },
            ]
          : []),
      ]}
    />
  );
}
