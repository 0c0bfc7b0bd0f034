import type { StepStatistics } from '../inbox.calls.ts';

export interface FunnelStep {
  readonly id: string;
  readonly title: string;
  /** Times that it was passed; of the last one, that the form was sent. */
  readonly passed: number;
  /** Times that whoever passed the step before did not pass this one. */
  readonly left: number;
  /** Times that it was refused. */
  readonly refused: number;
}

interface Named {
  readonly id: string;
  readonly title: string;
}

/** Where a form was left, step by step. `titles` name the first, at which it was begun, and the last, at which it was sent. */
export function funnelSteps(
  rows: readonly StepStatistics[],
  steps: readonly Named[],
  titles: { readonly started: string; readonly sent: string },
): readonly FunnelStep[] {
  const count = (event: string, step?: string): number =>
    rows
      .filter((row) => row.event === event && (step === undefined || row.step === step))
      .reduce((sum, row) => sum + row.count, 0);
  const known = new Set(steps.map(({ id }) => id));
  const isStepped = steps.length > 1 || rows.some(({ event }) => event === 'passed');
  const passedSteps = isStepped
    ? steps.map(({ id, title }) => ({ id, title, passed: count('passed', id), refused: count('refused', id) }))
    : [];
  const refusedElsewhere = rows
    .filter(({ event, step }) => event === 'refused' && !(isStepped && known.has(step)))
    .reduce((sum, row) => sum + row.count, 0);
  // Nobody counted them before there was something to count.
  const started = count('started');
  const first = started > 0 ? [{ id: '.started', title: titles.started, passed: started, refused: 0 }] : [];
  const all = [...first, ...passedSteps, { id: '.sent', title: titles.sent, passed: count('sent'), refused: refusedElsewhere }];
  return all.map((step, index) => {
    const before = all[index - 1];
    return { ...step, left: before ? Math.max(before.passed - step.passed, 0) : 0 };
  });
}

export interface StoppedAt {
  readonly path: string;
  readonly title: string;
  readonly count: number;
}

/** The questions whose answers were refused, the most often first. */
export function stoppedAt(rows: readonly StepStatistics[]): readonly StoppedAt[] {
  const counts = new Map<string, StoppedAt>();
  for (const { event, step, title, count } of rows)
    if (event === 'error') counts.set(step, { path: step, title, count: count + (counts.get(step)?.count ?? 0) });
  return [...counts.values()].toSorted((one, other) => other.count - one.count);
}
