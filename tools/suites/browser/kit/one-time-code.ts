import { createRequire } from 'node:module';

// The library that the server checks codes with, found from there.
const require = createRequire(new URL('../../../../packages/core/package.json', import.meta.url));

interface CodeLibrary {
  readonly generate: (options: { readonly secret: string; readonly epoch: number }) => Promise<string>;
}

/** The code that an app shows, now or so many steps of half a minute later. A code counts once. */
export function oneTimeCode(secret: string, steps = 0): Promise<string> {
  const { generate } = require('otplib') as CodeLibrary;
  return generate({ secret: secret.replaceAll(/\s/g, ''), epoch: Math.floor(Date.now() / 1000) + steps * 30 });
}
