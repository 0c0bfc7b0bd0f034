import { useEffect, useRef } from 'react';
import type { ReactElement } from 'react';
import { onAnnounce } from './announce.ts';

const lifetime = 6000;

/** One polite and one assertive region; everything that is announced goes through them and is heard once. */
export function LiveRegion(): ReactElement {
  const polite = useRef<HTMLDivElement>(null);
  const assertive = useRef<HTMLDivElement>(null);

  useEffect(
    () =>
      onAnnounce(({ message, urgency }) => {
        const region = urgency === 'polite' ? polite.current : assertive.current;
        const line = document.createElement('p');
        line.textContent = message;
        region?.append(line);
        setTimeout(() => line.remove(), lifetime);
      }),
    [],
  );

  // The attribute keeps it audible while a dialog hides the rest of the page.
  return (
    <div className="lc-hidden" data-live-announcer="true">
      <div role="log" aria-live="polite" aria-relevant="additions" ref={polite} />
      <div role="log" aria-live="assertive" aria-relevant="additions" ref={assertive} />
    </div>
  );
}
