import type { PasskeyData } from '../../../../client/second-factor.calls.ts';

/** Whether this browser knows passkeys at all. */
export const hasPasskeys = (): boolean => typeof window.PublicKeyCredential === 'function';

/** Shows a passkey to the server that asked for one. Null where the person did not. */
export async function showPasskey(options: PasskeyData): Promise<PasskeyData | null> {
  const { startAuthentication } = await import('@simplewebauthn/browser');
  try {
    return (await startAuthentication({ optionsJSON: options as never })) as unknown as PasskeyData;
  } catch {
    return null;
  }
}

/** Makes a passkey for the server that offers it. Null where the person did not. */
export async function makePasskey(options: PasskeyData): Promise<PasskeyData | null> {
  const { startRegistration } = await import('@simplewebauthn/browser');
  try {
    return (await startRegistration({ optionsJSON: options as never })) as unknown as PasskeyData;
  } catch {
    return null;
  }
}
