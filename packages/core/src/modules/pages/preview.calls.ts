import * as z from 'zod';
import { bytes, dataOf, defineCalls } from '../../contract/call.ts';
import { only } from '../../contract/refusals.ts';
import * as content from './content.schema.ts';
import { pageID as id } from './page-inputs.ts';
import { pageRefusals } from './pages.refusals.ts';

/** A block with long texts and all that is nested in it. */
const partsSize = 4_000_000;

const html = z.string();

/** What the editor shows of a page before it is published. */
export const previewCalls = defineCalls({
  preview: {
    method: 'GET',
    path: '/page/version/{id}/preview',
    access: 'view-page',
    summary:
      'A version as visitors would see it, for a sandboxed frame. Comments say where each block begins and ends; the addresses of its images open for some hours.',
    params: z.strictObject({ id }),
    refuses: only(pageRefusals, 'noPage'),
    answer: bytes('text/html'),
  },
  previewParts: {
    method: 'POST',
    path: '/page/version/{id}/preview/parts',
    access: 'edit-page',
    summary: 'Draws blocks of a page, and what stands around them, of content that is not stored. Stores nothing.',
    maxBody: partsSize,
    params: z.strictObject({ id }),
    body: z.strictObject({
      blocks: content.incomingBlocks.describe('The blocks to draw, with all that are nested in them.'),
      draw: content.incomingBlockOrder.describe('Keys of those that are answered; the others come inside them.'),
      first: content.blockKey.optional().describe('Key of the block with which the page begins, where it is among them.'),
      page: z
        .strictObject({ title: content.draftTitle, typeData: content.typeData })
        .optional()
        .describe('Draws header, intro, aside, outro and footer of it.'),
    }),
    refuses: only(pageRefusals, 'noPage'),
    judgesFields: true,
    answer: dataOf(
      z.strictObject({
        blocks: z.record(z.string(), html).describe('By key, between comments: `<!--b:key-->…<!--/b:key-->`.'),
        layout: z.strictObject({ header: html, intro: html, aside: html, outro: html, footer: html }).optional(),
        stylesheets: z.array(z.string()).describe('Addresses that these blocks need, in their order.'),
      }),
    ),
  },
});
