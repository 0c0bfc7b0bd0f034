import { defineEntity, p } from '@lectern/core/server';

export const NoteSchema = defineEntity({
  name: 'ProbeNote',
  tableName: 'probe_note',
  properties: {
    id: p
      .uuid()
      .primary()
      .onCreate(() => crypto.randomUUID()),
    text: p.string().length(200),
  },
});

export class Note extends NoteSchema.class {}
NoteSchema.setClass(Note);
