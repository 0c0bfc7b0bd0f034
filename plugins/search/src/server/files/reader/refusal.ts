import type { FileProblem } from '../../../file-problems.ts';

/** Thrown where a file cannot be read, with the reason. */
export class Refusal extends Error {
  readonly problem: FileProblem;
  constructor(problem: FileProblem) {
    super(problem);
    this.problem = problem;
  }
}
