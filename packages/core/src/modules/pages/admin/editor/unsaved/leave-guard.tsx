import { useEffect, useMemo, useRef, useState } from 'react';
import type { ReactElement } from 'react';
import { useLeaveGuard } from '#admin/shell/leave-guards.ts';
import type { LeaveGuard as Guard } from '#admin/shell/leave-guards.ts';
import { unsaved } from '#admin/state/unsaved.ts';
import { useText } from '#admin/messages/use-messages.ts';
import { Modal } from '#admin/ui/overlay/modal.tsx';
import { useEditor, useEditorContext } from '../context/editor-context.ts';
import { isDirty } from '../state/editor-state.ts';

/** Stores what is unsaved on the way out, and leaves. Asks only where something could not be stored. */
export function LeaveGuard(): ReactElement | null {
  const t = useText();
  const { saver, store } = useEditorContext();
  const hasUnsaved = useEditor(isDirty);
  const [isAsking, setAsking] = useState(false);
  const settle = useRef<(mayLeave: boolean) => void>(undefined);

  useEffect(() => {
    unsaved.set('page-editor', hasUnsaved);
    return () => unsaved.set('page-editor', false);
  }, [hasUnsaved]);

  const guard = useMemo<Guard>(
    () => ({
      isNeeded: (from, to) => isDirty(store.get()) && from.pathname !== to.pathname,
      async mayLeave() {
        await saver.save();
        if (!isDirty(store.get())) return true;
        const answer = new Promise<boolean>((resolve) => {
          settle.current = resolve;
        });
        setAsking(true);
        return answer;
      },
    }),
    [saver, store],
  );
  useLeaveGuard(guard);

  if (!isAsking) return null;
  const answer = (mayLeave: boolean): void => {
    setAsking(false);
    settle.current?.(mayLeave);
  };
  return (
    <Modal
      isOpen
      isAlert
      onClose={() => answer(false)}
      title={t('guard.title')}
      buttons={[
        { text: t('guard.leave'), theme: 'danger', onPress: () => answer(true) },
        { text: t('guard.stay'), onPress: () => answer(false) },
        {
          text: t('action.save'),
          theme: 'orange',
          autoFocus: true,
          // What waits for a choice is not stored.
          onPress: () => void saver.save({ isExplicit: true }).then(answer),
        },
      ]}
    >
      <p>{t('guard.text')}</p>
    </Modal>
  );
}
