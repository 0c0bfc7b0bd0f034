import { createHmac, timingSafeEqual } from 'node:crypto';

/** Signs short texts with the newest secret and verifies them with every one that is still in use. */
export interface Signer {
  sign(purpose: string, text: string): string;
  verify(purpose: string, text: string, signature: string): boolean;
}

export function createSigner(secrets: readonly string[]): Signer {
  const digest = (secret: string, purpose: string, text: string): Buffer =>
    createHmac('sha256', secret).update(purpose).update('\0').update(text).digest();
  return {
    sign: (purpose, text) => digest(secrets[0] ?? '', purpose, text).toString('base64url'),
    verify(purpose, text, signature) {
      const given = Buffer.from(signature, 'base64url');
      return secrets.some((secret) => {
        const expected = digest(secret, purpose, text);
        return expected.length === given.length && timingSafeEqual(expected, given);
      });
    },
  };
}
