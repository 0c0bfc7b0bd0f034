/**
 * What the forms of the planner's page send beside what core adds, each to the page's own address, under the names of
 * `plannerControls`:
 * - `hold` with `region` and `time`: a time is chosen;
 * - `extend` with `region` and `time`: ten more minutes;
 * - `back` with `region`, `time` and the fields of `contactFields`: another time is looked for, and what was typed is kept;
 * - `confirm` with `region`, `time` and the fields of `contactFields`;
 * - `cancel` with `token`; `move` with `token`, `region` and `time`;
 * - `wait` with `region`, the fields of `waitingFields` and `consent`: a place on the waiting list;
 * - `take` with `token`: the time that was held for them; `leave` with `token`: the list.
 */
export const plannerActions = ['hold', 'extend', 'back', 'confirm', 'cancel', 'move', 'wait', 'take', 'leave'] as const;

export type PlannerAction = (typeof plannerActions)[number];

/** Names of the controls that say what is done, and to what. */
export const plannerControls = {
  /** One of `plannerActions`. */
  action: 'action',
  region: 'region',
  /** As `timeValue` writes it. */
  time: 'time',
  /** Of a link in a mail. */
  token: 'token',
  /** Of a checkbox. */
  consent: 'consent',
} as const;

/** Names of the controls that say whom an appointment is with. */
export const contactFields = ['contactPerson', 'relationNumber', 'phone', 'email'] as const;

/** Those of them that say who waits for a time. */
export const waitingFields = ['contactPerson', 'phone', 'email'] as const;

export type ContactField = (typeof contactFields)[number];

/** The value of a button that chooses a time: one control says both. */
export const timeValue = ({ start, advisor }: { readonly start: string; readonly advisor: string }): string =>
  `${start}|${advisor}`;

/** What such a value says; empty parts where it says nothing. */
export function readTimeValue(value: string): { readonly start: string; readonly advisor: string } {
  const [start = '', advisor = ''] = value.split('|');
  return { start, advisor };
}
