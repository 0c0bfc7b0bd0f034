import { lazy, Suspense, useState } from 'react';
import type { ReactElement } from 'react';
import { withMessages } from '../../../../../admin/messages/use-messages.ts';
import { useApp } from '../../../../../admin/shell/app-context.ts';
import { portOf } from '../../../../../admin/shell/module-ports.ts';

function usePart(name: 'pageCommentsButton' | 'pageComments') {
  const { modules } = useApp();
  const [Part] = useState(() => {
    const { part, messages } = portOf(modules, name);
    return lazy(withMessages(messages, part));
  });
  return Part;
}

/** The button of the comments in the head line, which another module draws. */
export function PageCommentsButton(): ReactElement {
  const Part = usePart('pageCommentsButton');
  return (
    <Suspense>
      <Part />
    </Suspense>
  );
}

/** The comments beside the blocks, which another module draws. */
export function PageCommentsPanel(): ReactElement {
  const Part = usePart('pageComments');
  return (
    <Suspense>
      <Part />
    </Suspense>
  );
}
