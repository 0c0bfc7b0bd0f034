import { useEffect } from 'react';
import { useApp } from '../../../../../admin/shell/app-context.ts';
import { useEditorContext } from '../editor-context.ts';

/** Milliseconds between two calls of a tab that is in sight. */
const interval = 5000;

/** Tells where the person is as long as the tab is in sight, and hears of others and of what they did. */
export function usePresence(): void {
  const { store, saver, people } = useEditorContext();
  const { session } = useApp();
  useEffect(() => {
    let isBusy = false;
    const meet = async (): Promise<void> => {
      // Without a session each call would ask for the login again.
      if (isBusy || document.hidden || session.get() === 'ended') return;
      isBusy = true;
      const found = await saver.meet(store.get().selected);
      isBusy = false;
      if (found && JSON.stringify(found) !== JSON.stringify(people.get())) people.set(found);
    };
    const onVisible = (): void => void meet();
    void meet();
    const timer = setInterval(() => void meet(), interval);
    document.addEventListener('visibilitychange', onVisible);
    return () => {
      clearInterval(timer);
      document.removeEventListener('visibilitychange', onVisible);
    };
  }, [store, saver, people, session]);
}
