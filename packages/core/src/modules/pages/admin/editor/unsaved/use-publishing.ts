import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { hasCode } from '#client/result.ts';
import type { Failure } from '#client/result.ts';
import { useFailureTexts } from '#admin/shell/app-context.ts';
import { dispatch } from '#admin/state/admin.store.ts';
import { useFailureNotice } from '#admin/state/use-failure-notice.ts';
import { useText } from '#admin/messages/use-messages.ts';
import { announce } from '#admin/ui/overlay/announce.ts';
import { notify } from '#admin/ui/overlay/notify.ts';
import { useEditorContext } from '../context/editor-context.ts';
import type { Unpublishing } from '../save/page-saver.ts';
import { countAll } from '../state/problems.ts';
import { waitingWords } from '../save/waiting-words.ts';

interface Publishing {
  readonly pending: Work | undefined;
  /** `problems`: they stand at their fields. `failed`: what is wrong with it was said. */
  readonly publish: () => Promise<'done' | 'problems' | 'failed'>;
  /** Takes the page from the site; `storesFirst`: once everything is stored. */
  readonly unpublish: (options: Unpublishing) => Promise<Failure | undefined>;
}

type Work = 'publish' | 'unpublish' | 'storeAndUnpublish';

/** Publishing and taking back, with what is said about it. */
export function usePublishing(): Publishing {
  const t = useText();
  const { saver, store } = useEditorContext();
  const textsOf = useFailureTexts();
  const tellFailure = useFailureNotice();
  const queries = useQueryClient();
  const [pending, setPending] = useState<Work>();

  const run = async (kind: Work, call: () => Promise<Failure | undefined>): Promise<Failure | undefined> => {
    setPending(kind);
    const failure = await call();
    setPending(undefined);
    dispatch({ type: 'errors-collected', collection: 'publication-requests', errors: failure?.errors ?? [] });
    if (!failure) void queries.invalidateQueries({ queryKey: ['pages', 'list'] });
    return failure;
  };
  return {
    pending,
    unpublish: (options) => run(options.storesFirst ? 'storeAndUnpublish' : 'unpublish', () => saver.unpublish(options)),
    async publish() {
      const failure = await run('publish', saver.publish);
      tellFailure(undefined);
      if (!failure) {
        const { livePath } = saver.get();
        const action = livePath === null ? undefined : { label: t('editor.view'), href: livePath };
        notify(t('editor.published'), { action });
        return 'done';
      }
      if (hasCode(failure, 'G_03')) {
        tellFailure(failure, { text: waitingWords(t, saver.get().conflicts) || t('editor.publishOthers') });
        return 'failed';
      }
      const count = countAll(store.get().problems);
      if (count === 0) {
        tellFailure(failure, { text: `${t('editor.publishFailed')} ${textsOf(failure).join(' ')}` });
        return 'failed';
      }
      // The problems stand at their fields and in the bar above them; a notice would say them a third time.
      announce(`${t('editor.publishFailed')} ${t('problems.count', { count })}`, 'assertive');
      return 'problems';
    },
  };
}
