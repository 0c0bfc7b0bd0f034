import { defineBlock, definePlugin, fields } from '@lectern/core';
import { defineAdmin } from '@lectern/core/admin';
import { defineRichTextNode } from '../../document/node-definition.ts';
import { richText } from '../../document/rich-text-field.ts';

/** A node with the form that its fields stand for. */
export const mapNode = defineRichTextNode({
  type: 'planner/map',
  label: 'Map',
  description: 'Where an adviser works',
  icon: 'map',
  place: 'block',
  fields: {
    title: fields.text({ label: 'Title', required: true, maxLength: 80 }),
    zoom: fields.number({ label: 'Zoom', min: 1, max: 9 }),
  },
});

/** A node inside a line, with a control of the plugin's own. */
export const regionNode = defineRichTextNode({
  type: 'planner/region',
  label: 'Region',
  icon: 'map-pin',
  place: 'inline',
  control: 'planner/region',
  fields: { name: fields.text({ label: 'Region' }) },
});

/** Another plugin, that adds nodes to a text of its own. */
export const manifest = definePlugin({
  name: '@example/planner',
  id: 'planner',
  version: '1.0.0',
  core: '*',
  entries: { admin: true },
  blocks: {
    text: defineBlock({
      label: 'Text with maps',
      version: 1,
      fields: { body: richText({ label: 'Text', required: true, nodes: [mapNode, regionNode] }) },
    }),
  },
  controls: ['region'],
});

export default defineAdmin<typeof manifest>({ controls: { region: () => import('./region-control.test-kit.tsx') } });
