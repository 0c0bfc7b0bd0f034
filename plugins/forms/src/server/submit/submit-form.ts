import { randomUUID } from 'node:crypto';
import { canonicalJson, isLecternError, LecternError } from '@lectern/core';
import type { PostedFields } from '@lectern/core';
import type { PluginApp, PluginCommand } from '@lectern/core/server';
import type { Answers, FormDefinition } from '../../definition/definition.types.ts';
import { readAnswers } from '../../definition/read-answers.ts';
import { dayOf } from '../forms-app.ts';
import { filesOfAll, withFiles } from './answer-files.ts';
import { scoreOf } from './score.ts';
import type { Circumstances } from './score.ts';
import { findSent, hashOfRendering } from './sent-renderings.ts';
import { submit, twice } from './submit.command.ts';
import type { NewSubmission } from './submit.command.ts';
import { submitText } from './submit-texts.ts';
import { putFiles } from './take-files.ts';
import type { TakenFile, TakenFiles } from './take-files.ts';

/** A form on its way in, from a page or by a call. */
export interface Sending {
  readonly app: PluginApp;
  readonly form: FormDefinition;
  readonly locale: string;
  /** Of the page on which it was filled in; undefined where that is not known. */
  readonly path: string | undefined;
  readonly language: string;
  /** Without those of the page itself. */
  readonly fields: PostedFields;
  readonly files: TakenFiles;
  readonly circumstances: Circumstances;
  /** The key of the rendering that was sent; undefined where there was none. */
  readonly key: string | undefined;
  /** What the sender's browser knows to have sent last, as `sentName` names it. */
  readonly last?: string | undefined;
  /** Of the draft that it was. */
  readonly draftID?: string | undefined;
  /** Counts it. Rejects with G_18 where it is one too many. */
  readonly limit: () => Promise<void>;
  readonly run: <Input, Output>(command: PluginCommand<Input, Output>, input: Input) => Promise<Output>;
}

/** What becomes of a form that was sent. */
export interface Sent {
  readonly reference: string;
  readonly receiptToken: string;
}

const attempts = 5;

const hasCode = (error: unknown, code: string): boolean =>
  isLecternError(error) && error.errors.some((each) => each.code === code);

/** The digest by which two forms that say the same are known, and a stored one is proven unchanged. */
function digestOf(app: PluginApp, answers: Answers, files: ReadonlyMap<string, TakenFile>): Buffer {
  const contents = withFiles(answers, ({ id, name }) => [name, files.get(id)?.hash]);
  return app.vault.hash('answers', canonicalJson(contents));
}

/** The first result of a rendering that was sent before; 409 where it said something else. */
async function sentBefore(
  { app, language }: Pick<Sending, 'app' | 'language'>,
  keyHash: Buffer,
  digest: Buffer,
): Promise<Sent | undefined> {
  const found = await findSent(app, keyHash);
  if (!found) return undefined;
  const { reference, receiptToken: token } = found;
  if (digest.equals(found.digest)) return { reference, receiptToken: token };
  const text = submitText('FO_40', language, { reference });
  throw new LecternError({ code: 'FO_40', params: { text, reference } }, { data: { reference } });
}

/**
 * The first result of what was sent last, where this says the same: pressed once more after Back, on a page that the browser
 * had to ask for anew. Whoever has something else to say sends something else.
 */
async function sentLast({ app, last }: Sending, digest: Buffer): Promise<Sent | undefined> {
  const found = last === undefined ? undefined : await findSent(app, Buffer.from(last, 'base64url'));
  return found && digest.equals(found.digest) ? { reference: found.reference, receiptToken: found.receiptToken } : undefined;
}

async function store(sending: Sending, submission: NewSubmission): Promise<Sent> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await sending.run(submit, submission);
    } catch (error) {
      if (hasCode(error, twice.reference) && attempt < attempts) continue;
      const first =
        hasCode(error, twice.rendering) && submission.keyHash
          ? await sentBefore(sending, submission.keyHash, submission.digest)
          : undefined;
      if (first) return first;
      // A file that was kept of a refused form, and not sent again within a day.
      if (hasCode(error, 'G_04'))
        throw new LecternError({ code: 'FO_42', params: { text: submitText('FO_42', sending.language) } }, { cause: error });
      throw error;
    }
  }
}

/**
 * Sends a form: reads and stores it, once for each rendering. Rejects with a `LecternError` that names every field which is
 * not right, with the sentence for the page in `params.text`.
 */
export async function submitForm(sending: Sending): Promise<Sent> {
  const { app, form, language, locale, path, fields, files, key, draftID, circumstances } = sending;
  const { answers, errors } = readAnswers(form, { fields, files }, { today: dayOf(app, app.now()), language });
  if (errors.length > 0) throw new LecternError(errors);
  const used = new Set(filesOfAll(answers).map(({ id }) => id));
  const taken = new Map(
    Object.values(files)
      .flat()
      .filter(({ id }) => used.has(id))
      .map((file) => [file.id, file]),
  );
  const digest = digestOf(app, answers, taken);
  const keyHash = key === undefined ? undefined : hashOfRendering(app, form.id, key);
  const first = (keyHash && (await sentBefore(sending, keyHash, digest))) ?? (await sentLast(sending, digest));
  if (first) return first;
  await sending.limit();
  const put = await putFiles(app, taken);
  const stored = withFiles(answers, ({ id, name, type, size }) => ({ id: put.get(id)?.id ?? id, name, type, size })) as Answers;
  return store(sending, {
    id: draftID ?? randomUUID(),
    form,
    locale,
    path,
    answers: stored,
    files: [...put.values()].filter(({ keptBy }) => keptBy === undefined).map(({ id }) => id),
    digest,
    keyHash,
    score: scoreOf(answers, circumstances),
  });
}
