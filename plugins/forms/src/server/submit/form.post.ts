import { fail, isLecternError } from '@lectern/core';
import { refusedTitle } from '@lectern/core/server';
import type { PluginApp } from '@lectern/core/server';
import type { FormDefinition } from '../../definition/definition.types.ts';
import type { FormState } from '../../form-data.types.ts';
import { checkStep } from '../../form-fields.ts';
import { answerSigning } from '../consent/answer-signing.ts';
import { countSteps, errorEvents } from '../counts/count-steps.ts';
import { findDraft } from '../drafts/draft-content.ts';
import type { OpenDraft } from '../drafts/draft-content.ts';
import { cookieWith, memoryOf } from '../drafts/form-cookie.ts';
import { keepStep, keepUnfinished } from '../drafts/keep-step.ts';
import { hasDraft, progressOf, wholeOf } from '../drafts/progress.ts';
import { dayOf, formLanguage, optionsOf } from '../forms-app.ts';
import { answerLater } from '../later/answer-later.ts';
import { askedForm } from '../texts/asked-form.ts';
import { noScanner, scanFiles } from '../scan/scan-files.ts';
import { addressWith, mapFiles } from './filling.ts';
import type { Answer, Filling, FormPost } from './filling.ts';
import { formErrors } from './form-errors.ts';
import { keptFiles } from './load-form.ts';
import { readPageFields } from './page-fields.ts';
import { findSent, hashOfRendering, sentName } from './sent-renderings.ts';
import { submitForm } from './submit-form.ts';
import { keepingLimit, putFiles, takeFiles, unknownType } from './take-files.ts';
import { splitUnasked } from './unasked-items.ts';

const statuses: Readonly<Record<string, number>> = {
  FO_40: 409,
  FO_47: 503,
  G_01: 500,
  G_06: 413,
  G_09: 503,
  G_14: 507,
  G_18: 429,
};

/** Keeps the files of a form that was refused for a day, apart from those that are the reason. Without them it is refused all the same. */
async function keepForLater(
  { post, form, files: sent }: Filling,
  refusedPaths: ReadonlySet<string>,
  isScanned: boolean,
): Promise<FormState['files']> {
  // Nothing is kept that nobody looked at, or that no field takes.
  const files = await mapFiles(sent, (file) => (file.open && (!isScanned || file.type === unknownType) ? undefined : file));
  const wanted = Object.fromEntries(Object.entries(files).filter(([path]) => !refusedPaths.has(path)));
  const all = Object.values(wanted).flat();
  try {
    if (all.some(({ open }) => open)) await post.limit('keep-files', keepingLimit);
    const put = await putFiles(post.app, new Map(all.map((file) => [file.id, file])), true);
    return keptFiles(post.app, form.id, await mapFiles(wanted, ({ id }) => put.get(id)));
  } catch (error) {
    post.app.log.warn({ err: error, form: form.id }, 'files of a refused form were not kept');
    return keptFiles(post.app, form.id, await mapFiles(wanted, (file) => (file.open ? undefined : file)));
  }
}

/** The step that was sent: one of the form's, whatever the page says. */
const stepOf = ({ form, page }: Filling): string =>
  page.step === checkStep || form.steps.some(({ id }) => id === page.step) ? (page.step ?? '') : form.steps[0].id;

/** The page again, with why, with what is to be answered too by now, and with everything that was sent. */
async function showRefusal(filling: Filling, thrown: unknown): Promise<Answer> {
  const { post, form, language } = filling;
  if (!isLecternError(thrown)) throw thrown;
  const { errors, asked } = splitUnasked(form, thrown.errors, Object.keys(post.fields));
  const paths = errors.flatMap(({ property }) => property ?? []);
  const state: FormState = {
    errors: formErrors(errors, language),
    asked,
    address: filling.page.address,
    files: await keepForLater(
      filling,
      new Set(paths),
      errors.every(({ code }) => code !== noScanner),
    ),
  };
  if (errors.length === 0) return { state };
  // Only names of the form are counted: others may hold what somebody typed.
  const known = errors.flatMap(({ property, code }) => (property === undefined || code === 'V_12' ? [] : [property]));
  await countSteps(post.app, form.id, errorEvents(stepOf(filling), known));
  return {
    state,
    status: statuses[errors[0]?.code ?? ''] ?? 400,
    title: refusedTitle(post.page.locale, post.page.title),
  };
}

const thanksAddress = (post: FormPost, token: string): string => addressWith(post, `bedankt=${token}`);

const stepAddress = (post: FormPost, step: string): string => addressWith(post, `stap=${step}`);

