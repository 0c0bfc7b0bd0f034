import { definePlugin } from '@lectern/core';
import { auditWords } from './audit-words.ts';
import { form } from './blocks/form/form.block.ts';
import { answerErrors } from './form-errors.ts';

export type { FormData, FormError, FormPlace, FormState, FormThanks, KeptFile } from './form-data.types.ts';
export { defineForm } from './definition/define-form.ts';
export type {
  Answer,
  AnswerGroup,
  AnswerLine,
  Answers,
  CalculatedField,
  Choice,
  ChoiceField,
  Condition,
  DateField,
  Field,
  FileAnswer,
  FileKind,
  FilesField,
  FormDefinition,
  FormLink,
  Group,
  NumberField,
  Part,
  Path,
  Recipient,
  Rule,
  SignatureAnswer,
  Signatories,
  SignatureField,
  Step,
  TextField,
  Words,
} from './definition/definition.types.ts';

/** Forms: pages on which visitors fill in what the site asks, and an inbox that loses nothing. */
export const forms = definePlugin({
  name: '@lectern/forms',
  id: 'forms',
  version: '0.1.0',
  core: '^0.1.0',
  entries: { server: true, admin: true, site: true },
  translations: ['nl', 'de', 'fr'],
  css: { blocks: ['form'], admin: true },
  options: async () => (await import('./options.ts')).formsOptions,
  permissions: {
    'view-submissions': { label: 'View what was sent by forms' },
    'export-submissions': { label: 'Export what was sent by forms' },
    'erase-submissions': { label: 'Erase what was sent by forms' },
    'edit-texts': { label: 'Change texts and recipients of forms' },
  },
  audit: auditWords,
  errors: {
    ...answerErrors,
    FO_40: { status: 409, text: 'This form was sent already, with other answers.' },
    FO_41: { status: 409, text: 'This reference was given already.' },
    FO_42: { status: 400, text: 'A file is not available any more. Add it again.' },
    FO_43: { status: 503, text: 'The PDF cannot be made at the moment. Try again later.' },
    FO_44: { status: 409, text: 'This has a legal hold, and cannot be erased.' },
    FO_46: { status: 400, text: 'Something harmful was found in this file.' },
    FO_47: { status: 503, text: 'Files cannot be checked at the moment. Try again in some minutes, or send it without files.' },
    FO_48: { status: 409, text: 'This piece of the file is not the next one.' },
    FO_45: { status: 400, text: 'Keep what stands in braces: it is filled in.' },
  },
  menu: [
    { title: 'Form inbox', icon: 'inbox', slug: 'inbox', permission: 'forms:view-submissions' },
    { title: 'Form funnel', icon: 'chart-column', slug: 'funnel', permission: 'forms:view-submissions' },
    { title: 'Form texts', icon: 'file-text', slug: 'texts', permission: 'forms:edit-texts' },
  ],
  blocks: { form },
  behaviours: ['form'],
});

export { forms as default };
