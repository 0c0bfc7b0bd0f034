import type { ActionsOf } from '@lectern/core/server';

/** Words for what the audit log holds of what visitors send by forms. */
export const auditWords = {
  actions: {
    'forms.add-note': 'Write a note beside what was sent',
    'forms.assign': 'Say who handles what was sent',
    'forms.edit-texts': 'Change texts and recipients of a form',
    'forms.erase': 'Erase what was sent',
    'forms.erase-due': 'Erase what was kept long enough',
    'forms.export': 'Export what was sent by a form',
    'forms.hold': 'Set or lift a legal hold',
    'forms.mail-link': 'Mail a link to a draft',
    'forms.open-file': 'Open a file of what was sent',
    'forms.resend-mail': 'Send a mail about what was sent once more',
    'forms.save-draft': 'Keep the draft of a form',
    'forms.set-state': 'Say how far one is with what was sent',
    'forms.sign': 'Answer a request to sign',
    'forms.submit': 'Send a form',
    'forms.sweep-drafts': 'Erase drafts of forms whose time is over',
    'forms.use-link': 'Open a draft by its link',
    'forms.view': 'Look at what was sent',
  },
  subjects: {
    form: 'Form',
    submission: 'What was sent',
  },
  fields: {
    assigneeID: 'Handled by',
    changed: 'Changed texts',
    file: 'File',
    form: 'Form',
    format: 'File format',
    hasLegalHold: 'Legal hold',
    mailID: 'Mail',
    state: 'How far one is',
  },
};

declare module '@lectern/core/server' {
  interface ActionMap extends ActionsOf<{ readonly audit: typeof auditWords }> {}
}
