import { useState } from 'react';
import { useText } from '#admin/messages/use-messages.ts';
import { useClient, useErrorText } from '#admin/shell/app-context.ts';
import { useSubmit } from '#admin/state/use-submit.ts';
import { announce } from '#admin/ui/overlay/announce.ts';
import { notify } from '#admin/ui/overlay/notify.ts';
import { useEditorContext } from '#modules/pages/admin/editor/public.ts';
import { publicationCalls } from '../../publication.client.ts';

interface Outcome {
  readonly onRequested: () => void;
  readonly onDone: () => void;
  readonly onProblems: () => void;
}

/** Stores the page and asks for its publication. What is refused at a field is shown there. */
export function useAsking({ onRequested, onDone, onProblems }: Outcome) {
  const t = useText();
  const client = useClient();
  const textOf = useErrorText();
  const { page, saver, store } = useEditorContext();
  const { errors, isPending, submit } = useSubmit('publication-requests');
  const [isUnstored, setUnstored] = useState(false);
  const general = errors.filter((error) => 'message' in error || error.property === undefined);
  return {
    isPending,
    errors: [
      ...(isUnstored ? [t('requests.notStored')] : []),
      ...general.map((error) => ('message' in error ? error.message : textOf(error))),
    ],
    async ask(comment: string): Promise<void> {
      setUnstored(false);
      const result = await submit(async () => {
        const isStored = await saver.save({ isExplicit: true });
        const { held, revision } = saver.get();
        if (!isStored || held.length > 0) return { ok: false, status: 409, errors: [], message: '' };
        return client.call(publicationCalls.request, { params: { id: page.id }, body: { comment, revision } });
      });
      if (result.ok) {
        onRequested();
        onDone();
        if (result.data.reviewers > 0) notify(t('requests.sent'));
        else notify(t('requests.nobody'), { kind: 'info' });
      } else if (result.errors.length === 0) setUnstored(true);
      else if (result.errors.some(({ property }) => property !== undefined)) {
        store.dispatch({ type: 'problems', errors: result.errors });
        announce(t('requests.refused'), 'assertive');
        onProblems();
      }
    },
  };
}
