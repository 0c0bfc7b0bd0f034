import type { ReactElement } from 'react';
import type { TextKey } from '#admin/messages/message-key.ts';
import { useText } from '#admin/messages/use-messages.ts';
import { StatusBadge } from '#admin/ui/layout/status-badge.tsx';
import type { StatusBadgeProps } from '#admin/ui/layout/status-badge.tsx';
import type { PublicationRequest } from '../publication.schema.ts';

type State = PublicationRequest['state'];

const looks: Readonly<Record<State, { readonly tone: StatusBadgeProps['tone']; readonly text: TextKey }>> = {
  open: { tone: 'warning', text: 'requests.open' },
  accepted: { tone: 'live', text: 'requests.accepted' },
  rejected: { tone: 'danger', text: 'requests.rejected' },
  revoked: { tone: 'neutral', text: 'requests.revoked' },
  superseded: { tone: 'neutral', text: 'requests.superseded' },
};

/** The state of a request. */
export function RequestBadge({ state }: { readonly state: State }): ReactElement {
  const t = useText();
  return <StatusBadge tone={looks[state].tone}>{t(looks[state].text)}</StatusBadge>;
}
