import * as z from 'zod';
import type { Described } from '../../contract/call.ts';
import { databaseInt } from '../../contract/numbers.ts';

export const locales = z.strictObject({
  availableLocales: z.array(z.string()),
  defaultLocale: z.string(),
  customSlugLocales: z.array(z.string()).describe('Locales whose translations have a slug of their own.'),
});

/** The site's locales. */
export type Locales = Described<typeof locales>;

/** The id of a module or plugin. */
export const ownerPath = z.strictObject({ owner: z.string().regex(/^[a-z0-9-]{1,100}$/, 'V_12') });

const state = {
  owner: z.string(),
  label: z.string(),
  revision: z.int().describe('Rises with each change; 0 before the first.'),
  updatedAt: z.iso.datetime().nullable(),
  updatedBy: z.strictObject({ id: z.int(), name: z.string() }).nullable().describe('Null also where the account is gone.'),
};

const locked = z
  .record(z.string(), z.enum(['config', 'environment']))
  .describe('Where values stand that nobody can change here, by field: in lectern.config.ts, or in LECTERN_SETTINGS.');

export const listedSettings = z.strictObject({ ...state, fields: z.array(z.string()).describe('Their labels.'), locked });

/** A module or plugin that has settings. */
export type ListedSettings = Described<typeof listedSettings>;

export const ownedSettings = z.strictObject({
  ...state,
  fields: z.record(z.string(), z.record(z.string(), z.unknown())).describe('What a form needs of each field.'),
  values: z.record(z.string(), z.unknown()).describe('Of every field: as it was set, else as it begins.'),
  locked,
});

/** The settings of a module or plugin. */
export type OwnedSettings = Described<typeof ownedSettings>;

export const savedSettings = z.strictObject({
  revision: databaseInt().describe('The one that the change began with.'),
  values: z.record(z.string(), z.unknown()).describe('By field; those left out stay as they are.'),
});
