import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type { ReactElement } from 'react';
import { useText } from '#admin/messages/use-messages.ts';
import { useClient } from '#admin/shell/app-context.ts';
import { ModulePart } from '#admin/shell/module-part.tsx';
import { SegmentedControl } from '#admin/ui/controls/segmented-control.tsx';
import { ErrorState } from '#admin/ui/layout/screen-state.tsx';
import { Skeleton } from '#admin/ui/layout/skeleton.tsx';
import { UsesList } from '#admin/ui/list/uses-list.tsx';
import { notify } from '#admin/ui/overlay/notify.ts';
import type { PageUsage } from '../../page.schema.ts';
import { pageCalls } from '../../pages.client.ts';
import { firstLeaving, leavingOf, leavingProblem } from '../leaving/leaving-draft.ts';
import { LeavingField } from '../leaving/leaving-field.tsx';
import { usePageUsage } from '../leaving/use-page-usage.ts';
import { PagesDialog } from '../pages-dialog.tsx';
import type { NamedPage } from '../run-on-pages.ts';
import { useUndoDelete } from './use-undo-delete.ts';
import type { Deletion } from './use-undo-delete.ts';

type Children = 'along' | 'up';

interface DeletePagesDialogProps {
  readonly pages: readonly NamedPage[];
  /** Called with the ids of those that are in the trash now, the pages below them included. */
  readonly onDeleted: (ids: readonly string[]) => void;
  readonly onClose: () => void;
}

interface UsageTextProps {
  readonly usage: PageUsage['toBelow'];
  /** It is about the pages below, of which nothing is said where nothing leads there. */
  readonly isBelow?: boolean;
}

/** What will lead nowhere afterwards. */
function UsageText({ usage, isBelow = false }: UsageTextProps): ReactElement {
  const t = useText();
  const { pages, totalPages, others } = usage;
  if (totalPages + others === 0) return isBelow ? <></> : <p className="lc-quiet">{t('deletePage.unused')}</p>;
  return (
    <>
      {totalPages > 0 && <p>{t(isBelow ? 'deletePage.belowUsedBy' : 'deletePage.usedBy', { count: totalPages })}</p>}
      <UsesList
        uses={pages.map(({ id, title, isLive }) => ({ key: id, name: title, to: `/pages/${id}`, isLive }))}
        total={totalPages}
      />
      {others > 0 && <p>{t(isBelow ? 'deletePage.belowUsedElsewhere' : 'deletePage.usedElsewhere', { count: others })}</p>}
    </>
  );
}

/** Says what still leads to pages and what stands below them, before they go to the trash. */
export function DeletePagesDialog({ pages, onDeleted, onClose }: DeletePagesDialogProps): ReactElement {
  const t = useText();
  const client = useClient();
  const queries = useQueryClient();
  const undo = useUndoDelete();
  const [children, setChildren] = useState<Children>('along');
  const [deletions] = useState<Deletion[]>([]);
  const pageIDs = pages.map(({ id }) => id);
  const [first = '', ...others] = pageIDs;
  /** Of one page it is said in full what leads there. */
  const only = others.length === 0 ? first : undefined;
  const usage = usePageUsage(pageIDs);
  const [leaving, setLeaving] = useState(firstLeaving);
  const { live = 0, liveBelow = 0 } = usage.data ?? {};
  /** Somebody finds one of them on the site now. */
  const hasLive = live > 0 || (children === 'along' && liveBelow > 0);
  const address = hasLive ? leavingOf(leaving) : undefined;
  const choices: readonly { readonly value: Children; readonly label: string }[] = [
    { value: 'along', label: t('deletePage.along') },
    { value: 'up', label: t('deletePage.up') },
  ];
  return (
    <PagesDialog
      pages={pages}
      title={t('deletePage.title', { count: pages.length })}
      confirm={t('deletePage.confirm')}
      theme="danger"
      isPending={usage.isPending}
      disabledReason={hasLive && leavingProblem(leaving, pageIDs) ? t('leaving.choose') : undefined}
      call={async ({ id }) => {
        // It went along with one above it.
        if (deletions.some(({ deletedPages }) => deletedPages.includes(id))) return { ok: true, data: undefined };
        const result = await client.call(pageCalls.delete, { params: { id }, body: { children, ...(address && { address }) } });
        if (result.ok) deletions.push({ id, ...result.data });
        return result;
      }}
      onOutcomes={() => {
        if (deletions.length === 0) return;
        const ids = deletions.flatMap(({ deletedPages }) => deletedPages);
        void queries.invalidateQueries({ queryKey: ['pages'] });
        const action = { label: t('action.undo'), onPress: () => void undo(deletions) };
        notify(t('deletePage.done', { count: ids.length }), { action });
        onDeleted(ids);
      }}
      onClose={onClose}
    >
      <p>{t('deletePage.text')}</p>
      {usage.isPending && <Skeleton lines={2} />}
      {usage.isError && <ErrorState title={t('deletePage.usageFailed')} onRetry={() => void usage.refetch()} />}
      {usage.data &&
        (only ? <ModulePart name="pageLinks" props={{ pageID: only, isEnding: true }} /> : <UsageText usage={usage.data} />)}
      {usage.data && usage.data.below > 0 && (
        <SegmentedControl
          label={t('deletePage.children')}
          help={t('deletePage.below', { count: usage.data.below })}
          value={children}
          options={choices}
          onChange={setChildren}
        />
      )}
      {usage.data && children === 'along' && <UsageText usage={usage.data.toBelow} isBelow />}
      {hasLive && (
        <LeavingField value={leaving} leaving={pageIDs} above={only ? usage.data?.above : undefined} onChange={setLeaving} />
      )}
    </PagesDialog>
  );
}
