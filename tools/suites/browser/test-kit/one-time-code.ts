import { generate } from 'otplib';

/** The code that an app shows, now or so many steps of half a minute later. A code counts once. */
export const oneTimeCode = (secret: string, steps = 0): Promise<string> =>
  generate({ secret: secret.replaceAll(/\s/g, ''), epoch: Math.floor(Date.now() / 1000) + steps * 30 });
