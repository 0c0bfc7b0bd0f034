import { systemActor } from '@lectern/core/server';
import type { PluginApp } from '@lectern/core/server';
import type { Span } from '../../slots/rules.types.ts';
import { optionsOf } from '../planner-app.ts';
import { askCalendar } from './ask-calendar.ts';
import { OutsideCalendar } from './outside-calendar.entity.ts';
import { keepAnswer, openAccount } from './outside.commands.ts';
import { CalendarFailure } from './reader/calendar-failure.ts';
import { readInThread } from './read-in-thread.ts';

const day = 86_400_000;
/** Days of a copy: the furthest horizon and some. */
const behind = 1;
const ahead = 370;
/** Calendars that are asked side by side. */
const atOnce = 4;

const actor = systemActor('planner');

async function ask(app: PluginApp, calendar: OutsideCalendar): Promise<readonly Span[]> {
  const { calendars, timeZone } = optionsOf(app);
  const account = openAccount(app, calendar);
  // What was configured when it was set need not be any more.
  if (!calendars?.origins.includes(new URL(account.address).origin)) throw new CalendarFailure('not-there');
  const now = app.now().getTime();
  const span = { start: now - behind * day, end: now + ahead * day };
  const userAgent = `LecternPlanner/1.0 (+${app.origin})`;
  const answer = await askCalendar(account, { span, patience: calendars.patience, userAgent });
  return readInThread({ answer, question: { span, timeZone, ownEnd: `@${new URL(app.origin).hostname}` } });
}

/** Reads the calendar of an advisor, and keeps what it says. What keeps it from answering is kept as well, and is no failure. */
export async function readCalendar(app: PluginApp, calendar: OutsideCalendar): Promise<void> {
  const { advisorID, problem: before } = calendar;
  try {
    await app.execute(keepAnswer, { calendar, result: { spans: await ask(app, calendar) } }, actor);
  } catch (error) {
    if (!(error instanceof CalendarFailure)) throw error;
    const { problem } = error;
    if (problem !== before) app.log.warn({ advisor: advisorID, problem }, 'The calendar of an advisor could not be read.');
    await app.execute(keepAnswer, { calendar, result: { problem } }, actor);
  }
}

/** Reads the calendars of all advisors, some side by side: one that does not answer holds up few. */
export async function readCalendars(app: PluginApp): Promise<void> {
  if (!optionsOf(app).calendars) return;
  const waiting = await app.em().find(OutsideCalendar, {}, { orderBy: { askedAt: 'asc nulls first' } });
  const work = async (): Promise<void> => {
    for (let calendar = waiting.shift(); calendar; calendar = waiting.shift()) await readCalendar(app, calendar);
  };
  await Promise.all(Array.from({ length: atOnce }, work));
}
