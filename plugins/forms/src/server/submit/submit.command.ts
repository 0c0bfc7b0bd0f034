import { defineCommand } from '@lectern/core/server';
import type { Answers, FormDefinition } from '../../definition/definition.types.ts';
import { submissionSubject } from '../subjects.ts';
import { dayOf } from '../forms-app.ts';
import { Draft } from '../drafts/draft.entity.ts';
import { queueMails } from '../mails/queue-mails.ts';
import { Receipt } from '../receipt/receipt.entity.ts';
import { receiptToken, hashOfToken, receiptHours } from '../receipt/receipt-token.ts';
import { Definition } from './definition.entity.ts';
import { hashOfForm } from './hash-of-form.ts';
import { createReference } from './reference.ts';
import { SentRendering } from './rendering.entity.ts';
import { heldFrom } from './score.ts';
import { SearchHash } from './search-hash.entity.ts';
import { searchKeysOf } from './search-keys.ts';
import { Submission } from './submission.entity.ts';
import { sealAnswers, storedDigest } from './sealed-answers.ts';

const day = 86_400_000;
const hour = 3_600_000;

/** What is sent, read and found to be right. */
export interface NewSubmission {
  /** Of the draft that it was, else a new one. */
  readonly id: string;
  readonly form: FormDefinition;
  readonly locale: string;
  /** Of the page on which it was filled in; undefined where that is not known. */
  readonly path: string | undefined;
  readonly answers: Answers;
  /** Ids of private files that nobody keeps yet. */
  readonly files: readonly string[];
  /** Keyed, of the answers and what their files hold. */
  readonly digest: Buffer;
  /** Of the rendering that was sent; undefined where there was none. */
  readonly keyHash: Buffer | undefined;
  readonly score: number;
}

/** Codes that the caller tells apart; neither reaches anybody. */
export const twice = { rendering: 'FO_40', reference: 'FO_41' } as const;

/** Stores what was sent, with everything that comes of it: its files, hashes to search by, receipt and mails. */
export const submit = defineCommand(
  'forms.submit',
  async (context, { id, form, locale, path, answers, files, digest, keyHash, score }: NewSubmission) => {
    const { app, em, now, audit } = context;
    context.allowEveryone('Forms are for everybody who sees them.');
    const definitionHash = hashOfForm(form);
    if ((await em.count(Definition, { hash: definitionHash })) === 0)
      await em.upsert(
        Definition,
        { hash: definitionHash, form: form.id, definition: form, createdAt: now },
        { onConflictAction: 'ignore' },
      );
    const state = score >= heldFrom ? 'held' : 'new';
    const reference = createReference(form.prefix, dayOf(app, now).slice(0, 4));
    em.create(Submission, {
      id,
      reference,
      form: form.id,
      definitionHash,
      locale,
      pagePath: path ?? null,
      answers: sealAnswers(app, id, answers),
      state,
      score,
      assigneeID: null,
      createdAt: now,
      changedAt: now,
      dueAt: new Date(now.getTime() + (form.retention?.days ?? 90) * day),
      hasLegalHold: false,
    });
    // What refers to it comes after it.
    await em.flush();
    for (const key of searchKeysOf(form.searchable, answers))
      em.create(SearchHash, { submissionID: id, hash: app.vault.hash('search', key) });
    const until = new Date(now.getTime() + receiptHours * hour);
    const token = receiptToken(app, id);
    em.create(Receipt, { tokenHash: hashOfToken(token), submissionID: id, until });
    if (keyHash)
      em.create(SentRendering, { keyHash, answersDigest: digest, submissionID: id, until: new Date(now.getTime() + 7 * day) });
    await em.flush();
    for (const file of files) await app.privateFiles.keep(context, file, { entity: 'submission', id });
    await em.nativeDelete(Draft, { id });
    if (state === 'new') await queueMails(context, { id, form, locale, answers, path });
    audit({ entity: submissionSubject, entityID: id, changes: { form: form.id, digest: storedDigest(app, answers) } });
    return { reference, receiptToken: token };
  },
  {
    conflicts: {
      forms_rendering_key: { code: twice.rendering },
      forms_submission_reference: { code: twice.reference },
    },
  },
);
