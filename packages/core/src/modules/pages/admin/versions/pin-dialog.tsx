import { useState } from 'react';
import type { ReactElement } from 'react';
import { useText } from '#admin/messages/use-messages.ts';
import { useClient, useFailureTexts } from '#admin/shell/app-context.ts';
import { Form } from '#admin/ui/form/form.tsx';
import { TextField } from '#admin/ui/fields/text-field.tsx';
import { Modal } from '#admin/ui/overlay/modal.tsx';
import { notify } from '#admin/ui/overlay/notify.ts';
import type { ListedVersion } from '../../versions.schema.ts';
import { pageCalls } from '../../pages.client.ts';

interface PinDialogProps {
  readonly version: ListedVersion;
  readonly onPinned: () => void;
  readonly onClose: () => void;
}

/** Asks for the name under which a version is kept. */
export function PinDialog({ version, onPinned, onClose }: PinDialogProps): ReactElement {
  const t = useText();
  const client = useClient();
  const textsOf = useFailureTexts();
  const [name, setName] = useState(version.pin?.name ?? '');
  const [errors, setErrors] = useState<readonly string[]>([]);
  const [isPending, setPending] = useState(false);
  const { id, number } = version;
  const pin = async (): Promise<void> => {
    setPending(true);
    const result = await client.call(pageCalls.pinVersion, { params: { id }, body: { name } });
    setPending(false);
    if (!result.ok) return setErrors(textsOf(result));
    notify(t('versions.pinned', { number, name: name.trim() }));
    onPinned();
    return onClose();
  };
  return (
    <Modal
      isOpen
      title={t('versions.pinTitle', { number })}
      onClose={onClose}
      buttons={[
        { text: t('action.cancel'), onPress: onClose },
        { text: t('versions.pin'), theme: 'orange', isPending, onPress: () => void pin() },
      ]}
    >
      <Form className="lc-stack" onSubmit={pin}>
        <p>{t('versions.pinText')}</p>
        <TextField
          label={t('versions.pinName')}
          value={name}
          onChange={setName}
          maxLength={100}
          errors={errors}
          isRequired
          autoFocus
        />
      </Form>
    </Modal>
  );
}
