import { defineCommand } from '@lectern/core/server';
import { submissionSubject } from '../subjects.ts';
import { sealSignature } from './consent-link.ts';
import { Consent } from './consent.entity.ts';

interface Verdict {
  readonly consentID: string;
  /** Undefined: they decline. */
  readonly name: string | undefined;
}

/** Writes down what somebody says who was asked to sign. The first word counts: another later changes nothing. */
export const sign = defineCommand('forms.sign', async (context, { consentID, name }: Verdict): Promise<void> => {
  const { app, em, now, audit } = context;
  context.allowEveryone('Whoever has the link is asked.');
  const consent = await em.findOne(Consent, { id: consentID });
  const state = name === undefined ? 'declined' : 'signed';
  const signature = name === undefined ? null : sealSignature(app, consentID, name);
  const changed = await em.nativeUpdate(Consent, { id: consentID, state: 'asked' }, { state, signature, answeredAt: now });
  if (consent && changed > 0)
    audit({ entity: submissionSubject, entityID: consent.submissionID, changes: { place: consent.place, state } });
});
