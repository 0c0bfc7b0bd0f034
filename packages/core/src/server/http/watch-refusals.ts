import type { CallDeclaration } from '../../contract/call.ts';
import type { Lectern } from '../kernel/lectern.ts';
import { assertRefusal } from './assert-refusal.ts';
import { failureOf } from './failure-of.ts';
import { impliedRefusals } from './implied-refusals.ts';
import { noteRefusals } from './note-refusals.ts';

/** In tests: holds what a call throws against what it declares, and notes both for the end of the run. Elsewhere: nothing. */
export function watchRefusals(
  { environment, errorCatalogue }: Pick<Lectern, 'environment' | 'errorCatalogue'>,
  call: CallDeclaration,
): (thrown: unknown) => void {
  if (!environment.checksAnswers) return () => undefined;
  const note = (how: 'declared' | 'met', codes: readonly string[]): void => {
    if (environment.refusalsDir !== undefined) noteRefusals(environment.refusalsDir, how, call, codes);
  };
  note('declared', Object.values(call.refuses ?? {}));
  // Of the call as it was declared: suites open its access later, to see who notices.
  const known = { implied: impliedRefusals(call), catalogue: errorCatalogue };
  return (thrown) => {
    const { errors } = failureOf(thrown);
    assertRefusal(call, errors, known);
    note(
      'met',
      errors.map(({ code }) => code),
    );
  };
}
