import { useEffect, useEffectEvent, useState } from 'react';
import type { ReactElement } from 'react';
import { useBlocker } from 'react-router';
import { unsaved } from '../../../../../admin/state/unsaved.ts';
import { useEditor, useEditorContext } from '../editor-context.ts';
import { later } from '../later.tsx';
import { isDirty } from '../state/editor-state.ts';

const LeaveDialog = later(async () => (await import('./leave-dialog.tsx')).LeaveDialog);

/** Stores what is unsaved on the way out, and leaves. Asks only where something could not be stored. */
export function LeaveGuard(): ReactElement | null {
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
    <LeaveDialog
      onLeave={() => blocker.proceed()}
      onStay={() => blocker.reset()}
      // What waits for a choice is not stored.
      onSave={() => void saver.save({ isExplicit: true }).then((ok) => (ok ? blocker.proceed() : blocker.reset()))}
    />
  );
}
