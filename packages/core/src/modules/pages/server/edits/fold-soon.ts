import type { Lectern } from '#server/kernel/lectern.ts';

/** Operations, and revisions, beside the row of a version that are more than those who read it should have to read. */
const many = { operations: 500, revisions: 100 };

interface Unfolded {
  readonly operations: number;
  readonly revisions: number;
}

/** Lets what stands beside the row of a version be folded into it at once, and not with the next minute, where it is much. */
export function foldSoon({ jobs }: Pick<Lectern, 'jobs'>, { operations, revisions }: Unfolded): void {
  if (operations >= many.operations || revisions >= many.revisions) jobs.nudge('pages:fold-edits');
}
