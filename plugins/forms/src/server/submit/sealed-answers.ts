import type { PluginApp } from '@lectern/core/server';
import type { Answers } from '../../definition/definition.types.ts';
import { canonicalJson } from '@lectern/core';

const placeOf = (id: string) => ({ table: 'forms_submission', id, column: 'answers' });

type Sealing = Pick<PluginApp, 'vault'>;

export const sealAnswers = ({ vault }: Sealing, id: string, answers: Answers): Buffer => vault.seal(placeOf(id), answers);

/** The answers of a submission. G_20 where they cannot be opened. */
export const openAnswers = (
  { vault }: Sealing,
  { id, answers }: { readonly id: string; readonly answers: Uint8Array },
): Answers =>
  // Only what was sealed by us opens.
  vault.open(placeOf(id), answers) as Answers;

/** By it, stored answers are proven to be those that were sent: hexadecimal, keyed. */
export const storedDigest = ({ vault }: Sealing, answers: Answers): string =>
  vault.hash('stored-answers', canonicalJson(answers)).toString('hex');
