import { useEffect, useState } from 'react';

/** What opened something: what has the focus, or, where that is an entry of a menu, which goes with it, the button of the menu. */
function findOpener(): Element | null {
  const { activeElement } = document;
  const menu = activeElement?.closest('[role="menu"]');
  return menu ? document.querySelector(`[aria-controls="${CSS.escape(menu.id)}"]`) : activeElement;
}

/** Gives the focus back to what opened a dialog where React Aria does not, because the entry of a menu that was pressed is gone. */
export function useWayBack(): void {
  const [opener] = useState(findOpener);
  useEffect(
    () => () => {
      // React Aria gives it back in the first frame after.
      requestAnimationFrame(() =>
        requestAnimationFrame(() => {
          if (document.activeElement === document.body && opener instanceof HTMLElement) opener.focus();
        }),
      );
    },
    [opener],
  );
}
