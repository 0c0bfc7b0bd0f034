import { useEffect, useId } from 'react';
import type { ReactElement, RefObject } from 'react';
import { useBlocker } from 'react-router';
import { unsaved } from '../state/unsaved.ts';
import { useText } from '../messages/use-messages.ts';
import { Modal } from '../ui/overlay/modal.tsx';

interface UnsavedGuardProps {
  readonly isUnsaved: boolean;
  /** Set to true just before leaving after a save, which needs no question. */
  readonly isSaved: RefObject<boolean>;
}

/** Asks before a form is left whose changes are not saved. */
export function UnsavedGuard({ isUnsaved, isSaved }: UnsavedGuardProps): ReactElement | null {
  const t = useText();
  const source = useId();
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) => isUnsaved && !isSaved.current && currentLocation.pathname !== nextLocation.pathname,
  );
  useEffect(() => {
    unsaved.set(source, isUnsaved);
    return () => unsaved.set(source, false);
  }, [source, isUnsaved]);

  if (blocker.state !== 'blocked') return null;
  return (
    <Modal
      isOpen
      isAlert
      onClose={() => blocker.reset()}
      title={t('guard.title')}
      buttons={[
        { text: t('guard.leave'), theme: 'danger', onPress: () => blocker.proceed() },
        { text: t('guard.stay'), theme: 'orange', autoFocus: true, onPress: () => blocker.reset() },
      ]}
    >
      <p>{t('guard.formText')}</p>
    </Modal>
  );
}
