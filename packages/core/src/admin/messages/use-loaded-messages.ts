import { useEffect, useState } from 'react';
import { loadMessages } from './use-messages.ts';
import type { MessageLoader } from './use-messages.ts';

/** False until the messages are there. Give it the same loaders each time. */
export function useLoadedMessages(loaders: readonly MessageLoader[]): boolean {
  const [isLoaded, setLoaded] = useState(loaders.length === 0);
  useEffect(() => {
    let isGone = false;
    void loadMessages(loaders).then(() => {
      if (!isGone) setLoaded(true);
    });
    return () => {
      isGone = true;
    };
  }, [loaders]);
  return isLoaded;
}
