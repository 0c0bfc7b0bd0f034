import { defineBlock, draw, fields, loads, loadsForVisitor, z } from '@lectern/core';
import type { FormData, FormState } from '../../form-data.types.ts';
import { mostOfField } from '../../form-fields.ts';

const megabyte = 1024 * 1024;

/** The bounds of whatever form a site has; a form's own are narrower, and refuse by a sentence at the field. */
export const formBounds = {
  maxFields: 800,
  maxFieldSize: 40_000,
  maxSize: 48 * megabyte,
  otherFiles: { maxSize: mostOfField, maxCount: 40 },
} as const;

export const form = defineBlock({
  label: 'Form',
  description: 'One of the forms of the site.',
  icon: 'clipboard-list',
  group: 'Forms',
  preview: {
    ground: draw.bar(8, 8, 68, 9) + draw.bar(8, 22, 68, 9),
    accent: draw.bar(8, 40, 24, 8),
    text: draw.lines(8, 34, 40, 1),
  },
  version: 1,
  fields: {
    form: fields.text({ label: 'Form', help: 'Its id: quote-request.', required: true, translate: false, search: false }),
    next: fields.list({
      label: 'What happens next',
      help: 'Stands beside the form, with the telephone number of the site.',
      itemLabel: 'Step',
      max: 5,
      of: { text: fields.text({ label: 'Step', required: true, maxLength: 200 }) },
    }),
  },
  load: loadsForVisitor<FormData>(),
  query: {
    stap: { pattern: /[a-z][a-z0-9-]{0,59}/, kept: false },
    later: { pattern: /vraag|verstuurd|weg/, kept: false },
    verder: { pattern: /[\w-]{20,100}/, kept: false },
    teken: { pattern: /[\w-]{20,100}/, kept: false },
    bedankt: { pattern: /[\w-]{20,100}/, kept: false },
  },
  cookie: { days: 7 },
  post: {
    summary: 'Sends a form, or a step of it.',
    body: z.object({}).catchall(z.union([z.string(), z.array(z.string())])),
    form: formBounds,
    state: loads<FormState>(),
  },
  summary: ({ form: id }) => id,
});
