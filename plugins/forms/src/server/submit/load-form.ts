import type { PropsOf } from '@lectern/core';
import { nextWorkingDay } from '@lectern/dutch';
import type { PluginApp, VisitorContext } from '@lectern/core/server';
import type { form as formBlock } from '../../blocks/form/form.block.ts';
import type { FormDefinition, Path } from '../../definition/definition.types.ts';
import { wordsIn } from '../../definition/fault-text.ts';
import { printAnswers } from '../../definition/print-answers.ts';
import { checkStep } from '../../form-fields.ts';
import type { FormData, FormPlace, FormState, FormThanks, KeptFile } from '../../form-data.types.ts';
import { findDraft } from '../drafts/draft-content.ts';
import type { OpenDraft } from '../drafts/draft-content.ts';
import { loadSigning } from '../consent/load-signing.ts';
import { memoryOf } from '../drafts/form-cookie.ts';
import { hasDraft, progressOf } from '../drafts/progress.ts';
import type { Progress } from '../drafts/progress.ts';
import { dayOf, formLanguage, optionsOf } from '../forms-app.ts';
import { loadLater } from '../later/load-later.ts';
import { findReceipt } from '../receipt/find-receipt.ts';
import type { FoundReceipt } from '../receipt/find-receipt.ts';
import { askedForm, formTag } from '../texts/asked-form.ts';
import { formErrors } from './form-errors.ts';
import { hashOfForm } from './hash-of-form.ts';
import { findSent } from './sent-renderings.ts';
import { tokenOf } from './take-files.ts';
import type { TakenFiles } from './take-files.ts';

const addressOf = (step: string): string => `?stap=${step}`;

const onePage = ({ steps: [step] }: FormDefinition): FormPlace => ({
  id: step.id,
  number: 1,
  count: 1,
  hasBefore: false,
  addresses: {},
});

/** The page of a step: the one that was asked for, where it can be opened by now, else the last that can. */
function placeOf({ steps, open }: Progress, asked: string | undefined): FormPlace {
  const last = open.at(-1) ?? checkStep;
  // Without being asked for one, a form begins where it was left.
  const id = asked !== undefined && open.includes(asked) ? asked : last;
  const index = open.indexOf(id);
  return {
    id,
    number: id === checkStep ? steps.length : steps.indexOf(id) + 1,
    count: steps.length,
    hasBefore: index > 0,
    addresses: Object.fromEntries(open.map((step) => [step, addressOf(step)])),
  };
}

/** Files of a draft, as the page sends them again. */
export const keptFiles = (app: PluginApp, form: string, files: TakenFiles): Readonly<Record<Path, readonly KeptFile[]>> =>
  Object.fromEntries(
    Object.entries(files).map(([path, list]) => [
      path,
      list.map((file) => ({ token: tokenOf(app, form, path, file), name: file.name, type: file.type, size: file.size })),
    ]),
  );

function thanksFor(app: PluginApp, token: string, { reference, createdAt }: FoundReceipt): FormThanks {
  const workingDay = nextWorkingDay(dayOf(app, createdAt));
  return { reference, receipt: `${app.apiPath}/forms/receipt/${token}`, workingDay };
}

async function thanksOf({ app, query, missing, noIndex }: VisitorContext, form: string): Promise<FormThanks | undefined> {
  const token = query['bedankt'];
  if (token === undefined) return undefined;
  noIndex();
  const found = (await findReceipt(app, token)) ?? missing();
  // Another form of the same page may be thanked for.
  return found.form === form ? thanksFor(app, token, found) : undefined;
}

/** Thanks once more where Back leads to a step of what was sent from this browser: it is a draft no longer. */
async function thanksAgain({ app, query, cookie, noIndex }: VisitorContext, form: string): Promise<FormThanks | undefined> {
  const { sent } = memoryOf(cookie, form);
  if (query['stap'] === undefined || sent === undefined) return undefined;
  const found = await findSent(app, Buffer.from(sent, 'base64url'));
  const receipt = found && (await findReceipt(app, found.receiptToken));
  if (!found || receipt?.form !== form) return undefined;
  noIndex();
  return thanksFor(app, found.receiptToken, receipt);
}

/** What is drawn of a form that is filled in piece by piece. */
function ofDraft(
  definition: FormDefinition,
  {
    app,
    draft,
    language,
    today,
    asked,
  }: {
    readonly app: PluginApp;
    readonly draft: OpenDraft | undefined;
    readonly language: string;
    readonly today: string;
    readonly asked: string | undefined;
  },
): Pick<FormData, 'place' | 'values' | 'files' | 'before' | 'check'> {
  const content = draft?.content ?? {};
  const progress = progressOf(definition, content, { today, language });
  const place = placeOf(progress, asked);
  const sent = content[place.id];
  const before = progress.before[place.id] ?? {};
  return {
    place,
    values: sent?.fields ?? {},
    files: keptFiles(app, definition.id, sent?.files ?? {}),
    before,
    check: place.id === checkStep ? printAnswers(definition, before, language) : undefined,
  };
}

const noForm = (language: string, today: string): FormData => ({
  definition: undefined,
  language,
  today,
  place: { id: '', number: 1, count: 1, hasBefore: false, addresses: {} },
  values: {},
  files: {},
  before: {},
  errors: [],
  check: undefined,
  thanks: undefined,
});

/** Loads a form for one visitor: as it is asked, as far as it is filled in, and with what is wrong where it was refused. */
export async function loadForm({ form: id }: PropsOf<typeof formBlock>, context: VisitorContext): Promise<FormData> {
  const { app, alike, keep, locale, now, query, cookie, posted } = context;
  const today = dayOf(app, now);
  const definition = await keep(id, [formTag(id)], () => askedForm(app, id));
  if (!definition) return noForm(locale, today);
  const language = formLanguage(definition, locale);
  const addressCall = optionsOf(app).address && `${app.apiPath}/forms/address`;
  const uploadCall = `${app.apiPath}/forms/upload`;
  const empty = { ...noForm(language, today), definition, place: onePage(definition), addressCall, uploadCall };
  const thanks = await thanksOf(context, id);
  const thankedFor = (sent: FormThanks): FormData => {
    context.alone();
    context.title('window.thanks', { title: wordsIn(definition, language)(definition.thanks.title) });
    return { ...empty, thanks: sent };
  };
  if (thanks) return thankedFor(thanks);
  const signing = await loadSigning(context, id, language);
  if (signing) return { ...empty, signing, errors: (posted?.state as FormState | undefined)?.errors ?? [] };
  const draft = hasDraft(definition) ? await findDraft(app, id, memoryOf(cookie, id).draft) : undefined;
  const again = hasDraft(definition) && !draft && !posted ? await thanksAgain(context, id) : undefined;
  if (again) return thankedFor(again);
  const later = hasDraft(definition) ? await loadLater(context, definition, draft) : undefined;
  const step = query['stap'];
  const drawn = hasDraft(definition) ? { ...empty, ...ofDraft(definition, { app, draft, language, today, asked: step }) } : empty;
  if (!posted) {
    // Nothing of anybody stands in it: most who look are shown this.
    if (!draft && !later) alike(`${hashOfForm(definition)} ${language} ${today}`);
    return later ? { ...drawn, later } : drawn;
  }
  // Only our own handler gives a state.
  const state = posted.state as FormState | undefined;
  const errors = state?.errors ?? formErrors(posted.errors, language);
  const stopped = later && { ...later, address: state?.address ?? later.address };
  const asked = state?.asked ?? [];
  return { ...drawn, later: stopped, errors, asked, values: posted.fields, files: state?.files ?? drawn.files };
}
