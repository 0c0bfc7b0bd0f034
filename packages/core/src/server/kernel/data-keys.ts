import { randomBytes } from 'node:crypto';
import * as z from 'zod';
import { keptInDataFolder } from './own-secret.ts';
import { readGiven, refusal } from './variable.ts';

const fix =
  'Set it to 32 random bytes in base64, such as the output of: openssl rand -base64 32. Several are separated by commas.';

const entriesOf = (text: string): string[] => text.split(',').map((entry) => entry.trim());

const isKey = (entry: string): boolean => /^[A-Za-z0-9+/]{43}=?$/.test(entry) && Buffer.from(entry, 'base64').length === 32;

const bytesOf = (text: string): Buffer[] => entriesOf(text).map((entry) => Buffer.from(entry, 'base64'));

/** Keys that seal data, newest first. A key stands in no message. `source` is where they were read. */
const dataKeysFrom = (source: string) =>
  z
    .string()
    .refine(
      (text) => !entriesOf(text).includes(''),
      refusal(() => `${source} has an empty entry.`, fix),
    )
    .refine(
      (text) => entriesOf(text).every(isKey),
      refusal(() => `${source} holds an entry that is no key.`, fix),
    )
    .refine(
      (text) => new Set(bytesOf(text).map((key) => key.toString('hex'))).size === bytesOf(text).length,
      refusal(() => `${source} holds a key twice.`, 'Leave one of the two out.'),
    )
    .transform((text): readonly Buffer[] => bytesOf(text));

/** `LECTERN_DATA_KEYS`. */
export const dataKeysVariable = dataKeysFrom('LECTERN_DATA_KEYS');

export const missingDataKeysFix = fix;

/** The keys of a site that was given none: made at the first start, kept in the data folder, where more can be added. */
export const ownDataKeys = (dataDir: string): readonly Buffer[] =>
  readGiven(
    dataKeysFrom(`The file data-keys in ${dataDir}`),
    keptInDataFolder(dataDir, 'data-keys', () => randomBytes(32).toString('base64')),
  );
