import { useQueryClient } from '@tanstack/react-query';
import { useCallback } from 'react';
import type { Failure } from '#client/result.ts';
import { useText } from '#admin/messages/use-messages.ts';
import { useApp, useFailureTexts } from '#admin/shell/app-context.ts';
import { useFailureNotice } from '#admin/state/use-failure-notice.ts';
import { notify } from '#admin/ui/overlay/notify.ts';
import type { NoticeAction } from '#admin/ui/overlay/notify.ts';
import { undoCalls } from '../undo.client.ts';
import { subjectText } from './subject-text.ts';

/** What was changed since, where that is why something cannot be taken back. */
export interface ChangedSince {
  readonly changed: readonly string[];
  /** Of all, of which the first are named. */
  readonly count: number;
}

const isChangedSince = (data: unknown): data is ChangedSince =>
  typeof data === 'object' && data !== null && 'changed' in data && Array.isArray(data.changed) && 'count' in data;

/** What was changed since, as a refusal names it. */
export const changedSince = ({ data }: Failure): ChangedSince | undefined => (isChangedSince(data) ? data : undefined);

/** The key of what can be taken back, for `invalidateQueries`. */
export const undoKey = ['undo'];

/**
 * Takes a change back. `action` is for the notice that tells of the change: undefined where there is nothing to take back,
 * and `onDone` runs when it is done. `kind` is the command that made it, where that calls things by labels of page types.
 */
export function useTakeBack() {
  const t = useText();
  const { client } = useApp();
  const textsOf = useFailureTexts();
  const tellFailure = useFailureNotice();
  const queries = useQueryClient();
  const takeBack = useCallback(
    async (id: string): Promise<Failure | undefined> => {
      const result = await client.call(undoCalls.takeBack, { params: { id } });
      void queries.invalidateQueries({ queryKey: undoKey });
      if (!result.ok) return result;
      notify(t('undo.done'));
      return undefined;
    },
    [client, queries, t],
  );
  const action = useCallback(
    (id: string | null, onDone: () => void, kind = ''): NoticeAction | undefined => {
      if (id === null) return undefined;
      const onPress = async (): Promise<void> => {
        const failure = await takeBack(id);
        tellFailure(undefined, { about: id });
        if (!failure) return onDone();
        const since = changedSince(failure);
        const names = since ? ` ${t('undo.changed')} ${since.changed.map((name) => subjectText(kind, name)).join(', ')}` : '';
        tellFailure(failure, { about: id, text: textsOf(failure).join(' ') + names });
      };
      return { label: t('undo.takeBack'), onPress: () => void onPress() };
    },
    [takeBack, tellFailure, textsOf, t],
  );
  return { takeBack, action };
}
