import { defineModule } from '../../contract/module.ts';

/** The vault: what is sealed in the database, and the keys that it takes. */
export const vault = defineModule({
  id: 'vault',
  program: 'keys',
  errors: {
    G_20: { status: 500, text: 'This was sealed and cannot be opened any more. Tell the administrator of the site.' },
  },
  audit: {
    actions: {
      'vault.give-up': 'Give up a key that is lost',
    },
    subjects: {
      'data-key': 'Data key',
    },
    fields: {
      rows: 'Rows',
      table: 'Table',
    },
  },
});
