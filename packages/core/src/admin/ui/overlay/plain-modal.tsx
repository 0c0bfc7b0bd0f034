import { X } from 'lucide-react';
import type { ReactElement, ReactNode } from 'react';
import { Heading, Modal as AriaModal, ModalOverlay } from 'react-aria-components/Modal';
import { useUiText } from '../messages/use-ui-text.ts';
import { Button } from '../controls/button.tsx';
import type { ButtonTheme } from '../controls/button.tsx';
import { classes } from '../classes.ts';
import { IconButton } from '../controls/icon-button.tsx';
import { FocusedDialog } from './focused-dialog.tsx';

export interface ModalButton {
  readonly text: string;
  /** Default: grey. */
  readonly theme?: ButtonTheme;
  readonly disabledReason?: string | undefined;
  readonly isPending?: boolean;
  readonly autoFocus?: boolean;
  readonly onPress: () => void;
}

export interface ModalProps {
  readonly isOpen: boolean;
  readonly onClose: () => void;
  readonly title?: string;
  /** Names a dialog without a title. */
  readonly label?: string;
  readonly size?: 'small' | 'medium' | 'large';
  /** A single confirm button, or a list of buttons, the main one last. */
  readonly confirm?: ModalButton;
  readonly buttons?: readonly ModalButton[];
  /** For a question that interrupts; it is then read out as a whole. */
  readonly isAlert?: boolean;
  /** Takes away the close button and the Escape key. */
  readonly isForced?: boolean;
  readonly children: ReactNode;
}

/** A dialog that closes when it is told to, whatever stands in it. */
export function PlainModal(props: ModalProps): ReactElement {
  const { isOpen, onClose, title, label, size = 'small', children, isForced = false } = props;
  const t = useUiText();
  const buttons = props.buttons ?? (props.confirm ? [{ theme: 'orange' as const, ...props.confirm }] : []);
  return (
    <ModalOverlay
      className="lc-backdrop"
      isOpen={isOpen}
      isDismissable={!isForced && !props.isAlert}
      isKeyboardDismissDisabled={isForced}
      onOpenChange={(next) => {
        if (!next) onClose();
      }}
    >
      <AriaModal className={classes('lc-modal', `lc-modal--${size}`)}>
        <FocusedDialog
          className="lc-modal__dialog"
          role={props.isAlert ? 'alertdialog' : 'dialog'}
          {...(title ? {} : { 'aria-label': label ?? '' })}
        >
          <div className="lc-modal__head">
            {title ? (
              <Heading slot="title" level={2} className="lc-modal__title">
                {title}
              </Heading>
            ) : (
              <span />
            )}
            {!isForced && (
              <IconButton label={t('action.close')} icon={<X className="lc-icon" aria-hidden="true" />} onPress={onClose} />
            )}
          </div>
          <div className="lc-modal__body">{children}</div>
          {buttons.length > 0 && (
            <div className="lc-modal__foot">
              {buttons.map((button) => (
                <Button
                  key={button.text}
                  theme={button.theme ?? 'grey'}
                  disabledReason={button.disabledReason}
                  isPending={button.isPending ?? false}
                  autoFocus={button.autoFocus ?? false}
                  onPress={button.onPress}
                >
                  {button.text}
                </Button>
              ))}
            </div>
          )}
        </FocusedDialog>
      </AriaModal>
    </ModalOverlay>
  );
}
