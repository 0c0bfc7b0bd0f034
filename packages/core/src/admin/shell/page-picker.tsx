import { lazy, Suspense, useState } from 'react';
import type { ReactElement } from 'react';
import { withMessages } from '../messages/use-messages.ts';
import type { PagePickerProps } from '../module-parts.ts';
import { useApp } from './app-context.ts';
import { portOf } from './module-ports.ts';

/** A dialog that chooses a page, for modules that do not know the one of pages. */
export function PagePicker(props: PagePickerProps): ReactElement {
  const { modules } = useApp();
  const [Dialog] = useState(() => {
    const { dialog, messages } = portOf(modules, 'pagePicker');
    return lazy(withMessages(messages, dialog));
  });
  return (
    <Suspense>
      <Dialog {...props} />
    </Suspense>
  );
}
