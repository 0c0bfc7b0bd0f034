import { fail, isLecternError } from '@lectern/core';
import type { BlockPost, PluginApp, PostAnswer } from '@lectern/core/server';
import type { planner as plannerBlock } from '../../blocks/planner/planner.block.ts';
import { contactFields, plannerActions, readTimeValue, waitingFields } from '../../planner-form.ts';
import type { PlannerAction } from '../../planner-form.ts';
import { extendHold, keepTyped } from '../appointments/appointment.commands.ts';
import { typedContact } from '../appointments/read-contact.ts';
import type { AskedTime } from '../appointments/wanted.ts';
import { hasCode } from '../backend/attempt.ts';
import { createPostgresBackend } from '../backend/postgres-backend.ts';
import type { PlannerBackend } from '../backend/planner-backend.types.ts';
import { findHeld } from '../links/find-linked.ts';
import { optionsOf } from '../planner-app.ts';
import { addressOf, weekAround } from './shown.ts';

type PlannerPost = BlockPost<typeof plannerBlock>;
type Answer = PostAnswer<typeof plannerBlock>;

/** What was sent, with where it is done. */
interface Sent {
  readonly post: Omit<PlannerPost, 'app'> & { readonly app: PluginApp };
  readonly backend: PlannerBackend;
  readonly text: (name: string) => string;
  readonly asked: AskedTime;
}

const contactIn = (text: Sent['text']): Readonly<Record<string, string>> =>
  Object.fromEntries(contactFields.map((field) => [field, text(field)]));

const pageWith = ({ post }: Sent, query: Readonly<Record<string, string>>): Answer => ({
  redirect: `${encodeURI(post.page.path)}${addressOf(query)}`,
});

const confirmPage = (sent: Sent): Answer =>
  pageWith(sent, { regio: sent.asked.region, tijd: new Date(sent.asked.start).toISOString(), adviseur: sent.asked.advisor });

/** Holds the time that was chosen, in the place of what this visitor held before. */
async function hold(sent: Sent): Promise<Answer> {
  const { post, backend, asked } = sent;
  await post.limit('hold', { attempts: optionsOf(post.app).holdsPerHour, minutes: 60 });
  const { token } = await backend.hold({ ...asked, hold: post.cookie });
  post.setCookie(token);
  return confirmPage(sent);
}

/** Whether this visitor holds the very time that their page is about: in another tab they may have chosen another. */
async function holdOf({ post, asked }: Sent): Promise<string | undefined> {
  const held = await findHeld(post.app, post.cookie);
  const isThis = held?.advisorID === asked.advisor && held.startsAt.getTime() === Date.parse(asked.start);
  return isThis ? post.cookie : undefined;
}

async function extend(sent: Sent): Promise<Answer> {
  const token = await holdOf(sent);
  if (token === undefined) return hold(sent);
  try {
    await sent.post.run(extendHold, { token });
  } catch (error) {
    if (!hasCode(error, 'PL_01')) throw error;
    return hold(sent);
  }
  // Shown again and not led to anew: what was typed by now stands there.
  return { state: { errors: [], alternatives: [] } };
}

/** Back to the week: what was typed by now stands there again, whichever time is chosen. */
async function back(sent: Sent): Promise<Answer> {
  const { post, asked, text } = sent;
  const held = await findHeld(post.app, post.cookie);
  if (held?.status === 'held') await post.run(keepTyped, { id: held.id, contact: typedContact(contactIn(text)) });
  const start = Date.parse(asked.start);
  const week = Number.isNaN(start) ? { regio: asked.region } : weekAround(post.app, asked.region, start);
  return pageWith(sent, week);
}

async function confirm(sent: Sent): Promise<Answer> {
  const { backend, asked, text } = sent;
  const { token } = await backend.confirm({ ...asked, hold: await holdOf(sent), contact: contactIn(text) });
  return pageWith(sent, { bedankt: token });
}

async function cancel(sent: Sent): Promise<Answer> {
  await sent.backend.cancel(sent.text('token'));
  return pageWith(sent, { annuleren: sent.text('token') });
}

async function move(sent: Sent): Promise<Answer> {
  const { token } = await sent.backend.reschedule(sent.text('token'), sent.asked);
  return pageWith(sent, { bedankt: token });
}

/** Puts a visitor on the waiting list of a region without a free time. */
async function wait(sent: Sent): Promise<Answer> {
  const { post, backend, asked, text } = sent;
  await post.limit('wait', { attempts: optionsOf(post.app).holdsPerHour, minutes: 60 });
  const contact = Object.fromEntries(waitingFields.map((field) => [field, text(field)]));
  await backend.joinWaiting({ region: asked.region, contact, hasConsent: text('consent') === 'yes' });
  return pageWith(sent, { regio: asked.region, wacht: 'erop' });
}

async function take(sent: Sent): Promise<Answer> {
  const { token } = await sent.backend.confirm({ hold: sent.text('token'), contact: {} });
  return pageWith(sent, { bedankt: token });
}

/** Pressed twice it is one act: who is not there has left. */
async function leave(sent: Sent): Promise<Answer> {
  try {
    await sent.backend.leaveWaiting(sent.text('token'));
  } catch (error) {
    if (!hasCode(error, 'G_04')) throw error;
  }
  return pageWith(sent, { wacht: 'eraf' });
}

const answers: Readonly<Record<PlannerAction, (sent: Sent) => Promise<Answer>>> = {
  hold,
  extend,
  back,
  confirm,
  cancel,
  move,
  wait,
  take,
  leave,
};

const isAction = (text: string): text is PlannerAction => plannerActions.some((action) => action === text);

/** What visitors do on the page of the planner. */
export async function answerPlanner(given: PlannerPost): Promise<Answer> {
  const { fields, page, run } = given;
  const app: PluginApp = given.app;
  const text = (name: string): string => {
    const value = fields[name];
    return typeof value === 'string' ? value : '';
  };
  const action = text('action');
  if (!isAction(action)) fail('invalid', 'action');
  const asked = { region: text('region'), ...readTimeValue(text('time')) };
  const sent = { post: { ...given, app }, backend: createPostgresBackend({ app, locale: page.locale, run }), text, asked };
  try {
    return await answers[action](sent);
  } catch (error) {
    // Nothing that is wrong is remembered: what was typed stands on the page again.
    if (isLecternError(error) && hasCode(error, 'PL_01')) given.setCookie(undefined);
    throw error;
  }
}
