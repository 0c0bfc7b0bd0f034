import { notify, useMutation, useQueryClient } from '@lectern/core/admin';
import type { Result } from '@lectern/core/client';
import { plannerKey } from './planner-key.ts';
import { t } from './planner-texts.ts';

interface Change<Saved> {
  readonly send: () => Promise<Result<Saved>>;
  /** Default: that it was saved. */
  readonly said?: string;
  readonly after?: (saved: Saved) => void;
}

/** A free time in the place of one that somebody else has. */
export interface OtherTime {
  /** ISO 8601. */
  readonly start: string;
  readonly advisor: string;
  readonly advisorName: string;
}

const otherTimes = (result: Result<unknown> | undefined): readonly OtherTime[] =>
  result?.ok === false ? ((result.data?.['alternatives'] as readonly OtherTime[] | undefined) ?? []) : [];

/** Sends a change, says that it was made, and loads what is shown anew. What the last one was refused for is for its form. */
export function useSave<Saved = unknown>() {
  const queries = useQueryClient();
  const call = useMutation({
    mutationFn: async ({ send }: Change<Saved>) => send(),
    onSuccess(result, { said, after }) {
      // A time that was refused may be somebody else's by now.
      if (!result.ok) return void queries.invalidateQueries({ queryKey: [...plannerKey, 'slots'] });
      notify(said ?? t('action.saved'));
      after?.(result.data);
      void queries.invalidateQueries({ queryKey: plannerKey });
    },
  });
  const errors = call.data && !call.data.ok ? call.data.errors : [];
  return {
    save: call.mutate,
    /** For a form that stays: answers whether it was saved. */
    saveForm: async (change: Change<Saved>): Promise<boolean> => (await call.mutateAsync(change)).ok,
    isPending: call.isPending,
    errors,
    alternatives: otherTimes(call.data),
  };
}
