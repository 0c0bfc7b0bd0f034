import { useCallback } from 'react';
import { passkeyCalls } from '../../auth.client.ts';
import type { LoginStep } from '../../auth.schema.ts';
import type { Result } from '#client/result.ts';
import { useApp } from '#admin/shell/app-context.ts';
import { useText } from '#admin/messages/use-messages.ts';
import { notify } from '#admin/ui/overlay/notify.ts';
import { withNewSession } from './with-new-session.ts';
import { showPasskey } from '../second-factor/passkey.ts';

type Submit = <Data>(call: () => Promise<Result<Data>>) => Promise<Result<Data>>;

/** Logs in with a passkey. Undefined where the person, or the browser, broke it off. */
export function usePasskeyLogin(submit: Submit): () => Promise<Result<LoginStep> | undefined> {
  const t = useText();
  const { client } = useApp();
  return useCallback(async () => {
    const options = await submit(() => client.call(passkeyCalls.options));
    if (!options.ok) return options;
    const shown = await showPasskey(options.data);
    if (shown) return submit(() => withNewSession(client, () => client.call(passkeyCalls.login, { body: { response: shown } })));
    notify(t('login.passkeyRefused'), { kind: 'info' });
    return undefined;
  }, [client, submit, t]);
}
