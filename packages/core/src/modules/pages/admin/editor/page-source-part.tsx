import { lazy, Suspense, useState } from 'react';
import type { ReactElement } from 'react';
import { withMessages } from '../../../../admin/messages/use-messages.ts';
import { useApp } from '../../../../admin/shell/app-context.ts';
import { portOf } from '../../../../admin/shell/module-ports.ts';

/** How the page differs from the one that it is a translation of, which another module knows and draws. */
export function PageSourcePart(): ReactElement {
  const { modules } = useApp();
  const [Part] = useState(() => {
    const { part, messages } = portOf(modules, 'pageSource');
    return lazy(withMessages(messages, part));
  });
  return (
    <Suspense>
      <Part />
    </Suspense>
  );
}
