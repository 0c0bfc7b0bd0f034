import { defineBlock, definePlugin, fields } from '../../index.ts';

/** A plugin with a block that has most kinds of fields. */
export const manifest = definePlugin({
  name: '@example/test',
  id: 'test',
  version: '1.0.0',
  core: '*',
  entries: {},
  blocks: {
    hero: defineBlock({
      label: 'Hero',
      group: 'Headers',
      version: 1,
      fields: {
        title: fields.text({ label: 'Title', required: true, maxLength: 80 }),
        intro: fields.textarea({ label: 'Introduction' }),
        side: fields.select({
          label: 'Side',
          options: [
            { value: 'left', label: 'Left' },
            { value: 'right', label: 'Right' },
          ],
        }),
        items: fields.list({
          label: 'Items',
          itemLabel: 'item',
          of: { text: fields.text({ label: 'Text', required: true }), link: fields.link({ label: 'Link' }) },
        }),
      },
    }),
    image: defineBlock({ label: 'Image', group: 'Media', version: 1, fields: { image: fields.image({ label: 'Image' }) } }),
  },
});
