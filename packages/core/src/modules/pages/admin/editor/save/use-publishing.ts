import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { hasCode } from '../../../../../client/result.ts';
import type { Failure } from '../../../../../client/result.ts';
import { useFailureTexts } from '../../../../../admin/shell/app-context.ts';
import { dispatch } from '../../../../../admin/state/admin.store.ts';
import { useText } from '../../../../../admin/messages/use-messages.ts';
import { announce } from '../../../../../admin/ui/overlay/announce.ts';
import { notify } from '../../../../../admin/ui/overlay/notify.ts';
import { useEditorContext } from '../editor-context.ts';
import { countAll } from '../state/problems.ts';

interface Publishing {
  readonly pending: 'publish' | 'unpublish' | undefined;
  readonly publish: () => Promise<void>;
  readonly unpublish: () => Promise<Failure | undefined>;
}

/** Publishing and taking back, with what is said about it. */
export function usePublishing(): Publishing {
  const t = useText();
  const { saver, store } = useEditorContext();
  const textsOf = useFailureTexts();
  const queries = useQueryClient();
  const [pending, setPending] = useState<'publish' | 'unpublish'>();

  const run = async (kind: 'publish' | 'unpublish'): Promise<Failure | undefined> => {
    setPending(kind);
    const failure = await saver[kind]();
    setPending(undefined);
    dispatch({ type: 'errors-collected', collection: 'publication-requests', errors: failure?.errors ?? [] });
    if (!failure) void queries.invalidateQueries({ queryKey: ['pages', 'list'] });
    return failure;
  };
  return {
    pending,
    unpublish: () => run('unpublish'),
    async publish() {
      const failure = await run('publish');
      if (!failure) {
        const { livePath } = saver.get();
        const action = livePath === null ? undefined : { label: t('editor.view'), href: livePath };
        return void notify(t('editor.published'), { action });
      }
      if (hasCode(failure, 'G_03')) {
        // A conflict asks by itself.
        if (saver.get().status.kind !== 'conflict') notify(t('editor.publishOthers'), { kind: 'error' });
        return undefined;
      }
      const { problems } = store.get();
      const count = countAll(problems);
      if (count === 0) return void notify(`${t('editor.publishFailed')} ${textsOf(failure).join(' ')}`, { kind: 'error' });
      // The problems stand at their fields and in the bar above them; a notice would say them a third time.
      announce(`${t('editor.publishFailed')} ${t('problems.count', { count })}`, 'assertive');
      requestAnimationFrame(() => document.getElementById('problems-first')?.focus());
      return undefined;
    },
  };
}
