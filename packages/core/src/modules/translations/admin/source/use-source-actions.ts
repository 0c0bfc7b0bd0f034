import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type { TextKey } from '#admin/messages/message-key.ts';
import { useText } from '#admin/messages/use-messages.ts';
import { useClient } from '#admin/shell/app-context.ts';
import { useFailureNotice } from '#admin/state/use-failure-notice.ts';
import { announce } from '#admin/ui/overlay/announce.ts';
import { notify } from '#admin/ui/overlay/notify.ts';
import type { Result } from '#client/result.ts';
import { useEditorContext } from '#modules/pages/admin/editor/public.ts';
import type { SourceChange, SourceChanges, StructureChange } from '../../translations.calls.ts';
import { translationCalls } from '../../translations.client.ts';
import { sourceKey } from './use-source.ts';

/** What can be done with what of the source of a page is otherwise. */
interface SourceActions {
  readonly isPending: boolean;
  /** Says of blocks of the source, or of all, that the translation is up to date. False where that failed. */
  readonly confirm: (blockKeys?: readonly string[]) => Promise<boolean>;
  /** Does in the translation what was done in the source. False where that failed. */
  readonly apply: (change: SourceChange) => Promise<boolean>;
}

const asStructure = ({ kind, blockKey }: SourceChange): StructureChange[] => (kind === 'changed' ? [] : [{ kind, blockKey }]);

export function useSourceActions(): SourceActions {
  const t = useText();
  const client = useClient();
  const queries = useQueryClient();
  const tellFailure = useFailureNotice();
  const { page, store, saver } = useEditorContext();
  const [isPending, setPending] = useState(false);
  const params = { id: page.id };
  async function take(call: () => Promise<Result<{ readonly data: SourceChanges }>>, done: TextKey): Promise<boolean> {
    setPending(true);
    const result = await call();
    setPending(false);
    tellFailure(result);
    if (!result.ok) return false;
    announce(t(done));
    await queries.invalidateQueries({ queryKey: sourceKey(page.id) });
    return true;
  }
  const told = async (result: Promise<Result<SourceChanges>>): Promise<Result<{ readonly data: SourceChanges }>> => {
    const answer = await result;
    return answer.ok ? { ok: true, data: { data: answer.data } } : answer;
  };
  return {
    isPending,
    confirm: (blockKeys) =>
      take(
        () => told(client.call(translationCalls.translated, { params, body: blockKeys ? { blockKeys: [...blockKeys] } : {} })),
        'source.noted',
      ),
    async apply(change) {
      if (!(await saver.save())) {
        notify(t('source.unsaved'), { kind: 'error' });
        return false;
      }
      const body = { revision: saver.get().revision, changes: asStructure(change) };
      const isDone = await take(() => client.call(translationCalls.applySourceChanges, { params, body }), 'source.applied');
      // It comes into the editor as others' edits do.
      await saver.meet(store.get().selected);
      return isDone;
    },
  };
}
