import { useEffect, useId } from 'react';
import type { ReactElement, RefObject } from 'react';
import { useBlocker } from 'react-router';
import type { Location } from 'react-router';
import { unsaved } from '../state/unsaved.ts';
import { useText } from '../messages/use-messages.ts';
import { Modal } from '../ui/overlay/modal.tsx';

interface UnsavedGuardProps {
  readonly isUnsaved: boolean;
  /** Set to true just before leaving after a save, which needs no question. */
  readonly isSaved: RefObject<boolean>;
  /** Names in the query of the address that say what is edited: another value leaves it too. */
  readonly editedBy?: readonly string[];
}

/** Whether two addresses are of something else. */
function differ(one: Location, other: Location, names: readonly string[]): boolean {
  const [before, after] = [new URLSearchParams(one.search), new URLSearchParams(other.search)];
  return one.pathname !== other.pathname || names.some((name) => before.get(name) !== after.get(name));
}

const none: readonly string[] = [];

/** Asks before a form is left whose changes are not saved. */
export function UnsavedGuard({ isUnsaved, isSaved, editedBy = none }: UnsavedGuardProps): ReactElement | null {
  const t = useText();
  const source = useId();
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) => isUnsaved && !isSaved.current && differ(currentLocation, nextLocation, editedBy),
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
