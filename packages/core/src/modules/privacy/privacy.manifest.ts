import { defineModule } from '../../contract/module.ts';

/** Personal data: what everybody keeps of one person, joined. */
export const privacy = defineModule({
  id: 'privacy',
  audit: {
    actions: {
      'privacy.erase': 'Erase what is kept of a person',
      'privacy.export': 'Export what is kept of a person',
    },
    subjects: {
      person: 'Person',
    },
    fields: {
      owners: 'Kept by',
    },
  },
});
