import { defineBlock, draw, fields } from '@lectern/core';
import { richText } from '@lectern/rich-text';
import { blockTitle } from '../block-title.ts';

export const textImage = defineBlock({
  label: 'Text with image',
  description: 'Text beside an image, in a pointed arch or as it is.',
  icon: 'book-image',
  group: 'Media',
  preview: {
    title: draw.bar(8, 12, 30, 5),
    text: draw.lines(8, 23, 40, 5),
    picture: 'M58 52V30C58 19 66 11 73 8c7 3 15 11 15 22v22z',
  },
  version: 1,
  fields: {
    title: blockTitle(),
    body: richText({ label: 'Text', required: true }),
    image: fields.image({
      label: 'Image',
      required: true,
      help: 'In a pointed arch it stands higher than it is wide: keep what matters out of the upper corners.',
    }),
    side: fields.select({
      label: 'Side of the image',
      group: 'Appearance',
      options: [
        { value: 'right', label: 'Right' },
        { value: 'left', label: 'Left' },
      ],
    }),
    shape: fields.select({
      label: 'Shape of the image',
      group: 'Appearance',
      help: 'An image that brings a frame of its own needs no arch.',
      options: [
        { value: 'arch', label: 'In a pointed arch' },
        { value: 'plain', label: 'As it is' },
      ],
    }),
    action: fields.link({ label: 'Action', hasLabel: true, help: 'A link below the text.' }),
  },
});
