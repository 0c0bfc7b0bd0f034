import { defineBlock, definePlugin, fields } from '@lectern/core';
import { richText } from '@lectern/rich-text';

const text = defineBlock({
  label: 'Text',
  description: 'A title and text, in one column or with the title beside the text.',
  icon: 'text',
  group: 'Text',
  version: 1,
  fields: {
    title: fields.text({ label: 'Title', maxLength: 120, search: 'A' }),
    body: richText({ label: 'Text', required: true }),
    tone: fields.select({
      label: 'Background',
      group: 'Appearance',
      options: [
        { value: 'paper', label: 'Paper' },
        { value: 'limestone', label: 'Limestone' },
      ],
    }),
    layout: fields.select({
      label: 'Layout',
      group: 'Appearance',
      help: 'Beside each other, a numbered list is drawn as large steps.',
      options: [
        { value: 'column', label: 'One column' },
        { value: 'split', label: 'Title beside text' },
      ],
    }),
  },
});

const image = defineBlock({
  label: 'Image',
  description: 'One image with a caption.',
  icon: 'image',
  group: 'Media',
  version: 1,
  fields: {
    image: fields.image({ label: 'Image', required: true }),
    caption: fields.text({ label: 'Caption', search: 'D', help: 'What is to be seen, and who made it.' }),
    size: fields.select({
      label: 'Width',
      group: 'Appearance',
      options: [
        { value: 'column', label: 'As wide as the text' },
        { value: 'wide', label: 'As wide as the page' },
      ],
    }),
  },
  summary: ({ caption, image: value }) => caption || value?.altText || '',
});

const textImage = defineBlock({
  label: 'Text with image',
  description: 'Text beside an image, in a pointed arch or as it is.',
  icon: 'book-image',
  group: 'Media',
  version: 1,
  fields: {
    title: fields.text({ label: 'Title', maxLength: 120, search: 'A' }),
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

const cards = defineBlock({
  label: 'Cards',
  description: 'A row of links, each with a title, a text and an image.',
  icon: 'layout-grid',
  group: 'Navigation',
  version: 1,
  fields: {
    title: fields.text({ label: 'Title', maxLength: 120, search: 'A' }),
    cards: fields.list({
      label: 'Cards',
      itemLabel: 'Card',
      min: 1,
      max: 12,
      of: {
        title: fields.text({ label: 'Title', required: true, maxLength: 120, search: 'B' }),
        text: fields.textarea({ label: 'Text', maxLength: 400, rows: 3 }),
        link: fields.link({ label: 'Link', help: 'Makes the title a link. Its own text shows below the card.' }),
        image: fields.image({ label: 'Image' }),
      },
    }),
  },
  summary: ({ title, cards: items }) => title || items.map((item) => item.title).join(', '),
});

/** The small blocks that every site needs. */
export const basic = definePlugin({
  name: '@lectern/blocks-basic',
  id: 'basic',
  version: '0.1.0',
  core: '^0.1.0',
  entries: { site: true },
  css: { site: true },
  requires: { 'rich-text': '^0.1.0' },
  blocks: { text, image, 'text-image': textImage, cards },
});

export { basic as default };
