import { defineBlock, draw, fields } from '@lectern/core';
import { blockWidth } from '../block-width.ts';

export const image = defineBlock({
  label: 'Image',
  description: 'One image with a caption.',
  icon: 'image',
  group: 'Media',
  preview: { picture: draw.bar(8, 8, 80, 36), text: draw.bar(8, 49, 44, 2.5) },
  version: 1,
  fields: {
    image: fields.image({ label: 'Image', required: true }),
    caption: fields.text({ label: 'Caption', search: 'D', help: 'What is to be seen, and who made it.' }),
    size: blockWidth(),
  },
  summary: ({ caption, image: value }) => caption || value?.altText || '',
});
