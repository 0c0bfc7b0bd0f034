import { defineModule } from '../../contract/module.ts';

/** Changes of the site's structure that can be taken back for 30 days. */
export const undo = defineModule({
  id: 'undo',
  errors: {
    G_72: { status: 404, text: 'This change cannot be taken back any more.' },
    G_73: { status: 409, text: 'This change was taken back already.' },
    G_74: { status: 409, text: 'Something of it was changed since, so that it cannot be taken back.' },
  },
  audit: {
    actions: {
      'undo.take-back': 'Take a change back',
    },
    subjects: {
      undo: 'Change of the structure',
    },
  },
});
