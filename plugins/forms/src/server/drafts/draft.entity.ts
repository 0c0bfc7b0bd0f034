import { defineEntity, p } from '@lectern/core/server';

const DraftSchema = defineEntity({
  name: 'FormsDraft',
  tableName: 'forms_draft',
  properties: {
    id: p.uuid().primary(),
    tokenHash: p.blob().$type<Buffer>(),
    form: p.string().length(80),
    locale: p.string().length(5),
    /** Sealed: `DraftAnswers`. */
    answers: p.blob().$type<Buffer>(),
    changedAt: p.datetime(),
    until: p.datetime(),
  },
});

/** A form that somebody is filling in. */
export class Draft extends DraftSchema.class {}
DraftSchema.setClass(Draft);
