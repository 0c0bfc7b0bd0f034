import { defineBlock, loads, loadsForVisitor, z } from '@lectern/core';

/** A form made for each visitor: a key for each rendering, a cookie of its own, an address for thanks. */
export const guestbook = defineBlock({
  label: 'Probe guest book',
  version: 1,
  fields: {},
  load: loadsForVisitor<{ readonly thanked: string; readonly remembered: string }>(),
  query: { thanks: { pattern: /[a-z]{1,20}/, kept: false } },
  cookie: { days: 1 },
  post: {
    summary: 'Signs the guest book.',
    body: z.strictObject({ name: z.string().min(1, 'V_01').max(20, 'V_14') }),
    form: { maxFields: 5, files: { photo: { maxSize: 10_000, tooLarge: 'G_06' } } },
    state: loads<{ readonly bytes: number }>(),
  },
});
