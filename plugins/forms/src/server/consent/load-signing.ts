import type { VisitorContext } from '@lectern/core/server';
import { wordsIn } from '../../definition/fault-text.ts';
import type { FormSigning } from '../../form-data.types.ts';
import { findSigner } from './consent-link.ts';
import { linesFor } from './persons.ts';

/** What somebody is asked to sign, by the token in the address; undefined where nobody is. */
export async function loadSigning(
  { app, query, alone, noIndex }: VisitorContext,
  form: string,
  language: string,
): Promise<FormSigning | undefined> {
  const token = query['teken'];
  if (token === undefined) return undefined;
  noIndex();
  alone();
  const found = await findSigner(app, token);
  if (found?.form.id !== form) return { state: 'gone', token: '', reference: '', name: '', text: '', lines: [] };
  const { consent, person, submission, answers } = found;
  return {
    state: consent.state,
    token,
    reference: submission.reference,
    name: person.name,
    text: wordsIn(found.form, language)(person.signatories.text),
    lines: linesFor(found.form, answers, person, language),
  };
}
