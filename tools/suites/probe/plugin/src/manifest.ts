import { defineBlock, definePageType, definePlugin, fields, loads, z } from '@lectern/core';
import { auditWords } from './audit-words.ts';
import { guestbook } from './guestbook.block.ts';
import { signpost } from './signpost.block.ts';
import { probeEvents } from './probe.events.ts';

const sheet = definePageType({
  label: 'Probe sheet',
  searchable: false,
  fields: { day: fields.date({ label: 'Day', required: true }) },
});

export const list = defineBlock({
  label: 'Probe list',
  version: 1,
  fields: { title: fields.text({ label: 'Title' }) },
  load: loads<{ readonly notes: readonly string[] }>(),
  hydrate: 'load',
});

export const shade = defineBlock({
  label: 'Probe shade',
  version: 1,
  fields: {
    shade: fields.custom<string>({
      label: 'Shade',
      control: 'probe/shade',
      schema: z.string(),
      draft: z.string(),
      initial: 'grey',
    }),
  },
});

export const probe = definePlugin({
  name: '@probe/everything',
  id: 'probe',
  version: '1.0.0',
  core: '^0.1.0',
  entries: { server: true, admin: true, site: true },
  css: { site: true, admin: true, blocks: ['guestbook'] },
  options: z.strictObject({ greeting: z.string() }),
  permissions: {
    look: { label: 'Look at what the probe found' },
    oversee: { label: 'Oversee the probe', implies: ['probe:look'] },
  },
  errors: { PROBE_01: { status: 409, text: 'was said before.' } },
  pageTypes: { sheet },
  blocks: { list, shade, signpost, guestbook },
  events: probeEvents,
  audit: auditWords,
  settings: {
    motto: fields.text({ label: 'Motto', required: true, initial: 'Carpe diem', group: 'Words' }),
    notes: fields.number({ label: 'Notes', min: 1, max: 9, integer: true, initial: 2 }),
    leaflet: fields.link({ label: 'Leaflet' }),
  },
  health: { notes: { label: 'Probe notes', help: 'Notes that nobody has read yet.', permission: 'probe:look' } },
  menu: [
    { title: 'Probe', icon: 'radar', slug: 'notes', permission: 'probe:look' },
    { title: 'Probe jump', icon: 'radar', slug: 'jump' },
  ],
  controls: ['shade'],
  importers: { plain: { label: 'Text file', extensions: ['probe'] } },
  behaviours: ['blink'],
});
