import { notify, useErrorText, useMutation, useQueryClient } from '@lectern/core/admin';
import type { Result } from '@lectern/core/client';
import { inboxKey } from './inbox-key.ts';

interface Change {
  readonly send: () => Promise<Result<unknown>>;
  /** What is said when it is done. */
  readonly said: string;
  /** Default: what is shown is loaded anew. */
  readonly after?: () => void;
}

interface Changes {
  readonly isPending: boolean;
  readonly hasChanged: boolean;
  readonly change: (change: Change) => void;
}

/** Makes a change to a submission, and says how it went. */
export function useChange(): Changes {
  const queries = useQueryClient();
  const errorText = useErrorText();
  const { isPending, isSuccess, mutate } = useMutation({
    mutationFn: async ({ send }: Change) => send(),
    async onSuccess(result, { said, after }) {
      if (!result.ok) {
        notify(errorText(result.errors[0] ?? { code: 'G_01' }), { kind: 'error' });
        return;
      }
      // Said once it shows, so that whoever goes on at the word finds it done.
      if (after) after();
      else await queries.invalidateQueries({ queryKey: inboxKey });
      notify(said);
    },
  });
  return { isPending, hasChanged: isSuccess, change: mutate };
}
