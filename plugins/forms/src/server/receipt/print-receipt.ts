import type { PluginApp } from '@lectern/core/server';
import { wordsIn } from '../../definition/fault-text.ts';
import { printAnswers } from '../../definition/print-answers.ts';
import type { FileAnswer } from '../../definition/definition.types.ts';
import { listConsents } from '../consent/list-consents.ts';
import { formLanguage } from '../forms-app.ts';
import type { ReadSubmission } from '../mails/read-submission.ts';
import type { PdfDocument, PdfPicture } from './pdf/pdf-document.ts';
import { receiptText } from './receipt-texts.ts';

const printable = new Set(['image/png', 'image/jpeg']);

/** A signature as a picture; other files are named alone. */
async function picturesOf(app: PluginApp, files: readonly FileAnswer[], alternative: string): Promise<PdfPicture[]> {
  const pictures: PdfPicture[] = [];
  for (const { id, type } of files) {
    const file = printable.has(type) ? await app.privateFiles.open(id) : undefined;
    if (file) pictures.push({ bytes: Buffer.concat(await file.content.toArray()), alternative });
  }
  return pictures;
}

/** A submission as it is printed: its visible questions and answers, in the language in which it was sent. */
export async function printReceipt(
  app: PluginApp,
  found: ReadSubmission,
  { hasPictures }: { readonly hasPictures: boolean },
): Promise<PdfDocument> {
  const { submission, form, answers } = found;
  const consents = await listConsents(app, found);
  const language = formLanguage(form, submission.locale);
  const words = wordsIn(form, language);
  const sentAt = new Intl.DateTimeFormat(language, { dateStyle: 'long', timeStyle: 'short', timeZone: app.site.timeZone });
  const isSignature = (path: string): boolean => {
    const answer = answers[path];
    return typeof answer === 'object' && !('length' in answer);
  };
  const groups = await Promise.all(
    printAnswers(form, answers, language).map(async ({ title, lines }) => ({
      title,
      rows: await Promise.all(
        lines.map(async ({ path, label, words: said, files }) => ({
          label,
          words:
            said.length + files.length === 0 ? [receiptText('empty', language)] : [...said, ...files.map(({ name }) => name)],
          pictures: hasPictures && isSignature(path) ? await picturesOf(app, files, label) : [],
        })),
      ),
    })),
  );
  const asRow = ({ name, state, askedAt, answeredAt, signature }: (typeof consents)[number]) => ({
    label: name,
    words: [
      `${receiptText(state, language)} ${sentAt.format(answeredAt ?? askedAt)}`,
      ...(signature === null ? [] : [signature]),
    ],
    pictures: [],
  });
  return {
    title: words(form.title),
    language,
    reference: submission.reference,
    head: [
      `${receiptText('reference', language)}: ${submission.reference}`,
      `${receiptText('sentAt', language)}: ${sentAt.format(submission.createdAt)}`,
    ],
    question: receiptText('question', language),
    answer: receiptText('answer', language),
    groups: consents.length === 0 ? groups : [...groups, { title: receiptText('consents', language), rows: consents.map(asRow) }],
  };
}
