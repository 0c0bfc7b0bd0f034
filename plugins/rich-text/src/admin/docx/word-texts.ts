import { defineMessages } from '@lectern/core/admin';
import manifest from '../../manifest.ts';

/** The texts about a Word file that becomes a page. */
export const t = defineMessages(manifest, {
  'word.empty': 'This file is empty.',
  'word.tooLarge':
    'This file is too large. A Word file may be 50 MB; make its pictures smaller (Picture Format, Compress Pictures) and try again.',
  'word.bomb': 'This file unpacks to more than a document can be, so it was not opened.',
  'word.broken': 'This file is damaged and cannot be opened. Open it in Word, save it anew and try again.',
  'word.protected':
    'This file is protected with a password. Take the password off in Word (File, Info, Protect Document) and try again.',
  'word.old': 'This is a file of Word 2003 or older. Open it in Word and save it as a Word document (.docx).',
  'word.other': 'This is not a Word file (.docx).',
  'word.open': 'This is an OpenDocument file. Save it as a Word document (.docx) and try again.',
  'word.sheet': 'This is an Excel file. Copy the cells and paste them into a text.',
  'word.slides': 'This is a PowerPoint file. Only Word files become pages.',

  'word.holds': 'It holds {{what}}.',
  'word.noText': 'There is no text in this file.',
  'word.heading_one': '{{count}} heading',
  'word.heading_other': '{{count}} headings',
  'word.paragraph_one': '{{count}} paragraph',
  'word.paragraph_other': '{{count}} paragraphs',
  'word.list_one': '{{count}} list',
  'word.list_other': '{{count}} lists',
  'word.table_one': '{{count}} table',
  'word.table_other': '{{count}} tables',
  'word.image_one': '{{count}} image',
  'word.image_other': '{{count}} images',

  'word.chart': 'Chart',
  'word.smartArt': 'SmartArt',
  'word.shapes': 'Group of shapes',
  'word.object': 'Embedded object',
  'word.onlineVideo': 'Online video',
  'word.imageName': 'Image {{number}}',
  'word.fileName': 'The file',
  'word.imageFailed': '{{name}}: {{reason}}',
});
