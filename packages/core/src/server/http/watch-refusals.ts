import type { CallDeclaration } from '../../contract/call.ts';
import type { Lectern } from '../kernel/lectern.ts';
import { assertRefusal } from './assert-refusal.ts';
import { failureOf } from './failure-of.ts';
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
  return (thrown) => {
    const { errors } = failureOf(thrown);
    assertRefusal(call, errors, errorCatalogue);
    note(
      'met',
      errors.map(({ code }) => code),
    );
  };
}
