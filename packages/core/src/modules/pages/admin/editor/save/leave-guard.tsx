import { useEffect, useEffectEvent, useState } from 'react';
import type { ReactElement } from 'react';
import { useBlocker } from 'react-router';
import { unsaved } from '../../../../../admin/state/unsaved.ts';
import { useText } from '../../../../../admin/messages/use-messages.ts';
import { Modal } from '../../../../../admin/ui/overlay/modal.tsx';
import { useEditor, useEditorContext } from '../editor-context.ts';
import { isDirty } from '../state/editor-state.ts';

/** Stores what is unsaved on the way out, and leaves. Asks only where something could not be stored. */
export function LeaveGuard(): ReactElement | null {
  const t = useText();
  const { saver, store } = useEditorContext();
  const hasUnsaved = useEditor(isDirty);
  const [isAsking, setAsking] = useState(false);
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) => hasUnsaved && currentLocation.pathname !== nextLocation.pathname,
  );
  const { state } = blocker;

  useEffect(() => {
    unsaved.set('page-editor', hasUnsaved);
    return () => unsaved.set('page-editor', false);
  }, [hasUnsaved]);

  const settle = useEffectEvent(() => {
    if (isDirty(store.get())) setAsking(true);
    else blocker.proceed?.();
  });
  useEffect(() => {
    if (state !== 'blocked') return undefined;
    let isOver = false;
    void saver.save().then(() => {
      if (!isOver) settle();
    });
    return () => {
      isOver = true;
      setAsking(false);
    };
  }, [state, saver]);

  if (blocker.state !== 'blocked' || !isAsking) return null;
  return (
    <Modal
      isOpen
      isAlert
      onClose={() => blocker.reset()}
      title={t('guard.title')}
      buttons={[
        { text: t('guard.leave'), theme: 'danger', onPress: () => blocker.proceed() },
        { text: t('guard.stay'), onPress: () => blocker.reset() },
        {
          text: t('action.save'),
          theme: 'orange',
          autoFocus: true,
          // What waits for a choice is not stored.
          onPress: () => void saver.save({ isExplicit: true }).then((ok) => (ok ? blocker.proceed() : blocker.reset())),
        },
      ]}
    >
      <p>{t('guard.text')}</p>
    </Modal>
  );
}
