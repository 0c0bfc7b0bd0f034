import { defineBlock, draw, fields } from '@lectern/core';
import { blockTitle } from '../block-title.ts';

export const gallery = defineBlock({
  label: 'Gallery',
  description: 'Several images with their captions, in rows or with a large one first.',
  icon: 'images',
  group: 'Media',
  preview: {
    picture:
      draw.bar(8, 8, 38, 44) +
      draw.bar(50, 8, 17, 20) +
      draw.bar(71, 8, 17, 20) +
      draw.bar(50, 32, 17, 20) +
      draw.bar(71, 32, 17, 20),
  },
  version: 1,
  fields: {
    title: blockTitle(),
    images: fields.list({
      label: 'Images',
      itemLabel: 'Image',
      min: 1,
      max: 24,
      of: {
        image: fields.image({ label: 'Image', required: true }),
        caption: fields.text({ label: 'Caption', search: 'D' }),
      },
    }),
    layout: fields.select({
      label: 'Layout',
      group: 'Appearance',
      options: [
        { value: 'rows', label: 'Rows of three' },
        { value: 'lead', label: 'The first one large' },
        { value: 'pairs', label: 'Rows of two' },
      ],
    }),
  },
  summary: ({ title, images }) =>
    title || images.map(({ caption, image }) => caption || image?.altText || '').find(Boolean) || '',
});
