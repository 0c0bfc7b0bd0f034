import { X } from 'lucide-react';
import type { ReactElement, ReactNode } from 'react';
import { Heading, Modal as AriaModal, ModalOverlay } from 'react-aria-components/Modal';
import { useUiText } from '../messages/use-ui-text.ts';
import { GuardedClose } from '../form/guarded-close.tsx';
import { IconButton } from '../controls/icon-button.tsx';
import { FocusedDialog } from './focused-dialog.tsx';

export interface SidePanelProps {
  readonly title: string;
  readonly onClose: () => void;
  /** For one whose draft outlives its fields, as with tabs: whether it differs from what is stored. */
  readonly isChanged?: boolean;
  readonly children: ReactNode;
}

/**
 * A panel at the side of a list, for one of its rows. The list stays in sight; the focus goes back to it. It asks before
 * words that stand in it are lost.
 */
export function SidePanel({ title, onClose, isChanged, children }: SidePanelProps): ReactElement {
  const t = useUiText();
  return (
    <GuardedClose onClose={onClose} isChanged={isChanged}>
      {(close, content) => (
        <ModalOverlay
          className="lc-backdrop lc-backdrop--side"
          isOpen
          isDismissable={false}
          onOpenChange={(isOpen) => {
            if (!isOpen) close();
          }}
        >
          <AriaModal className="lc-side">
            <FocusedDialog className="lc-side__dialog">
              <div className="lc-side__head">
                <Heading slot="title" level={2} className="lc-modal__title">
                  {title}
                </Heading>
                <IconButton label={t('action.close')} icon={<X className="lc-icon" aria-hidden="true" />} onPress={close} />
              </div>
              {content(children)}
            </FocusedDialog>
          </AriaModal>
        </ModalOverlay>
      )}
    </GuardedClose>
  );
}
