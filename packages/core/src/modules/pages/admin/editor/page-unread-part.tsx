import { lazy, Suspense, useState } from 'react';
import type { ReactElement } from 'react';
import { withMessages } from '../../../../admin/messages/use-messages.ts';
import { useApp } from '../../../../admin/shell/app-context.ts';
import { portOf } from '../../../../admin/shell/module-ports.ts';

/** What a machine wrote in the page, which another module knows, marks and draws. */
export function PageUnreadPart(): ReactElement {
  const { modules } = useApp();
  const [Part] = useState(() => {
    const { part, messages } = portOf(modules, 'pageUnread');
    return lazy(withMessages(messages, part));
  });
  return (
    <Suspense>
      <Part />
    </Suspense>
  );
}
