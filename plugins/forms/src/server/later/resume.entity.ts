import { defineEntity, p } from '@lectern/core/server';

const ResumeSchema = defineEntity({
  name: 'FormsResume',
  tableName: 'forms_resume',
  properties: {
    id: p.uuid().primary(),
    draftID: p.uuid().name('draft_id'),
    tokenHash: p.blob().$type<Buffer>(),
    /** Sealed: `ResumeLink`. */
    link: p.blob().$type<Buffer>(),
    /** Keyed, of the address that the link went to. */
    addressHash: p.blob().$type<Buffer>().nullable(),
    until: p.datetime(),
  },
});

/** A link, good for one time, by which a draft is gone on with elsewhere. */
export class Resume extends ResumeSchema.class {}
ResumeSchema.setClass(Resume);
