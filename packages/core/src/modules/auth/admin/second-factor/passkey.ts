import type { DataOf, InputOf } from '#client/call.ts';
import type { passkeyCalls } from '../../passkey.calls.ts';

/** The options that a browser is asked with, and its answers; made and read by the server. */
type Options = DataOf<typeof passkeyCalls.options>;
type Shown = InputOf<typeof passkeyCalls.login>['body']['response'];
type Made = InputOf<typeof passkeyCalls.add>['body']['response'];

/** Whether this browser knows passkeys at all. */
export const hasPasskeys = (): boolean => typeof window.PublicKeyCredential === 'function';

/** Shows a passkey to the server that asked for one. Null where the person did not. */
export async function showPasskey(options: Options): Promise<Shown | null> {
  const { startAuthentication } = await import('@simplewebauthn/browser');
  try {
    const shown = await startAuthentication({ optionsJSON: options as never });
    return { ...shown, clientExtensionResults: { ...shown.clientExtensionResults } };
  } catch {
    return null;
  }
}

/** Makes a passkey for the server that offers it. Null where the person did not. */
export async function makePasskey(options: Options): Promise<Made | null> {
  const { startRegistration } = await import('@simplewebauthn/browser');
  try {
    const made = await startRegistration({ optionsJSON: options as never });
    return { ...made, clientExtensionResults: { ...made.clientExtensionResults } };
  } catch {
    return null;
  }
}
