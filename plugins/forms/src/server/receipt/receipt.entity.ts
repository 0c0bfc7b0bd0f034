import { defineEntity, p } from '@lectern/core/server';

const ReceiptSchema = defineEntity({
  name: 'FormsReceipt',
  tableName: 'forms_receipt',
  properties: {
    tokenHash: p.blob().$type<Buffer>().primary(),
    submissionID: p.uuid().name('submission_id'),
    until: p.datetime(),
  },
});

/** What a sender gets to see what was sent, for a day. */
export class Receipt extends ReceiptSchema.class {}
ReceiptSchema.setClass(Receipt);
