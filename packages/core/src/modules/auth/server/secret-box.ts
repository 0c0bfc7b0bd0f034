import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from 'node:crypto';

const keyOf = (secret: string, purpose: string): Buffer => Buffer.from(hkdfSync('sha256', secret, '', `lectern ${purpose}`, 32));

/** Seals a short text with the newest secret, so that a copy of the database alone does not tell it. */
export function seal(secrets: readonly string[], purpose: string, text: string): string {
  const nonce = randomBytes(12);
  const cipher = createCipheriv('aes-256-gcm', keyOf(secrets[0] ?? '', purpose), nonce);
  const sealed = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()]);
  return Buffer.concat([nonce, cipher.getAuthTag(), sealed]).toString('base64url');
}

/** Opens what `seal` sealed with any of the secrets; undefined for everything else. */
export function unseal(secrets: readonly string[], purpose: string, sealed: string): string | undefined {
  const bytes = Buffer.from(sealed, 'base64url');
  if (bytes.length < 28) return undefined;
  for (const secret of secrets) {
    try {
      const decipher = createDecipheriv('aes-256-gcm', keyOf(secret, purpose), bytes.subarray(0, 12));
      decipher.setAuthTag(bytes.subarray(12, 28));
      return decipher.update(bytes.subarray(28), undefined, 'utf8') + decipher.final('utf8');
    } catch {
      // Sealed with another secret.
    }
  }
  return undefined;
}
