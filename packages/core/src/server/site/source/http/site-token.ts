import type { Signer } from '#server/kernel/signer.ts';

const purpose = 'site-source';
/** Milliseconds for which a token is good, clocks that differ included. */
const goodFor = 300_000;

/** Says that who asks has the secret of the site: a process of `lectern site`. */
export function createSiteToken(signer: Signer, now: number = Date.now()): string {
  const made = now.toString(36);
  return `${made}.${signer.sign(purpose, made)}`;
}

/** Whether a token was made with a secret of this site within five minutes. */
export function isSiteToken(signer: Signer, token: string, now: number = Date.now()): boolean {
  const [made = '', signature = ''] = token.split('.', 2);
  if (!/^[0-9a-z]{1,12}$/.test(made) || !signer.verify(purpose, made, signature)) return false;
  return Math.abs(now - Number.parseInt(made, 36)) < goodFor;
}
