import { defineCommand } from '@lectern/core/server';
import type { FormDefinition } from '../../definition/definition.types.ts';
import { hashOfToken } from '../receipt/receipt-token.ts';
import { searchKeysOf } from '../submit/search-keys.ts';
import { sealDraft } from './draft-content.ts';
import type { DraftContent } from './draft-content.ts';
import { DraftHash } from './draft-hash.entity.ts';
import { Draft } from './draft.entity.ts';
import { wholeOf } from './progress.ts';

const day = 86_400_000;
/** Drafts that one sweep takes: each with its files. */
const atOnce = 200;

interface SavedDraft {
  readonly id: string;
  readonly token: string;
  readonly form: FormDefinition;
  readonly locale: string;
  readonly content: DraftContent;
  /** Ids of private files that nobody keeps yet. */
  readonly files: readonly string[];
}

/** Keeps the steps of a form that were sent so far. */
export const saveDraft = defineCommand(
  'forms.save-draft',
  async (context, { id, token, form, locale, content, files }: SavedDraft) => {
    const { app, em, now } = context;
    context.allowEveryone('Whoever fills in a form holds the token of its draft.');
    const fields = {
      answers: sealDraft(app, id, content),
      changedAt: now,
      until: new Date(now.getTime() + (form.retention?.draftDays ?? 7) * day),
    };
    const draft = await em.findOne(Draft, { id });
    if (draft) em.assign(draft, fields);
    else em.create(Draft, { id, tokenHash: hashOfToken(token), form: form.id, locale, ...fields });
    // What refers to it comes after it.
    await em.flush();
    await em.nativeDelete(DraftHash, { draftID: id });
    for (const key of searchKeysOf([], wholeOf(content).fields))
      em.create(DraftHash, { draftID: id, hash: app.vault.hash('search', key) });
    // The submission that comes of it has this id, and so its files are there.
    for (const file of files) await app.privateFiles.keep(context, file, { entity: 'submission', id });
  },
);

/** Erases drafts whose time is over, and their files. Answers with how many. */
export const sweepDrafts = defineCommand<undefined, number>('forms.sweep-drafts', async (context) => {
  const { app, em, now } = context;
  context.allowEveryone('The job acts for the product.');
  const drafts = await em.find(Draft, { until: { $lte: now } }, { limit: atOnce, fields: ['id'] });
  for (const { id } of drafts) await app.privateFiles.remove(context, { entity: 'submission', id });
  await em.nativeDelete(Draft, { id: { $in: drafts.map(({ id }) => id) } });
  return drafts.length;
});
