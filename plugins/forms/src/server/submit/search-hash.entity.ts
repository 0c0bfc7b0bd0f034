import { defineEntity, p } from '@lectern/core/server';

const SearchHashSchema = defineEntity({
  name: 'FormsSearchHash',
  tableName: 'forms_search_hash',
  properties: {
    hash: p.blob().$type<Buffer>().primary(),
    submissionID: p.uuid().name('submission_id').primary(),
  },
});

/** A keyed hash of something that a submission can be found by. */
export class SearchHash extends SearchHashSchema.class {}
SearchHashSchema.setClass(SearchHash);
