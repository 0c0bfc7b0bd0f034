import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { useText } from '#admin/messages/use-messages.ts';
import { useClient } from '#admin/shell/app-context.ts';
import { announce } from '#admin/ui/overlay/announce.ts';
import type { TranslateInput } from '../../machine.schema.ts';
import { pageTextCalls } from '../../page-texts.client.ts';
import { translateEach } from './machine-run.ts';
import type { MachineOutcome, MachinePage } from './machine-run.ts';

interface Done {
  readonly onTaken: (() => void) | undefined;
  /** Stores what is unsaved of the page; false where that failed. */
  readonly onBefore: (() => Promise<boolean>) | undefined;
}

/** Has pages translated by machine, and says what became of each. */
export function useMachine({ onTaken, onBefore }: Done) {
  const t = useText();
  const client = useClient();
  const queries = useQueryClient();
  const [isRunning, setRunning] = useState(false);
  const [outcomes, setOutcomes] = useState<readonly MachineOutcome[]>([]);
  const isStopped = useRef(false);
  // Whoever closes the dialog wants no further page.
  useEffect(
    () => () => {
      isStopped.current = true;
    },
    [],
  );
  const run = async (pages: readonly MachinePage[], how: Pick<TranslateInput, 'to' | 'only'>): Promise<void> => {
    isStopped.current = false;
    setOutcomes([]);
    setRunning(true);
    const mayBegin = onBefore ? await onBefore() : true;
    const all = mayBegin
      ? await translateEach(pages, {
          call: ({ id }) => client.call(pageTextCalls.translate, { body: { pageID: id, ...how } }),
          onOutcomes: setOutcomes,
          isStopped: () => isStopped.current,
        })
      : [];
    setRunning(false);
    const failed = all.filter(({ failure }) => failure).length;
    announce(
      [
        ...(all.length > failed ? [t('machine.pages', { count: all.length - failed })] : []),
        ...(failed > 0 ? [t('machine.failed', { count: failed })] : []),
      ].join(', '),
    );
    void queries.invalidateQueries({ queryKey: ['pages'] });
    onTaken?.();
  };
  const stop = (): void => {
    isStopped.current = true;
  };
  return { run, stop, isRunning, outcomes };
}
