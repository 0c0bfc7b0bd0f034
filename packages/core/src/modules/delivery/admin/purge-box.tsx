import { RefreshCw } from 'lucide-react';
import { useState } from 'react';
import type { ReactElement } from 'react';
import { useText } from '#admin/messages/use-messages.ts';
import { useClient } from '#admin/shell/app-context.ts';
import { useFormErrors } from '#admin/state/use-form-errors.ts';
import { useSubmit } from '#admin/state/use-submit.ts';
import { Form } from '#admin/ui/form/form.tsx';
import { Button } from '#admin/ui/controls/button.tsx';
import { ErrorBox } from '#admin/ui/fields/error-box.tsx';
import { TextField } from '#admin/ui/fields/text-field.tsx';
import { notify } from '#admin/ui/overlay/notify.ts';
import { deliveryCalls } from '../delivery.client.ts';

/** Has the page at an address made anew. */
export function PurgeBox({ onPurged }: { readonly onPurged: () => void }): ReactElement {
  const t = useText();
  const client = useClient();
  const [path, setPath] = useState('');
  const { errors, isPending, attempt, submit } = useSubmit('users-overview');
  const problems = useFormErrors(errors, { path: t('delivery.address') });
  const purge = async (): Promise<void> => {
    const result = await submit(() => client.call(deliveryCalls.purge, { body: { path } }));
    if (!result.ok) return;
    notify(t('delivery.purged', { path }));
    setPath('');
    onPurged();
  };
  return (
    <Form className="lc-delivery__form" isFleeting onSubmit={purge}>
      <ErrorBox key={attempt} errors={problems.general} />
      <p className="lc-quiet">{t('delivery.addressHelp')}</p>
      <div className="lc-delivery__ask">
        <TextField
          label={t('delivery.address')}
          placeholder="/"
          spellCheck={false}
          inputMode="url"
          value={path}
          errors={problems.of('path')}
          onChange={setPath}
        />
        <Button type="submit" isPending={isPending} icon={<RefreshCw className="lc-icon" aria-hidden="true" />}>
          {t('delivery.purgeIt')}
        </Button>
      </div>
    </Form>
  );
}
