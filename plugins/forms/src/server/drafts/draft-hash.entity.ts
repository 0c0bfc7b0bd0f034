import { defineEntity, p } from '@lectern/core/server';

const DraftHashSchema = defineEntity({
  name: 'FormsDraftHash',
  tableName: 'forms_draft_hash',
  properties: {
    hash: p.blob().$type<Buffer>().primary(),
    draftID: p.uuid().name('draft_id').primary(),
  },
});

/** A keyed hash of an address that stands in a draft, so that its person can be found. */
export class DraftHash extends DraftHashSchema.class {}
DraftHashSchema.setClass(DraftHash);
