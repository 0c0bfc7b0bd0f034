import { defineBlock, draw, fields, loads, loadsForVisitor, z } from '@lectern/core';
import type { PlannerData, PlannerState } from '../../planner-data.types.ts';

const token = /[\w-]{20,100}/;
const id = /[a-z0-9][a-z0-9-]{0,59}/;

export const planner = defineBlock({
  label: 'Planner',
  description: 'Visitors make an appointment with an advisor of their region.',
  icon: 'calendar-days',
  group: 'Forms',
  preview: {
    ground: draw.bar(8, 8, 68, 12),
    accent: draw.bar(8, 40, 24, 8),
    text: draw.lines(8, 26, 60, 1),
  },
  version: 1,
  fields: {
    title: fields.text({ label: 'Title', required: true }),
    prepare: fields.text({ label: 'What to prepare', help: 'Stands beside the time that is confirmed.' }),
  },
  load: loadsForVisitor<PlannerData>(),
  query: {
    regio: { pattern: id, kept: false },
    week: { pattern: /\d{4}-W\d{2}/, kept: false },
    tijd: { pattern: /\d{4}-\d{2}-\d{2}T\d{2}:\d{2}(:\d{2}(\.\d{3})?)?Z/, kept: false },
    adviseur: { pattern: id, kept: false },
    postcode: { pattern: /[\w ]{1,10}/, kept: false },
    bedankt: { pattern: token, kept: false },
    annuleren: { pattern: token, kept: false },
    verzetten: { pattern: token, kept: false },
    voorstel: { pattern: token, kept: false },
    wachtlijst: { pattern: token, kept: false },
    afmelden: { pattern: token, kept: false },
    wacht: { pattern: /erop|eraf/, kept: false },
  },
  cookie: { days: 1 },
  post: {
    summary: 'Chooses a time, keeps it longer, confirms, cancels or moves an appointment, waits for a time or no longer.',
    body: z.object({}).catchall(z.union([z.string(), z.array(z.string())])),
    state: loads<PlannerState>(),
  },
  summary: ({ title }) => title,
});
