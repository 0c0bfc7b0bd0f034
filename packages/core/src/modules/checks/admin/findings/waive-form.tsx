import { useEffect, useId, useState } from 'react';
import type { ReactElement } from 'react';
import { useText } from '#admin/messages/use-messages.ts';
import { useClient, useErrorText } from '#admin/shell/app-context.ts';
import { Form } from '#admin/ui/form/form.tsx';
import { Button } from '#admin/ui/controls/button.tsx';
import { ErrorBox } from '#admin/ui/fields/error-box.tsx';
import { TextArea } from '#admin/ui/fields/text-area.tsx';
import { notify } from '#admin/ui/overlay/notify.ts';
import { checksCalls } from '../../checks.client.ts';

interface WaiveFormProps {
  readonly versionID: string;
  /** `owner/name`. */
  readonly check: string;
  readonly label: string;
  readonly revision: number;
  readonly onDone: (isWaived: boolean) => void;
}

/** Asks why a check is waived, because reviewers will. */
export function WaiveForm({ versionID, check, label, revision, onDone }: WaiveFormProps): ReactElement {
  const t = useText();
  const id = useId();
  const client = useClient();
  const textOf = useErrorText();
  const [reason, setReason] = useState('');
  const [errors, setErrors] = useState<readonly string[]>([]);
  const [isPending, setPending] = useState(false);
  useEffect(() => document.getElementById(id)?.focus(), [id]);
  const submit = async (): Promise<void> => {
    setPending(true);
    const result = await client.call(checksCalls.waive, { params: { id: versionID }, body: { check, reason, revision } });
    setPending(false);
    if (result.ok) {
      notify(t('checks.waivedNotice', { check: label }));
      onDone(true);
    } else setErrors(result.errors.map((error) => textOf(error, t('checks.reason'))));
  };
  return (
    <Form className="lc-checks__waive" onSubmit={submit}>
      <TextArea
        id={id}
        label={t('checks.reason')}
        help={t('checks.reasonHelp')}
        isRequired
        rows={2}
        maxLength={1000}
        value={reason}
        onChange={setReason}
      />
      <ErrorBox title={t('checks.waiveFailed')} errors={errors} />
      <div className="lc-checks__buttons">
        <Button size="small" onPress={() => onDone(false)}>
          {t('action.cancel')}
        </Button>
        <Button size="small" theme="orange" type="submit" isPending={isPending}>
          {t('checks.waiveNow')}
        </Button>
      </div>
    </Form>
  );
}
