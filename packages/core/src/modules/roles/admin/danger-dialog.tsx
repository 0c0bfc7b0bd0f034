import type { ReactElement } from 'react';
import type { Result } from '#client/result.ts';
import { useFormErrors } from '#admin/state/use-form-errors.ts';
import { useSubmit } from '#admin/state/use-submit.ts';
import { useText } from '#admin/messages/use-messages.ts';
import { ErrorBox } from '#admin/ui/fields/error-box.tsx';
import { Modal } from '#admin/ui/overlay/modal.tsx';
import { notify } from '#admin/ui/overlay/notify.ts';

interface DangerDialogProps {
  readonly title: string;
  /** Text about what happens, and what stays. */
  readonly text: string;
  /** The label of the button that does it. */
  readonly confirm: string;
  /** Told once it is done. */
  readonly done: string;
  readonly call: () => Promise<Result<unknown>>;
  /** After the call succeeded; the dialog is to be closed then. */
  readonly onDone: () => void;
  readonly onClose: () => void;
}

/** Asks before something is done to an account or a role that cannot be taken back, and shows why it was refused. */
export function DangerDialog({ title, text, confirm, done, call, onDone, onClose }: DangerDialogProps): ReactElement {
  const t = useText();
  const { errors, isPending, attempt, submit } = useSubmit('users-overview');
  const problems = useFormErrors(errors, {});
  const run = async () => {
    const result = await submit(call);
    if (!result.ok) return;
    notify(done);
    onDone();
  };
  return (
    <Modal
      isOpen
      isAlert
      onClose={onClose}
      title={title}
      buttons={[
        { text: t('action.cancel'), autoFocus: true, onPress: onClose },
        { text: confirm, theme: 'danger', isPending, onPress: () => void run() },
      ]}
    >
      <ErrorBox key={attempt} errors={problems.general} />
      <p>{text}</p>
    </Modal>
  );
}
