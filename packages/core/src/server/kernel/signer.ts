import { createHmac, timingSafeEqual } from 'node:crypto';

/** Signs short texts with the newest secret and verifies them with every one that is still in use. */
export interface Signer {
  /** `bytes`: how many of the signature's 32 are written; fewer where addresses must stay short. */
  sign(purpose: string, text: string, bytes?: number): string;
  verify(purpose: string, text: string, signature: string, bytes?: number): boolean;
}

export function createSigner(secrets: readonly string[]): Signer {
  const digest = (secret: string, purpose: string, text: string): Buffer =>
    createHmac('sha256', secret).update(purpose).update('\0').update(text).digest();
  return {
    sign: (purpose, text, bytes) =>
      digest(secrets[0] ?? '', purpose, text)
        .subarray(0, bytes)
        .toString('base64url'),
    verify(purpose, text, signature, bytes) {
      const given = Buffer.from(signature, 'base64url');
      return secrets.some((secret) => {
        const expected = digest(secret, purpose, text).subarray(0, bytes);
        return expected.length === given.length && timingSafeEqual(expected, given);
      });
    },
  };
}
