import type { PersonalData, PluginApp, PluginCommandContext, Person } from '@lectern/core/server';
import { presentConsents } from '../consent/list-consents.ts';
import { openDraft } from '../drafts/draft-content.ts';
import { DraftHash } from '../drafts/draft-hash.entity.ts';
import { Draft } from '../drafts/draft.entity.ts';
import { wholeOf } from '../drafts/progress.ts';
import { Resume } from '../later/resume.entity.ts';
import { isUnreadable, readSubmission } from '../mails/read-submission.ts';
import { SearchHash } from '../submit/search-hash.entity.ts';
import { addressHash } from '../submit/search-keys.ts';
import { Submission } from '../submit/submission.entity.ts';

type Reading = Pick<PluginCommandContext, 'app' | 'em'>;

/** Ids of the submissions that name an address. */
async function submissionsOf({ app, em }: Reading, { email }: Person): Promise<readonly string[]> {
  const hashes = await em.find(SearchHash, { hash: addressHash(app, email) });
  return hashes.map(({ submissionID }) => submissionID);
}

/** Ids of the drafts that name an address, or whose link went to it. */
async function draftsOf({ app, em }: Reading, { email }: Person): Promise<readonly string[]> {
  const hash = addressHash(app, email);
  const found = [...(await em.find(DraftHash, { hash })), ...(await em.find(Resume, { addressHash: hash }))];
  return [...new Set(found.map(({ draftID }) => draftID))];
}

async function exportSubmission({ app, em }: Reading, id: string): Promise<object | undefined> {
  const found = await readSubmission(app, em, id);
  if (!found) return undefined;
  const { reference, form, createdAt } = found.submission;
  return {
    reference,
    form,
    createdAt: createdAt.toISOString(),
    answers: found.answers,
    signatures: await presentConsents(app, found),
  };
}

async function exportDraft({ app, em }: Reading, id: string): Promise<object | undefined> {
  const draft = await em.findOne(Draft, { id });
  if (!draft) return undefined;
  const { fields, files } = wholeOf(openDraft(app, draft));
  return {
    draft: draft.form,
    changedAt: draft.changedAt.toISOString(),
    fields,
    files: Object.values(files)
      .flat()
      .map(({ name, type, size }) => ({ name, type, size })),
  };
}

/** What forms keep of a person: submissions and drafts in which their address stands, with what was signed. */
export const personalData: PersonalData<PluginApp, PluginCommandContext> = {
  async find(person, app) {
    const reading = { app, em: app.em() };
    return (await submissionsOf(reading, person)).length + (await draftsOf(reading, person)).length;
  },
  async export(person, app) {
    const reading = { app, em: app.em() };
    const all = [
      ...(await submissionsOf(reading, person)).map((id) => ({ id, read: exportSubmission })),
      ...(await draftsOf(reading, person)).map((id) => ({ id, read: exportDraft })),
    ];
    const exported: object[] = [];
    for (const { id, read } of all)
      try {
        const one = await read(reading, id);
        if (one) exported.push(one);
      } catch (error) {
        if (!isUnreadable(error)) throw error;
        exported.push({ id, isUnreadable: true });
      }
    return exported;
  },
  // What the law holds back stays, whoever asks.
  async erase(person, context) {
    const { app, em } = context;
    const ids = await submissionsOf(context, person);
    const submissions = await em.find(Submission, { id: { $in: [...ids] }, hasLegalHold: false });
    const drafts = await draftsOf(context, person);
    for (const id of [...submissions.map((each) => each.id), ...drafts])
      await app.privateFiles.remove(context, { entity: 'submission', id });
    em.remove(submissions);
    await em.nativeDelete(Draft, { id: { $in: [...drafts] } });
  },
};
