import { useEffect, useRef } from 'react';
import { useQueryClient } from '@tanstack/react-query';
import { useCurrentUser } from '#admin/shell/app-context.ts';
import { useText } from '#admin/messages/use-messages.ts';
import { notify } from '#admin/ui/overlay/notify.ts';
import type { PublicationRequest } from '../../publication.schema.ts';
import { forgetRequests } from '../request-keys.ts';
import { isOpen } from './use-latest-request.ts';

/** Says it where somebody else decides about a request while the page stands open. */
export function useDecisionNotice(request: PublicationRequest | null | undefined): void {
  const t = useText();
  const user = useCurrentUser();
  const queries = useQueryClient();
  const waiting = useRef<string>(undefined);
  useEffect(() => {
    const isDecided = request?.state === 'accepted' || request?.state === 'rejected';
    if (isDecided && waiting.current === request.id && request.decidedBy?.id !== user.ID) {
      const name = request.decidedBy?.name ?? t('requests.somebody');
      notify(t(request.state === 'accepted' ? 'requests.acceptedBy' : 'requests.rejectedBy', { name }), { kind: 'info' });
      forgetRequests(queries);
    }
    waiting.current = isOpen(request) ? request.id : undefined;
  }, [request, t, user, queries]);
}
