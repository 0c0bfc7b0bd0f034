import { Send } from 'lucide-react';
import { keepPreviousData, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type { ReactElement } from 'react';
import { Link } from 'react-router';
import type { EditedPageProps } from '../../../../admin/module-parts.ts';
import { useApp } from '../../../../admin/shell/app-context.ts';
import { unwrap } from '../../../../admin/state/call-error.ts';
import { useText } from '../../../../admin/messages/use-messages.ts';
import { Button } from '../../../../admin/ui/controls/button.tsx';
import { IconButton } from '../../../../admin/ui/controls/icon-button.tsx';
import { publicationCalls } from '../../publication.client.ts';
import { forgetRequests, requestsKey } from '../request-keys.ts';
import { RequestBadge } from '../request-looks.tsx';
import { RequestDialog } from './request-dialog.tsx';
import { RequestMenu } from './request-menu.tsx';

/** Of the page that is edited: whether its publication is requested, and what can be done about that. */
export default function PageRequest(page: EditedPageProps): ReactElement | null {
  const t = useText();
  const { client } = useApp();
  const queries = useQueryClient();
  const [isAsking, setAsking] = useState(false);
  const { pageID, versionID, status, hasUnsaved } = page;
  const { data } = useQuery({
    // A publication settles a request.
    queryKey: [...requestsKey, 'page', pageID, status],
    placeholderData: keepPreviousData,
    queryFn: async ({ signal }) => unwrap(await client.call(publicationCalls.latest, { params: { id: pageID }, signal })),
  });
  if (data === undefined) return null;
  const open = data?.state === 'open' ? data : undefined;
  const isOfThis = open?.versionID === versionID && !hasUnsaved;
  const onChanged = () => forgetRequests(queries);
  const ask = () => setAsking(true);
  const mayAsk = page.canEdit && !isOfThis;
  const text = t(open ? 'requests.again' : 'requests.request');
  const reason = status === 'live' ? t('requests.nothing') : undefined;
  return (
    <>
      {open && <RequestMenu request={open} isOfThis={isOfThis} onChanged={onChanged} />}
      {data?.state === 'rejected' && status !== 'live' && (
        <Link className="lc-request-link" to={`/publication-requests/${data.id}`}>
          <RequestBadge state="rejected" />
        </Link>
      )}
      {mayAsk &&
        (page.canPublish ? (
          <IconButton size="large" label={text} icon={<Send className="lc-icon" aria-hidden="true" />} onPress={ask} />
        ) : (
          <Button theme="orange" disabledReason={reason} onPress={ask}>
            {text}
          </Button>
        ))}
      {isAsking && (
        <RequestDialog page={page} isAgain={open !== undefined} onRequested={onChanged} onClose={() => setAsking(false)} />
      )}
    </>
  );
}
