import { defineCommand } from '@lectern/core/server';
import { Receipt } from '../receipt/receipt.entity.ts';
import { submissionSubject } from '../subjects.ts';
import { SentRendering } from '../submit/rendering.entity.ts';
import { Submission } from '../submit/submission.entity.ts';

/** Submissions that one sweep takes: each with its files. */
const atOnce = 200;

/** Erases submissions whose time is over, and what is known of renderings and receipts. Answers with how many submissions. */
export const eraseDue = defineCommand<undefined, number>('forms.erase-due', async (context) => {
  const { app, em, now, audit } = context;
  context.allowEveryone('The job acts for the product.');
  await em.nativeDelete(Receipt, { until: { $lte: now } });
  await em.nativeDelete(SentRendering, { until: { $lte: now } });
  const due = await em.find(Submission, { dueAt: { $lte: now }, hasLegalHold: false }, { limit: atOnce });
  for (const { id } of due) {
    await app.privateFiles.remove(context, { entity: 'submission', id });
    audit({ entity: submissionSubject, entityID: id });
  }
  em.remove(due);
  return due.length;
});
