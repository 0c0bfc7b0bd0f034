import type { CalendarProblem } from '../../../outside.schema.ts';

/** A calendar that could not be read, and why. */
export class CalendarFailure extends Error {
  readonly problem: CalendarProblem;

  constructor(problem: CalendarProblem) {
    super(problem);
    this.name = 'CalendarFailure';
    this.problem = problem;
  }
}
