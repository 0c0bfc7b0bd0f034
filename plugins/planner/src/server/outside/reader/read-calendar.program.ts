import { parentPort, workerData } from 'node:worker_threads';
import type { CalendarProblem } from '../../../outside.schema.ts';
import type { Span } from '../../../slots/rules.types.ts';
import { busyOfCalendar } from './busy-of-calendar.ts';
import type { CalendarQuestion } from './busy-of-calendar.ts';
import { CalendarFailure } from './calendar-failure.ts';
import { calendarTexts } from './calendar-texts.ts';

/** What the thread is told. */
export interface ReadingTask {
  /** What the calendar's server answered. */
  readonly answer: string;
  readonly question: CalendarQuestion;
}

/** What it answers. */
export type Reading = { readonly spans: readonly Span[] } | { readonly problem: CalendarProblem };

function read({ answer, question }: ReadingTask): Reading {
  try {
    return { spans: busyOfCalendar(calendarTexts(answer), question) };
  } catch (error) {
    return { problem: error instanceof CalendarFailure ? error.problem : 'unreadable' };
  }
}

// From here on its time is counted.
parentPort?.postMessage('ready');
parentPort?.postMessage(read(workerData as ReadingTask));
