import { defineBlock, definePlugin, draw, fields } from '#index.ts';

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
      preview: { title: draw.bar(12, 12, 40, 6), text: draw.lines(12, 26, 72, 3), accent: draw.bar(12, 46, 20, 7) },
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
    columns: defineBlock({
      label: 'Columns',
      group: 'Layout',
      version: 1,
      fields: {},
      slots: {
        left: { label: 'Left', allow: ['test/hero', 'test/columns'] },
        right: { label: 'Right', max: 1 },
      },
    }),
    image: defineBlock({ label: 'Image', group: 'Media', version: 1, fields: { image: fields.image({ label: 'Image' }) } }),
  },
});
