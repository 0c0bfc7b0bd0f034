import { defineMessages } from '@lectern/core/admin';

export const t = defineMessages(
  { id: 'probe' },
  { title: 'Notes of the probe', total_one: '{{count}} note', total_other: '{{count}} notes' },
);
