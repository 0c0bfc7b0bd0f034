import { defineBlock, definePlugin, fields } from '@lectern/core';

/** The block of the storms: two fields that take any text. */
export const stormPlugin = {
  manifest: definePlugin({
    id: 'basic',
    name: '@example/storm',
    version: '1.0.0',
    core: '^0.1.0',
    entries: {},
    blocks: {
      text: defineBlock({
        label: 'Text',
        version: 1,
        fields: { title: fields.text({ label: 'Title' }), body: fields.textarea({ label: 'Body' }) },
      }),
    },
  }),
  entries: {},
};
