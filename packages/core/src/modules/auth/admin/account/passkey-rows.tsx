import { KeyRound, Plus } from 'lucide-react';
import { useState } from 'react';
import type { ReactElement } from 'react';
import type { Result } from '#client/result.ts';
import { passkeyCalls } from '../../auth.client.ts';
import type { NewRecoveryCodes } from '../../auth.schema.ts';
import { useApp } from '#admin/shell/app-context.ts';
import { hasPasskeys, makePasskey } from '../second-factor/passkey.ts';
import { useLoginMethods } from '../sign-in/use-login-methods.ts';
import { formatMoment } from '#admin/messages/format.ts';
import { useText } from '#admin/messages/use-messages.ts';
import { Button } from '#admin/ui/controls/button.tsx';
import { notify } from '#admin/ui/overlay/notify.ts';
import { PasswordPrompt } from './password-prompt.tsx';
import type { FactorRowProps } from './totp-row.tsx';

/** The own passkeys, each with the way to take it away, and the way to add one. */
export function PasskeyRows({ factors, onChanged }: FactorRowProps): ReactElement {
  const t = useText();
  const { client } = useApp();
  const [open, setOpen] = useState<string>();
  const close = () => setOpen(undefined);
  const { methods, isPending } = useLoginMethods();
  // Browsers bind passkeys to the name of a site, and here it has none.
  const obstacle = !hasPasskeys() ? 'passkey.unknown' : methods?.passkey === false ? 'passkey.nameless' : undefined;

  async function add({ currentPassword, name }: { currentPassword: string; name: string }): Promise<Result<NewRecoveryCodes>> {
    const options = await client.call(passkeyCalls.registrationOptions, { body: { currentPassword } });
    if (!options.ok) return options;
    const made = await makePasskey(options.data);
    if (!made) {
      // The person, or the browser, broke it off: what was typed stays.
      notify(t('passkey.notMade'), { kind: 'info' });
      return { ok: false, status: 400, errors: [], message: '' };
    }
    return client.call(passkeyCalls.add, { body: { name, response: made } });
  }
  return (
    <>
      {factors.passkeys.map(({ id, name, createdAt, lastUsedAt }) => (
        <li key={id} className="lc-rows__row">
          <KeyRound className="lc-icon" aria-hidden="true" />
          <span className="lc-rows__text">
            <span className="lc-rows__name">{name}</span>
            <span className="lc-quiet">
              {lastUsedAt
                ? t('passkey.used', { time: formatMoment(lastUsedAt) })
                : t('passkey.added', { time: formatMoment(createdAt) })}
            </span>
          </span>
          {open === id ? (
            <PasswordPrompt
              text={t('passkey.removeText', { name })}
              action={t('passkey.remove')}
              theme="danger"
              call={(input) =>
                client.call(passkeyCalls.remove, { params: { id }, body: { currentPassword: input.currentPassword } })
              }
              onDone={() => {
                close();
                onChanged(t('passkey.removed'));
              }}
              onCancel={close}
            />
          ) : (
            <Button size="small" aria-label={t('passkey.removeNamed', { name })} onPress={() => setOpen(id)}>
              {t('action.remove')}
            </Button>
          )}
        </li>
      ))}
      <li className="lc-rows__row">
        <KeyRound className="lc-icon" aria-hidden="true" />
        <span className="lc-rows__text">
          <span className="lc-rows__name">{t('passkey.name')}</span>
          <span className="lc-quiet">{t(obstacle ?? 'passkey.text')}</span>
        </span>
        {open === 'add' ? (
          <PasswordPrompt
            text={t('passkey.addText')}
            action={t('passkey.add')}
            nameLabel={t('passkey.nameLabel')}
            initialName={t('passkey.initialName')}
            call={add}
            onDone={({ recoveryCodes }) => {
              close();
              onChanged(t('passkey.done'), recoveryCodes);
            }}
            onCancel={close}
          />
        ) : (
          <Button
            size="small"
            icon={<Plus className="lc-icon" aria-hidden="true" />}
            // Not offered before it is known that it works here.
            disabledReason={isPending ? t('loading.label') : obstacle && t(obstacle)}
            onPress={() => setOpen('add')}
          >
            {t('passkey.add')}
          </Button>
        )}
      </li>
    </>
  );
}
