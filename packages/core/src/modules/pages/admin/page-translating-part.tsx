import { lazy, Suspense, useState } from 'react';
import type { ReactElement } from 'react';
import { withMessages } from '../../../admin/messages/use-messages.ts';
import type { PageTranslatingProps } from '../../../admin/module-parts.ts';
import { useApp } from '../../../admin/shell/app-context.ts';
import { portOf } from '../../../admin/shell/module-ports.ts';

/** The ways to translators and back, which another module draws. */
export function PageTranslatingPart(props: PageTranslatingProps): ReactElement {
  const { modules } = useApp();
  const [Part] = useState(() => {
    const { part, messages } = portOf(modules, 'pageTranslating');
    return lazy(withMessages(messages, part));
  });
  return (
    <Suspense>
      <Part {...props} />
    </Suspense>
  );
}
