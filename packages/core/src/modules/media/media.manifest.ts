import { defineModule } from '../../contract/module.ts';

/** The media library: folders, files, images and what is made of them. */
export const media = defineModule({
  id: 'media',
  permissions: {
    'manage-media': { label: 'Manage the media library', firstRoles: ['publisher', 'editor'] },
  },
  errors: {
    G_11: {
      status: 400,
      text: 'This file cannot be used. Choose an image of at most 40 megapixels, a PDF, an Office document or a text, whole and without scripts in it.',
    },
    G_12: { status: 409, text: 'This is used on pages that are live. Replace it, or take it off those pages first.' },
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
    ML_01: { status: 413, text: 'uploaded file exceeds the size limit.' },
    ML_02: { status: 409, text: 'cannot move or rename, already exists.' },
    ML_03: { status: 409, text: 'already exists in this folder.' },
  },
});
