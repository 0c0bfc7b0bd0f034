import { useQueryClient } from '@tanstack/react-query';
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
import { linkCalls } from '../../links.client.ts';
import type { ExternalLink, LinkSources } from '../../links.schema.ts';
import { SourceList } from '../source-list.tsx';
import { externalKey } from './external-list.ts';

/** Puts another address in the place of one, and names what was left as it is. */
export function MendForm({ link: { address, movedTo } }: { readonly link: ExternalLink }): ReactElement {
  const t = useText();
  const client = useClient();
  const queries = useQueryClient();
  const [to, setTo] = useState(movedTo ?? address);
  const [skipped, setSkipped] = useState<LinkSources>();
  const { errors, isPending, attempt, submit } = useSubmit('users-overview');
  const problems = useFormErrors(errors, { to: t('external.newAddress') });
  const replace = async (): Promise<boolean> => {
    const result = await submit(() => client.call(linkCalls.replaceAddress, { body: { address, to: to.trim() } }));
    if (!result.ok) return false;
    const { pages, menus } = result.data;
    notify(t('external.replaced', { pages: pages.length, menus: menus.length }));
    setSkipped(result.data.skipped.totalItems > 0 ? result.data.skipped : undefined);
    void queries.invalidateQueries({ queryKey: externalKey });
    void queries.invalidateQueries({ queryKey: ['pages'] });
    return true;
  };
  return (
    <Form className="lc-external__mend" onSubmit={replace}>
      <ErrorBox key={attempt} errors={problems.general} />
      <TextField
        label={t('external.newAddress')}
        help={t('external.newHelp')}
        type="url"
        inputMode="url"
        spellCheck={false}
        value={to}
        errors={problems.of('to')}
        onChange={setTo}
      />
      <div>
        <Button
          theme="orange"
          type="submit"
          isPending={isPending}
          disabledReason={to.trim() === '' || to.trim() === address ? t('external.same') : undefined}
        >
          {t('external.replace')}
        </Button>
      </div>
      {skipped && (
        <div>
          <p>{t('external.skipped')}</p>
          <SourceList sources={skipped} label={t('external.skipped')} />
        </div>
      )}
    </Form>
  );
}
