import type { PluginApp } from '@lectern/core/server';
import type { ReadSubmission } from '../mails/read-submission.ts';
import { openSignature } from './consent-link.ts';
import { Consent } from './consent.entity.ts';
import { personsOf } from './persons.ts';

/** Everybody who was asked to sign a submission, in the order of the form, with what they said. */
export async function listConsents(app: PluginApp, { submission, form, answers }: ReadSubmission) {
  const consents = await app.em().find(Consent, { submissionID: submission.id });
  return personsOf(form, answers).flatMap(({ place, name }) => {
    const consent = consents.find((each) => each.place === place);
    if (!consent) return [];
    const { state, askedAt, answeredAt } = consent;
    return [{ place, name, state, askedAt, answeredAt: answeredAt ?? null, signature: openSignature(app, consent) ?? null }];
  });
}

/** The same as JSON has it. */
export const presentConsents = async (app: PluginApp, found: ReadSubmission) =>
  (await listConsents(app, found)).map(({ askedAt, answeredAt, ...said }) => ({
    ...said,
    askedAt: askedAt.toISOString(),
    answeredAt: answeredAt?.toISOString() ?? null,
  }));
