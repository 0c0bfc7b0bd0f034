import * as z from 'zod';
import { refusal } from './variable.ts';

/** The proxies that keep pages in front of the site, as the environment names them. */
export interface PurgeSettings {
  readonly addresses: readonly string[];
  readonly secret: string | undefined;
}

const addressesIn = (text: string): string[] =>
  text
    .split(',')
    .map((address) => address.trim())
    .filter(Boolean);

const isAddress = (text: string): boolean =>
  URL.canParse(text) && ['http:', 'https:'].includes(new URL(text).protocol) && !new URL(text).username;

const addresses = z
  .string()
  .transform(addressesIn)
  .refine(
    (list) => list.every(isAddress),
    refusal<readonly string[]>(
      (list) => `PURGE_URL is "${String(list)}", which is not a list of addresses.`,
      'Set it to where each proxy takes PURGE, such as http://varnish:6081/, several with commas between them.',
    ),
  );

/** `PURGE_URL` and `PURGE_SECRET`; undefined where nothing keeps pages in front of the site. */
export const purgeVariables = z
  .object({ PURGE_URL: addresses.optional(), PURGE_SECRET: z.string().optional() })
  .transform(({ PURGE_URL, PURGE_SECRET }): { readonly purge: PurgeSettings | undefined } => ({
    purge: PURGE_URL && { addresses: PURGE_URL, secret: PURGE_SECRET },
  }));
