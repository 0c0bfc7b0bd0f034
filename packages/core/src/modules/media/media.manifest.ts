import { defineModule } from '../../contract/module.ts';
import { mediaAudit } from './media.audit.ts';
import { mediaEvents } from './media.events.ts';

/** The media library: folders, files, images and what is made of them. */
export const media = defineModule({
  id: 'media',
  permissions: {
    'manage-media': { label: 'Manage the media library', firstRoles: ['publisher', 'editor'] },
  },
  health: {
    undescribed: {
      label: 'Images without a description',
      help: 'Images on live pages that the library does not describe: who cannot see them learns nothing.',
    },
  },
  events: mediaEvents,
  errors: {
    G_11: {
      status: 400,
      text: 'This file cannot be used. Choose an image of at most 40 megapixels, a PDF, an Office document or a text, whole and without scripts in it.',
    },
    G_12: {
      status: 409,
      text: 'This is used on pages that are live, or by settings of the site. Replace it, or take it off there first.',
    },
    G_13: {
      status: 413,
      text: 'The media library has no room left for this file. Delete what nobody needs, also from its trash.',
    },
    G_15: { status: 404, text: 'This file or folder does not exist any more.' },
    G_16: {
      status: 400,
      text: 'The content of this file is not what its name says. Give it the right extension, or save it again.',
    },
    G_19: {
      status: 400,
      text: 'This image cannot be shown as it was cut, or at all. Choose another cut, or upload the image again.',
    },
    G_31: {
      status: 400,
      text: 'This image has more than 40 megapixels, or more than 16,384 pixels along one side; of a moving image all frames count together. Make it smaller, or leave frames out.',
    },
    G_32: { status: 400, text: 'This is a rich text (RTF). Open it in a word processor, and save it as Word (.docx) or PDF.' },
    G_33: {
      status: 400,
      text: 'This PDF has a script in it, as forms often have. Open it, choose Print, then “Save as PDF”, and upload that one.',
    },
    G_34: {
      status: 400,
      text: 'This is a photo in HEIC, as an iPhone takes them, which most browsers do not show. Export it as JPEG, and upload that one.',
    },
    G_35: { status: 400, text: 'This Office file has macros in it. Save it without macros: as .docx, .xlsx or .pptx.' },
    G_36: {
      status: 400,
      text: 'This is a file of an older Office. Open it, and save it as .docx, .xlsx or .pptx, or as PDF.',
    },
    G_37: { status: 400, text: 'Browsers do not show this kind of image. Export it as JPEG or PNG.' },
    G_38: { status: 400, text: 'This is a video or a sound. Put a video on Vimeo or YouTube, and add its link here.' },
    G_39: {
      status: 400,
      text: 'The letters of this text cannot be read. Open it in the program that made it, and save it as text in UTF-8.',
    },
    ML_01: { status: 413, text: 'uploaded file exceeds the size limit.' },
    ML_02: { status: 409, text: 'cannot move or rename, already exists.' },
    ML_03: { status: 409, text: 'already exists in this folder.' },
  },
  audit: mediaAudit,
});