/** Sends a form that is whole, and leads to the page that thanks. */
async function send(filling: Filling, sent: Pick<Filling, 'files'> & { readonly fields: FormPost['fields'] }): Promise<Answer> {
  const { post, form, language, page, draft } = filling;
  const { app, rendering, cookie } = post;
  const { receiptToken } = await submitForm({
    app,
    form,
    language,
    locale: post.page.locale,
    path: post.page.path,
    fields: sent.fields,
    files: sent.files,
    circumstances: {
      trap: page.trap,
      seconds: rendering && (app.now().getTime() - rendering.at.getTime()) / 1000,
    },
    key: rendering?.key,
    last: memoryOf(cookie, form.id).sent,
    draftID: draft?.id,
    limit: () => post.limit('submit', { attempts: optionsOf(app).submissionsPerHour, minutes: 60 }),
    run: post.run,
  });
  if (rendering) post.setCookie(cookieWith(cookie, form.id, { draft: undefined, sent: sentName(app, form.id, rendering.key) }));
  await countSteps(app, form.id, [{ step: stepOf(filling), event: 'sent' }]);
  return { redirect: thanksAddress(post, receiptToken) };
}

/** The page that thanks for what was sent from this very page, where its draft became a submission: pressed once more after Back. */
async function sentAlready({ post: { app, rendering }, post, form, draft }: Filling): Promise<Answer | undefined> {
  const found = draft || !rendering ? undefined : await findSent(app, hashOfRendering(app, form.id, rendering.key));
  return found && { redirect: thanksAddress(post, found.receiptToken) };
}

/** Keeps a step that is right, and leads to the next. */
async function nextStep(filling: Filling, step: string): Promise<Answer> {
  const { post, form, language } = filling;
  const { app } = post;
  const content = await keepStep(filling, step, { isUnfinished: false });
  await countSteps(app, form.id, [{ step, event: 'passed' }]);
  const { open } = progressOf(form, content, { today: dayOf(app, app.now()), language });
  return { redirect: stepAddress(post, open[open.indexOf(step) + 1] ?? checkStep) };
}

/** Keeps a step as it was typed, right or not, and leads to the page before it. */
async function stepBack(filling: Filling, step: string, open: readonly string[]): Promise<Answer> {
  await keepUnfinished(filling, step);
  return { redirect: stepAddress(filling.post, open[open.indexOf(step) - 1] ?? step) };
}

/** Answers a step of a form, or the look at all of its answers. One that is not open yet leads to the first that is. */
async function answerStep(filling: Filling): Promise<Answer> {
  const { post, form, language, page, draft } = filling;
  const sent = await sentAlready(filling);
  if (sent) return sent;
  const content = draft?.content ?? {};
  const { open } = progressOf(form, content, { today: dayOf(post.app, post.app.now()), language });
  const step = page.step ?? open[0] ?? checkStep;
  const later = await answerLater(filling, open.includes(step) ? step : checkStep);
  if (later) return later;
  if (!open.includes(step)) return { redirect: stepAddress(post, open.at(-1) ?? checkStep) };
  if (page.isGoingBack) return stepBack(filling, step, open);
  return step === checkStep ? send(filling, wholeOf(content)) : nextStep(filling, step);
}

/** The draft that a visitor's cookie names. */
const draftOf = (app: PluginApp, form: FormDefinition, cookie: string | undefined): Promise<OpenDraft | undefined> =>
  hasDraft(form) ? findDraft(app, form.id, memoryOf(cookie, form.id).draft) : Promise.resolve(undefined);

/** Answers what is posted to a form. */
export async function answerForm(post: FormPost): Promise<Answer> {
  const { app, props, own, fields, otherFiles, cookie, rendering } = post;
  const form = (await askedForm(app, props.form)) ?? fail('notFound');
  const page = readPageFields(own);
  const draft = await draftOf(app, form, cookie);
  const language = formLanguage(form, post.page.locale);
  const filling: Filling = {
    post,
    form,
    language,
    page,
    draft,
    files: await takeFiles(app, form.id, {
      sent: otherFiles,
      tokens: page.tokens,
      key: rendering?.key,
      language,
      draftID: draft?.id,
    }),
  };
  try {
    await scanFiles(app, filling.files, filling.language);
    const signed = await answerSigning(filling);
    if (signed) return signed;
    if (!draft && page.isFirst && page.resume === undefined && page.address === undefined)
      await countSteps(app, form.id, [{ step: stepOf(filling), event: 'started' }]);
    return hasDraft(form) ? await answerStep(filling) : await send(filling, { fields, files: filling.files });
  } catch (error) {
    return showRefusal(filling, error);
  }
}
