import type { FilesField } from '@lectern/forms';
import { nl } from './nl.ts';

const megabyte = 1024 * 1024;

/** Files of whoever writes: 9.5 MB together. */
export const attachments: FilesField = {
  kind: 'files',
  name: 'attachments',
  label: nl('Bijlagen'),
  hint: nl('Bijvoorbeeld foto’s, een offerte of een taxatierapport'),
  isOptional: true,
  maxCount: 10,
  maxSize: 9.5 * megabyte,
};

/** The copy of the registration: one document of 3 MB, with a sentence of its own where it is larger. */
export const chamberCopy: FilesField = {
  kind: 'files',
  name: 'chamberCopy',
  label: nl('Uittreksel van de Kamer van Koophandel'),
  hint: nl('Niet ouder dan een jaar'),
  types: ['pdf', 'jpg', 'png', 'heic'],
  maxSize: 3 * megabyte,
  tooLarge: 'chamberCopyTooLarge',
};
