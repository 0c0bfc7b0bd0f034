import type { StaffReason, StaffSlotDay } from '../rules.calls.ts';

type StaffSlot = StaffSlotDay['slots'][number];

/** Times one after another that are offered, or kept from it by the same rule. */
export interface SlotRun {
  /** Null where they are offered. */
  readonly reason: StaffReason | null;
  readonly slots: readonly StaffSlot[];
}

const isSame = (one: StaffReason | null, other: StaffReason | null): boolean => JSON.stringify(one) === JSON.stringify(other);

/** The times of a day in runs: a long week of reasons that repeat themselves becomes a few lines. */
export const slotRuns = (slots: readonly StaffSlot[]): readonly SlotRun[] =>
  slots.reduce<readonly SlotRun[]>((runs, slot) => {
    const last = runs.at(-1);
    return last && isSame(last.reason, slot.reason)
      ? [...runs.slice(0, -1), { ...last, slots: [...last.slots, slot] }]
      : [...runs, { reason: slot.reason, slots: [slot] }];
  }, []);

/** The local time of a step, with its offset where it comes twice on that day. */
export const timeText = ({ time, offset, start }: StaffSlot, all: readonly StaffSlot[]): string =>
  all.some((other) => other.time === time && other.start !== start) ? `${time} (${offset})` : time;
