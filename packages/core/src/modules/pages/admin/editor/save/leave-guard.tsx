import { useEffect } from 'react';
import type { ReactElement } from 'react';
import { useBlocker } from 'react-router';
import { unsaved } from '../../../../../admin/state/unsaved.ts';
import { useText } from '../../../../../admin/messages/use-messages.ts';
import { Modal } from '../../../../../admin/ui/overlay/modal.tsx';
import { useEditor, useEditorContext } from '../editor-context.ts';
import { isDirty } from '../state/editor-state.ts';

/** Asks before unsaved work is left. What can be saved on the way out is saved instead of asked about. */
export function LeaveGuard(): ReactElement | null {
  const t = useText();
  const { saver } = useEditorContext();
  const hasUnsaved = useEditor(isDirty);
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) => hasUnsaved && currentLocation.pathname !== nextLocation.pathname,
  );

  useEffect(() => {
    unsaved.set('page-editor', hasUnsaved);
    return () => unsaved.set('page-editor', false);
  }, [hasUnsaved]);

  if (blocker.state !== 'blocked') return null;
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
          onPress: () => void saver.save({ isExplicit: true }).then((ok) => (ok ? blocker.proceed() : blocker.reset())),
        },
      ]}
    >
      <p>{t('guard.text')}</p>
    </Modal>
  );
}
