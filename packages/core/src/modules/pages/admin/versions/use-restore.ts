import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useText } from '#admin/messages/use-messages.ts';
import { useClient, useFailureTexts } from '#admin/shell/app-context.ts';
import { notify } from '#admin/ui/overlay/notify.ts';
import type { Failure } from '#client/result.ts';
import type { FieldPlace } from '../../edits/operation.ts';
import { pageCalls } from '../../pages.client.ts';

/** A part of the earlier version of a comparison; all of it where nothing is named. */
interface RestoredPart {
  readonly block?: string;
  readonly field?: FieldPlace;
}

/** Brings something of an earlier version back. `name` is what people call it. */
export type Restore = (part: RestoredPart, name: string) => void;

interface Former {
  readonly id: string;
  readonly number: number;
}

interface RestoreState {
  readonly errors: readonly string[];
  readonly isPending: boolean;
  /** Restores a version, or a part of it. With a revision, only while that one stands. */
  readonly restore: (
    former: Former,
    part: RestoredPart,
    said: { readonly name?: string; readonly revision?: number },
  ) => Promise<void>;
}

/** Restores, and offers the way back. What stood before is a version of its own, so undoing is restoring that one. */
export function useRestore(pageID: string, labelOf: (property: string) => string): RestoreState {
  const t = useText();
  const client = useClient();
  const queries = useQueryClient();
  const textsOf = useFailureTexts();
  const [errors, setErrors] = useState<readonly string[]>([]);
  const [isPending, setPending] = useState(false);

  const settle = async (): Promise<void> => {
    await queries.invalidateQueries({ queryKey: ['versions', pageID] });
    await queries.invalidateQueries({ queryKey: ['pages'] });
  };
  // Blocks are named as people know them, whatever their keys are.
  const explain = (failure: Failure): string[] => [
    ...new Set(
      failure.errors.flatMap((error) => {
        const one = textsOf({ ...failure, errors: [{ code: error.code, ...(error.params ? { params: error.params } : {}) }] });
        return error.property === undefined ? one : one.map((text) => `${labelOf(error.property ?? '')}: ${text}`);
      }),
    ),
  ];
  const call = (id: string, body: RestoredPart & { readonly revision?: number }) =>
    client.call(pageCalls.restoreVersion, { params: { id }, body });
  const undo = async (id: string): Promise<void> => {
    const result = await call(id, {});
    setErrors(result.ok ? [] : explain(result));
    if (result.ok) notify(t('versions.undone'));
    await settle();
  };

  return {
    errors,
    isPending,
    async restore({ id, number }, part, { name, revision }) {
      setPending(true);
      const result = await call(id, { ...part, ...(revision === undefined ? {} : { revision }) });
      setPending(false);
      setErrors(result.ok ? [] : explain(result));
      if (result.ok && !result.data.isChanged) notify(t('versions.nothingToRestore'), { kind: 'info' });
      if (result.ok && result.data.isChanged) {
        const { formerVersionID } = result.data;
        const text = name === undefined ? t('versions.restored', { number }) : t('versions.restoredPart', { name, number });
        notify(text, { action: { label: t('versions.undo'), onPress: () => void undo(formerVersionID) } });
      }
      await settle();
    },
  };
}
