import { useQueryClient } from '@tanstack/react-query';
import { useText } from '#admin/messages/use-messages.ts';
import { useClient } from '#admin/shell/app-context.ts';
import { notify } from '#admin/ui/overlay/notify.ts';
import { pageCalls } from '../../pages.client.ts';

/** A page that went to the trash, as the answer told it. */
export interface Deletion {
  readonly id: string;
  readonly deletedPages: readonly string[];
  readonly movedPages: readonly string[];
  readonly livePages: readonly string[];
}

/** Takes deletions back: the pages come out of the trash, those that moved up go back below them, and visitors find again what they found. */
export function useUndoDelete(): (deletions: readonly Deletion[]) => Promise<void> {
  const t = useText();
  const client = useClient();
  const queries = useQueryClient();
  return async (deletions) => {
    let isWhole = true;
    // The last first: what stood below another finds it there.
    for (const { id, movedPages, livePages } of deletions.toReversed()) {
      const restored = await client.call(pageCalls.restore, { params: { id }, body: {} });
      isWhole &&= restored.ok;
      if (!restored.ok) continue;
      for (const moved of movedPages) {
        const result = await client.call(pageCalls.move, { params: { id: moved }, body: { parentID: id, addresses: 'keep' } });
        isWhole &&= result.ok;
      }
      for (const live of livePages) {
        const result = await client.call(pageCalls.publishAgain, { params: { id: live }, body: {} });
        isWhole &&= result.ok;
      }
    }
    void queries.invalidateQueries({ queryKey: ['pages'] });
    const isLive = deletions.some(({ livePages }) => livePages.length > 0);
    if (isWhole) notify(t(isLive ? 'deletePage.undoneLive' : 'deletePage.undone'));
    else notify(t('deletePage.undoFailed'), { kind: 'error' });
  };
}
