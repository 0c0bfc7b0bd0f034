import { randomBytes, randomUUID } from 'node:crypto';
import { LecternError } from '@lectern/core';
import { isVisibleGroup } from '../../definition/definition.types.ts';
import type { Path, VisiblePart } from '../../definition/definition.types.ts';
import { readStep } from '../../definition/read-answers.ts';
import { checkStep } from '../../form-fields.ts';
import { dayOf } from '../forms-app.ts';
import { filesOfAll } from '../submit/answer-files.ts';
import { mapFiles } from '../submit/filling.ts';
import type { Filling } from '../submit/filling.ts';
import { keepingLimit, putFiles } from '../submit/take-files.ts';
import type { DraftContent } from './draft-content.ts';
import { saveDraft } from './draft.commands.ts';
import { cookieWith, memoryOf } from './form-cookie.ts';
import { progressOf } from './progress.ts';

const pathsOf = (parts: readonly VisiblePart[]): Path[] =>
  parts.flatMap((part) => (isVisibleGroup(part) ? pathsOf(part.parts) : [part.path]));

/**
 * Keeps a step of a form in its draft, and answers with what the draft holds by now. Rejects where it is not right, unless it
 * `isUnfinished`: whoever stops half-way finds it as it was typed.
 */
export async function keepStep(
  { post, form, language, files, draft }: Filling,
  step: string,
  { isUnfinished }: { readonly isUnfinished: boolean },
): Promise<DraftContent> {
  const { app, cookie, fields } = post;
  const options = { today: dayOf(app, app.now()), language };
  const content = draft?.content ?? {};
  const before = progressOf(form, content, options).before[step] ?? {};
  const { answers, errors, visible } = readStep(form, step, { fields, files }, { ...options, before });
  if (errors.length > 0 && !isUnfinished) throw new LecternError(errors);
  const id = draft?.id ?? randomUUID();
  const { draft: token, sent: last } = memoryOf(cookie, form.id);
  const own = draft && token !== undefined ? token : randomBytes(32).toString('base64url');
  const used = new Set(filesOfAll(answers).map((file) => file.id));
  const kept = await mapFiles(files, (file) => (used.has(file.id) ? file : undefined));
  const all = Object.values(kept).flat();
  if (all.some(({ open }) => open)) await post.limit('keep-files', keepingLimit);
  const put = await putFiles(app, new Map(all.map((file) => [file.id, file])));
  // What nobody sees is not kept.
  const seen = new Set(isUnfinished ? pathsOf(visible) : Object.keys(answers));
  const sent = {
    fields: Object.fromEntries(Object.entries(fields).filter(([path]) => seen.has(path))),
    files: await mapFiles(kept, (file) => ({ ...(put.get(file.id) ?? file), keptBy: id })),
  };
  const next = { ...content, [step]: sent };
  const unkept = [...put.values()].filter(({ keptBy }) => keptBy === undefined).map((file) => file.id);
  await post.run(saveDraft, { id, token: own, form, locale: post.page.locale, content: next, files: unkept });
  post.setCookie(cookieWith(cookie, form.id, { draft: own, sent: last }));
  return next;
}

/** Keeps a step as far as it is filled in, of whoever leaves it. The look at all answers asks for nothing. */
export async function keepUnfinished(filling: Filling, step: string): Promise<void> {
  if (step !== checkStep) await keepStep(filling, step, { isUnfinished: true });
}
