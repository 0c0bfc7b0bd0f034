import type { Failure, Result } from '#client/result.ts';
import type { MachineTranslated } from '../../machine.schema.ts';

/** A page that is to be translated. */
export interface MachinePage {
  readonly id: string;
  readonly title: string;
  readonly locale: string;
}

/** What became of one page. */
export type MachineOutcome =
  | { readonly page: MachinePage; readonly translated: MachineTranslated; readonly failure?: never }
  | { readonly page: MachinePage; readonly failure: Failure; readonly translated?: never };

interface Running {
  readonly call: (page: MachinePage) => Promise<Result<MachineTranslated>>;
  readonly onOutcomes: (outcomes: readonly MachineOutcome[]) => void;
  readonly isStopped: () => boolean;
}

/** Has pages translated one after the other, until somebody stops it. A page for which it fails holds up no other. */
export async function translateEach(
  pages: readonly MachinePage[],
  { call, onOutcomes, isStopped }: Running,
): Promise<readonly MachineOutcome[]> {
  let outcomes: readonly MachineOutcome[] = [];
  for (const page of pages) {
    if (isStopped()) break;
    const result = await call(page);
    outcomes = [...outcomes, result.ok ? { page, translated: result.data } : { page, failure: result }];
    onOutcomes(outcomes);
  }
  return outcomes;
}
