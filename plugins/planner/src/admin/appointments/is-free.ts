import type { StaffSlotDay } from '../../rules.calls.ts';

export type StaffSlot = StaffSlotDay['slots'][number];

/** Whether staff can have a time: sooner or later than visitors may, never one that is over. */
export const isFree = ({ reason, start }: StaffSlot): boolean =>
  reason === null || (['notice', 'horizon'].includes(reason.kind) && Date.parse(start) > Date.now());
