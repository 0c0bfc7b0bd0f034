import { useEffect } from 'react';
import { useText } from '#admin/messages/use-messages.ts';
import { useApp } from '#admin/shell/app-context.ts';
import { notify } from '#admin/ui/overlay/notify.ts';
import type { LeftEntries } from '../save/journal.ts';
import { recoverLeft } from '../save/recover-left.ts';

/** Milliseconds between two tries. */
const interval = 5000;

/**
 * Tries again to send what a window that was closed left, where that could not be done when the page was opened. What is
 * sent then comes into the editor as others' edits do.
 */
export function useRecovery(isWaiting: boolean, entries: LeftEntries): void {
  const t = useText();
  const { client, session } = useApp();
  useEffect(() => {
    if (!isWaiting) return undefined;
    let isBusy = false;
    const timer = setInterval(() => {
      if (isBusy || session.get() === 'ended') return;
      isBusy = true;
      void recoverLeft(client, entries).then(({ hasSent, isWaiting: isStillWaiting }) => {
        isBusy = false;
        if (hasSent) notify(t('recover.done'));
        if (!isStillWaiting) clearInterval(timer);
      });
    }, interval);
    return () => clearInterval(timer);
  }, [isWaiting, entries, client, session, t]);
}
