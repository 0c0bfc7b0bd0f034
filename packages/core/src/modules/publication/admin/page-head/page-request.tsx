import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import type { ReactElement } from 'react';
import { Link } from 'react-router';
import type { EditedPageProps } from '#admin/module-parts.ts';
import { useText } from '#admin/messages/use-messages.ts';
import { Button } from '#admin/ui/controls/button.tsx';
import { focusField, later, onPublishAsked, useGoTo } from '#modules/pages/admin/editor/public.ts';
import { forgetRequests } from '../request-keys.ts';
import { RequestBadge } from '../request-looks.tsx';
import { RequestMenu } from './request-menu.tsx';
import { useDecisionNotice } from './use-decision-notice.ts';
import { isOpen as isWaiting, useLatestRequest } from './use-latest-request.ts';

const PublishPanel = later(async () => (await import('../publish-panel/publish-panel.tsx')).PublishPanel);

/** Of the page that is edited: whether its publication is requested, and the way to publish it or to ask for that. */
export default function PageRequest(page: EditedPageProps): ReactElement {
  const t = useText();
  const queries = useQueryClient();
  const open = useGoTo();
  const [isOpen, setOpen] = useState(false);
  const { versionID, status, hasUnsaved, canPublish } = page;
  const data = useLatestRequest(page, { isWatched: true });
  useDecisionNotice(data);
  const request = isWaiting(data) ? data : undefined;
  const isOfThis = request?.versionID === versionID && !hasUnsaved;
  const onChanged = () => forgetRequests(queries);
  const isNothing = status === 'live';
  useEffect(() => onPublishAsked(() => setOpen(true)), []);
  /** Does something once the panel is gone and the focus has come back from it: until then it would be fetched back. */
  const closeFor = (work: () => void): void => {
    setOpen(false);
    const wait = (frames: number): void => {
      const isGone = frames === 0 || document.querySelector('.lc-backdrop') === null;
      requestAnimationFrame(() => (isGone ? requestAnimationFrame(work) : wait(frames - 1)));
    };
    requestAnimationFrame(() => wait(60));
  };
  const goTo = (path: string): void =>
    closeFor(() => {
      open(path);
      focusField(path);
    });
  const askText = t(request ? 'requests.again' : 'requests.request');
  return (
    <>
      {request && <RequestMenu request={request} isOfThis={isOfThis} onChanged={onChanged} />}
      {data?.state === 'rejected' && !isNothing && (
        <Link className="lc-request-link" to={`/publication-requests/${data.id}`}>
          <RequestBadge state="rejected" />
        </Link>
      )}
      {(canPublish || (page.canEdit && data !== undefined && !isOfThis)) && (
        <Button
          theme="orange"
          disabledReason={isNothing ? t(canPublish ? 'editor.nothingToPublish' : 'requests.nothing') : undefined}
          onPress={() => setOpen(true)}
        >
          {canPublish ? t('editor.publish') : askText}
        </Button>
      )}
      {isOpen && (
        <PublishPanel
          isAgain={request !== undefined}
          canPublish={canPublish}
          canRequest={page.canEdit && !isOfThis}
          onRequested={() => {
            page.onRequested();
            onChanged();
          }}
          onGo={goTo}
          onProblems={() => closeFor(() => document.getElementById('problems-first')?.focus())}
          onClose={() => setOpen(false)}
        />
      )}
    </>
  );
}
