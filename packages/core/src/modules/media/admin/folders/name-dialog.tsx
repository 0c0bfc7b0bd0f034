import { useState } from 'react';
import type { ReactElement } from 'react';
import type { Result } from '#client/result.ts';
import { useErrorText } from '#admin/shell/app-context.ts';
import type { TextKey } from '#admin/messages/message-key.ts';
import { longestMediaName } from '#contract/media-name.ts';
import { useText } from '#admin/messages/use-messages.ts';
import { Form } from '#admin/ui/form/form.tsx';
import { ErrorBox } from '#admin/ui/fields/error-box.tsx';
import { Modal } from '#admin/ui/overlay/modal.tsx';
import { TextField } from '#admin/ui/fields/text-field.tsx';

interface NameDialogProps {
  readonly title: string;
  readonly label: string;
  readonly confirm: string;
  readonly initial?: string;
  /** Said above the errors of the answer: what it was that could not be done. */
  readonly failed: TextKey;
  /** Sends the name. */
  readonly onSubmit: (name: string) => Promise<Result<unknown>>;
  readonly onClose: () => void;
}

/** Asks for the name of a folder or a file, and stays until the server took it. */
export function NameDialog(props: NameDialogProps): ReactElement {
  const { title, label, confirm, initial = '', failed, onSubmit, onClose } = props;
  const t = useText();
  const textOf = useErrorText();
  const [name, setName] = useState(initial);
  const [errors, setErrors] = useState<readonly string[]>([]);
  const [attempt, setAttempt] = useState(0);
  const [isPending, setPending] = useState(false);

  const submit = async (): Promise<void> => {
    const trimmed = name.trim();
    if (isPending) return;
    if (trimmed === '') return setErrors([textOf({ code: 'V_01' }, label)]);
    if (trimmed === initial) return onClose();
    setPending(true);
    const result = await onSubmit(trimmed);
    setPending(false);
    setAttempt((count) => count + 1);
    if (result.ok) onClose();
    else setErrors(result.errors.map((error) => textOf(error, label)));
  };
  return (
    <Modal
      isOpen
      onClose={onClose}
      title={title}
      buttons={[
        { text: t('action.cancel'), onPress: onClose },
        { text: confirm, theme: 'orange', isPending, onPress: () => void submit() },
      ]}
    >
      <Form className="lc-stack" onSubmit={submit}>
        {attempt > 0 && <ErrorBox key={attempt} errors={errors.length > 0 ? [t(failed)] : []} />}
        <TextField label={label} value={name} autoFocus maxLength={longestMediaName} errors={errors} onChange={setName} />
      </Form>
    </Modal>
  );
}
