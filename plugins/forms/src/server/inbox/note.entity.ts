import { defineEntity, p } from '@lectern/core/server';

const NoteSchema = defineEntity({
  name: 'FormsNote',
  tableName: 'forms_note',
  properties: {
    id: p.uuid().primary(),
    submissionID: p.uuid().name('submission_id'),
    authorID: p.integer().nullable().name('author_id'),
    /** Sealed text. */
    note: p.blob().$type<Buffer>(),
    createdAt: p.datetime(),
  },
});

/** What staff wrote beside a submission, for each other. */
export class Note extends NoteSchema.class {}
NoteSchema.setClass(Note);
