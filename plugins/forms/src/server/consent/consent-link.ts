import type { PluginApp, PluginEntityManager } from '@lectern/core/server';
import type { ReadSubmission } from '../mails/read-submission.ts';
import { readSubmission } from '../mails/read-submission.ts';
import { hashOfToken } from '../receipt/receipt-token.ts';
import { Consent } from './consent.entity.ts';
import { personsOf } from './persons.ts';
import type { Person } from './persons.ts';

/** What the mail needs, sealed. */
export interface ConsentLink {
  readonly token: string;
  /** Of the page on which the form stands. */
  readonly path: string;
}

const placeOf = (id: string, column: 'link' | 'signature') => ({ table: 'forms_consent', id, column });

type Sealing = Pick<PluginApp, 'vault'>;

export const sealConsentLink = ({ vault }: Sealing, id: string, link: ConsentLink): Buffer =>
  vault.seal(placeOf(id, 'link'), link);

export const openConsentLink = ({ vault }: Sealing, { id, link }: Consent): ConsentLink =>
  // Only what was sealed by us opens.
  vault.open(placeOf(id, 'link'), link) as ConsentLink;

export const sealSignature = ({ vault }: Sealing, id: string, name: string): Buffer => vault.seal(placeOf(id, 'signature'), name);

/** The name that somebody signed with; undefined where they did not. */
export const openSignature = ({ vault }: Sealing, { id, signature }: Consent): string | undefined =>
  signature ? String(vault.open(placeOf(id, 'signature'), signature)) : undefined;

export interface AskedPerson extends ReadSubmission {
  readonly consent: Consent;
  readonly person: Person;
}

async function withPerson(
  app: PluginApp,
  em: Pick<PluginEntityManager, 'findOne'>,
  consent: Consent | null,
): Promise<AskedPerson | undefined> {
  const found = consent && (await readSubmission(app, em, consent.submissionID));
  const person = found && personsOf(found.form, found.answers).find(({ place }) => place === consent.place);
  return found && person ? { ...found, consent, person } : undefined;
}

/** Somebody who was asked, by the id of what they are asked; undefined where it is over. */
export const findAsked = async (
  app: PluginApp,
  em: Pick<PluginEntityManager, 'findOne'>,
  id: string,
): Promise<AskedPerson | undefined> => withPerson(app, em, await em.findOne(Consent, { id, until: { $gt: app.now() } }));

/** Somebody who was asked, by the token of their link; undefined where it is over. */
export async function findSigner(app: PluginApp, token: string): Promise<AskedPerson | undefined> {
  const em = app.em();
  return withPerson(app, em, await em.findOne(Consent, { tokenHash: hashOfToken(token), until: { $gt: app.now() } }));
}
