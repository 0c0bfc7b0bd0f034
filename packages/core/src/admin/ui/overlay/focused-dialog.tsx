import { useLayoutEffect, useRef } from 'react';
import type { ReactElement } from 'react';
import { Dialog } from 'react-aria-components/Modal';
import type { DialogProps } from 'react-aria-components/Modal';
import { leadIn } from '../focus/lead-in.ts';
import { useWayBack } from '../focus/use-way-back.ts';

/** What stands in a modal: the focus goes to where somebody goes on, and back to what opened it. */
export function FocusedDialog(props: DialogProps): ReactElement {
  const dialog = useRef<HTMLElement>(null);
  useWayBack();
  // Before React Aria looks for the focus: it gives it to the dialog itself where nothing in it has it.
  useLayoutEffect(() => (dialog.current ? leadIn(dialog.current) : undefined), []);
  return <Dialog {...props} ref={dialog} />;
}
