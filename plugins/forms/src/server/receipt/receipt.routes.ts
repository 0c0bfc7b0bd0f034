import { route } from '@lectern/core/server';
import type { PluginApp } from '@lectern/core/server';
import { submitCalls } from '../../submit.calls.ts';
import { fail } from '../fail.ts';
import { readSubmission } from '../mails/read-submission.ts';
import type { ReadSubmission } from '../mails/read-submission.ts';
import { findReceipt } from './find-receipt.ts';
import type { PdfRenderer } from './pdf/pdf-document.ts';
import { createTypstRenderer } from './pdf/typst-renderer.ts';
import { printReceipt } from './print-receipt.ts';

/** PDFs are made one after another: a renderer for each application. */
const renderers = new WeakMap<PluginApp, PdfRenderer>();

function rendererOf(app: PluginApp): PdfRenderer {
  const renderer = renderers.get(app) ?? createTypstRenderer(app.now);
  renderers.set(app, renderer);
  return renderer;
}

async function makePdf(app: PluginApp, found: ReadSubmission): Promise<Buffer> {
  const renderer = rendererOf(app);
  try {
    return await renderer.render(await printReceipt(app, found, { hasPictures: true }));
  } catch (error) {
    app.log.warn({ err: error, submission: found.submission.id }, 'a PDF could not be made with its pictures');
  }
  // A picture may not be one that can be printed.
  try {
    return await renderer.render(await printReceipt(app, found, { hasPictures: false }));
  } catch (error) {
    app.log.error({ err: error, submission: found.submission.id }, 'a PDF could not be made');
    return fail('noPdf');
  }
}

/** The filled-in form, made when it is asked for and kept nowhere. */
export const receiptRoutes = [
  route(submitCalls.receipt, async ({ app, params: { token }, limit }) => {
    await limit('receipt', { attempts: 300, minutes: 1 });
    const receipt = (await findReceipt(app, token)) ?? fail('notFound');
    const found = (await readSubmission(app, app.em(), receipt.id)) ?? fail('notFound');
    return {
      type: 'application/pdf',
      headers: {
        'cache-control': 'no-store',
        'x-robots-tag': 'noindex',
        'content-disposition': `attachment; filename="${receipt.reference}.pdf"`,
      },
      body: await makePdf(app, found),
    };
  }),
];
