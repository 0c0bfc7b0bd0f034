import type { Lectern } from '#server/kernel/lectern.ts';
import { defineServiceKey } from '#server/kernel/service.ts';
import { dueJob } from './due-job.ts';

/** Asks for the job when the next plan is due. It may ring in vain or be lost: the job runs each minute in any case. */
export interface Alarm {
  /** Milliseconds from now. Takes the place of what was set. */
  set(delay: number): void;
  stop(): void;
}

export const alarm = defineServiceKey<Alarm>('schedule/alarm');

export function createAlarm({ jobs }: Lectern): Alarm {
  let timer: NodeJS.Timeout | undefined;
  const stop = (): void => clearTimeout(timer);
  return {
    set(delay) {
      stop();
      timer = setTimeout(() => jobs.nudge(dueJob), delay);
      timer.unref();
    },
    stop,
  };
}
