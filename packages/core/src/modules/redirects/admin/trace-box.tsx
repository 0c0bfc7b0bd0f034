import { Route } from 'lucide-react';
import { useState } from 'react';
import type { ReactElement } from 'react';
import type { Text } from '#admin/messages/use-messages.ts';
import { useText } from '#admin/messages/use-messages.ts';
import { useClient } from '#admin/shell/app-context.ts';
import { useFormErrors } from '#admin/state/use-form-errors.ts';
import { useSubmit } from '#admin/state/use-submit.ts';
import { Form } from '#admin/ui/form/form.tsx';
import { Button } from '#admin/ui/controls/button.tsx';
import { ErrorBox } from '#admin/ui/fields/error-box.tsx';
import { TextField } from '#admin/ui/fields/text-field.tsx';
import { redirectCalls } from '../redirects.client.ts';
import { ownAddress } from '../own-address.ts';
import type { TracedAddress } from '../redirects.schema.ts';

function wordsOf(t: Text, { path, status, location, source }: TracedAddress): string {
  if (status === 200) return t('trace.live', { path });
  if (status === 410) return t('trace.gone', { path });
  if (status === 404 || location === null) return t('trace.nothing', { path });
  return source === null || source === path
    ? t('trace.leads', { path, location })
    : t('trace.leadsBy', { path, location, source });
}

interface TraceBoxProps {
  /** Makes a redirect for an address at which nothing stands. */
  readonly onMake: (path: string) => void;
}

/** Says where an address leads, as a visitor finds it. */
export function TraceBox({ onMake }: TraceBoxProps): ReactElement {
  const t = useText();
  const client = useClient();
  const [typed, setTyped] = useState('');
  const [found, setFound] = useState<TracedAddress>();
  const { errors, isPending, attempt, submit } = useSubmit('users-overview');
  const problems = useFormErrors(errors, { path: t('redirects.path') });
  const look = async (): Promise<void> => {
    const path = ownAddress(typed);
    const result = await submit(() => client.call(redirectCalls.trace, { query: { path } }));
    setFound(result.ok ? result.data : undefined);
  };
  return (
    <Form className="lc-panel lc-redirects__trace" isFleeting onSubmit={look}>
      <ErrorBox key={attempt} errors={problems.general} />
      <div className="lc-redirects__ask">
        <TextField
          label={t('trace.label')}
          help={t('trace.help')}
          placeholder="/"
          spellCheck={false}
          inputMode="url"
          value={typed}
          errors={problems.of('path')}
          onChange={setTyped}
        />
        <Button type="submit" isPending={isPending} icon={<Route className="lc-icon" aria-hidden="true" />}>
          {t('trace.check')}
        </Button>
      </div>
      <div className="lc-redirects__found">
        <p role="status" data-status={found?.status}>
          {found && wordsOf(t, found)}
        </p>
        {found?.status === 404 && (
          <Button size="small" onPress={() => onMake(found.path)}>
            {t('trace.make')}
          </Button>
        )}
      </div>
    </Form>
  );
}
