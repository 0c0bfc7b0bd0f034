import { useEffect } from 'react';
import { useText } from '#admin/messages/use-messages.ts';
import { notify } from '#admin/ui/overlay/notify.ts';
import { useStore } from '#admin/ui/store/use-store.ts';
import { useEditorContext } from '../context/editor-context.ts';

/** Whether this device keeps no copy of what is not saved yet, which is said once: saving itself goes on. */
export function useDeviceTrouble(): boolean {
  const t = useText();
  const { journal } = useEditorContext();
  const isInTrouble = useStore(journal.trouble);
  useEffect(() => {
    if (isInTrouble) notify(t('save.noCopy'), { kind: 'info' });
  }, [isInTrouble, t]);
  return isInTrouble;
}
