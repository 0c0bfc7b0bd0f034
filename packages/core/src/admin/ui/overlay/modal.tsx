import type { ReactElement } from 'react';
import { GuardedClose } from '../form/guarded-close.tsx';
import { PlainModal } from './plain-modal.tsx';
import type { ModalProps } from './plain-modal.tsx';

/** A dialog above the screen. Rare: panels and inline editing are the rule. It asks before words that stand in it are lost. */
export function Modal(props: ModalProps): ReactElement {
  return (
    <GuardedClose onClose={props.onClose}>
      {(close, content) => (
        <PlainModal {...props} onClose={close}>
          {content(props.children)}
        </PlainModal>
      )}
    </GuardedClose>
  );
}
