import { lazy, Suspense, useState } from 'react';
import type { ReactElement } from 'react';
import { withMessages } from '../../../../admin/messages/use-messages.ts';
import type { PageLinksProps } from '../../../../admin/module-parts.ts';
import { useApp } from '../../../../admin/shell/app-context.ts';
import { portOf } from '../../../../admin/shell/module-ports.ts';

/** What leads to a page, which another module draws. */
export function PageLinksPart(props: PageLinksProps): ReactElement {
  const { modules } = useApp();
  const [Part] = useState(() => {
    const { part, messages } = portOf(modules, 'pageLinks');
    return lazy(withMessages(messages, part));
  });
  return (
    <Suspense>
      <Part {...props} />
    </Suspense>
  );
}
