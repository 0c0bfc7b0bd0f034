import { useState } from 'react';
import type { ReactElement } from 'react';
import { useText } from '#admin/messages/use-messages.ts';
import { useClient } from '#admin/shell/app-context.ts';
import type { PageListItem } from '../../page.schema.ts';
import { pageCalls } from '../../pages.client.ts';
import { firstLeaving, leavingOf, leavingProblem } from '../leaving/leaving-draft.ts';
import { LeavingField } from '../leaving/leaving-field.tsx';
import { usePageUsage } from '../leaving/use-page-usage.ts';
import { PagesDialog } from '../pages-dialog.tsx';
import type { PageOutcome } from '../run-on-pages.ts';

interface UnpublishPagesDialogProps {
  readonly pages: readonly PageListItem[];
  readonly onOutcomes: (outcomes: readonly PageOutcome[]) => void;
  readonly onClose: () => void;
}

/** Asks before pages are taken off the site, and what becomes of their addresses where one of them is there. */
export function UnpublishPagesDialog({ pages, onOutcomes, onClose }: UnpublishPagesDialogProps): ReactElement {
  const t = useText();
  const client = useClient();
  const [leaving, setLeaving] = useState(firstLeaving);
  const pageIDs = pages.map(({ id }) => id);
  const isAsked = pages.some(({ status }) => status !== 'draft');
  const { data } = usePageUsage(pageIDs, { isEnabled: isAsked && pages.length === 1 });
  const address = leavingOf(leaving);
  return (
    <PagesDialog
      pages={pages}
      title={t('selection.unpublishTitle', { count: pages.length })}
      confirm={t('selection.unpublish')}
      disabledReason={leavingProblem(leaving, pageIDs) && t('leaving.choose')}
      call={({ id }) => client.call(pageCalls.unpublish, { params: { id }, body: address ? { address } : {} })}
      onOutcomes={onOutcomes}
      onClose={onClose}
    >
      <p>{t('selection.unpublishText')}</p>
      {isAsked && <LeavingField value={leaving} leaving={pageIDs} above={data?.above} onChange={setLeaving} />}
    </PagesDialog>
  );
}
