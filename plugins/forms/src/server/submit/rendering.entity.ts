import { defineEntity, p } from '@lectern/core/server';

const RenderingSchema = defineEntity({
  name: 'FormsRendering',
  tableName: 'forms_rendering',
  properties: {
    keyHash: p.blob().$type<Buffer>().primary(),
    /** Keyed, of the answers and the bytes of files. */
    answersDigest: p.blob().$type<Buffer>(),
    submissionID: p.uuid().name('submission_id'),
    until: p.datetime(),
  },
});

/** A rendering of a form that was sent: it is sent once. */
export class SentRendering extends RenderingSchema.class {}
RenderingSchema.setClass(SentRendering);
