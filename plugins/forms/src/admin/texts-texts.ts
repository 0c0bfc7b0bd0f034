import { defineMessages } from '@lectern/core/admin';
import manifest from '../manifest.ts';

/** The texts of the screens on which texts of forms are changed. */
export const t = defineMessages(manifest, {
  'texts.title': 'Form texts',
  'texts.form': 'Form',
  'texts.changed': 'Changed',
  'texts.never': 'As it was made',
  'texts.back': 'All forms',
  'texts.gone': 'This form is not there',
  'texts.goneText': 'The site has it no more.',
  'texts.failed': 'The texts could not be loaded',
  'texts.whole': 'The whole form',
  'texts.recipients': 'Recipients',
  'texts.recipient': 'In place of {{email}}',
  'texts.conditional': 'Gets only what concerns it.',
  'texts.original': 'Was: {{text}}',
  'texts.save': 'Save',
  'texts.saved': 'The texts are saved. They hold for what is filled in from now on.',
  'texts.nothing': 'Nothing was changed.',
  'texts.kind.label': '{{where}}: question',
  'texts.kind.hint': '{{where}}: help',
  'texts.kind.title': '{{where}}: title',
  'texts.kind.intro': '{{where}}: introduction',
  'texts.kind.legend': '{{where}}: heading',
  'texts.kind.text': '{{where}}: text',
  'texts.kind.submit': 'Text of the button',
  'texts.kind.purpose': 'What is kept, why, and how long',
  'texts.kind.workingDay': 'Thanks: when it is handled',
  'texts.kind.other': '{{where}}: {{kind}}',
});
