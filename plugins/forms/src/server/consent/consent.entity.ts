import { defineEntity, p } from '@lectern/core/server';
import type { ConsentState } from '../../submission-states.ts';

const ConsentSchema = defineEntity({
  name: 'FormsConsent',
  tableName: 'forms_consent',
  properties: {
    id: p.uuid().primary(),
    submissionID: p.uuid().name('submission_id'),
    /** Path of the group that holds the person: `persons.0`. */
    place: p.string().length(200),
    tokenHash: p.blob().$type<Buffer>(),
    /** Sealed: `ConsentLink`. */
    link: p.blob().$type<Buffer>(),
    state: p.string().length(10).$type<ConsentState>(),
    /** Sealed: the name that was typed. */
    signature: p.blob().$type<Buffer>().nullable(),
    askedAt: p.datetime(),
    answeredAt: p.datetime().nullable(),
    until: p.datetime(),
  },
});

/** What somebody who is named in a submission says to it. */
export class Consent extends ConsentSchema.class {}
ConsentSchema.setClass(Consent);
