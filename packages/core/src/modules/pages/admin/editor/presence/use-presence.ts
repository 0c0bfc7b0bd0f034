import { useEffect } from 'react';
import { useApp } from '#admin/shell/app-context.ts';
import { pageCalls } from '#modules/pages/pages.client.ts';
import { useEditorContext } from '../context/editor-context.ts';

/** Milliseconds between two calls of a tab that is in sight. */
const interval = 5000;

/** Tells where the person is as long as the tab is in sight, and hears of others and of what they did. */
export function usePresence(): void {
  const { store, saver, people, page } = useEditorContext();
  const { session, client } = useApp();
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
    // Without it a tab that was loaded anew would meet the one that it was, as if somebody else stood there.
    const leave = (): void => {
      if (session.get() === 'ended') return;
      const body = { ...saver.self(), block: null, isLeaving: true };
      const headers = { ...client.headers(), 'content-type': 'application/json' };
      const address = client.url(pageCalls.presence, { params: { id: page.id } });
      // What else is sent ends with the page.
      void fetch(address, { method: 'POST', keepalive: true, headers, body: JSON.stringify(body) }).catch(() => undefined);
    };
    const onVisible = (): void => void meet();
    void meet();
    const timer = setInterval(() => void meet(), interval);
    document.addEventListener('visibilitychange', onVisible);
    window.addEventListener('pagehide', leave);
    return () => {
      clearInterval(timer);
      document.removeEventListener('visibilitychange', onVisible);
      window.removeEventListener('pagehide', leave);
      leave();
    };
  }, [store, saver, people, page, session, client]);
}
