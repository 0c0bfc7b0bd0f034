import { defineEntity, p } from '@mikro-orm/core';

/** A finding as it was waived: `hash` is of the value at its place, so that another value is another finding. */
export interface WaivedFinding {
  readonly property: string;
  readonly code: string;
  readonly hash: string;
}

const CheckWaiverSchema = defineEntity({
  name: 'CheckWaiver',
  tableName: 'lectern_check_waiver',
  properties: {
    id: p.uuid().primary(),
    pageID: p.uuid().name('page_id'),
    /** `owner/name` of the check. */
    check: p.string().length(200).name('check_name'),
    reason: p.string().length(1000),
    findings: p.json<readonly WaivedFinding[]>(),
    waivedBy: p.integer().nullable(),
    waivedAt: p.datetime(),
    /** When it was taken back; null while it stands. */
    revokedAt: p.datetime().nullable(),
    revokedBy: p.integer().nullable(),
  },
});

/** Somebody's word that what a check found on a page is no reason to keep it from going live. */
export class CheckWaiver extends CheckWaiverSchema.class {}
CheckWaiverSchema.setClass(CheckWaiver);
