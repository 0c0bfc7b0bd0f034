import * as z from 'zod';
import { defineCalls } from '../../contract/call.ts';
import type { Described } from '../../contract/call.ts';

const locales = z.strictObject({
  availableLocales: z.array(z.string()),
  defaultLocale: z.string(),
  customSlugLocales: z.array(z.string()).describe('Locales whose translations have a slug of their own.'),
});

/** The site's locales. */
export type Locales = Described<typeof locales>;

export const settingsCalls = defineCalls({
  get: {
    method: 'GET',
    path: '/settings/get',
    access: 'public',
    summary: 'Locales of the site.',
    answer: locales,
  },
});
