/** Milliseconds since 1970, UTC. */
export type Instant = number;

/** Wall times of a day in the zone of the rules: `09:00`; `to` may be `24:00`. */
export interface Hours {
  readonly from: string;
  readonly to: string;
}

/** Hours of each week. */
export interface PlanWindow extends Hours {
  /** 1 for Monday to 7 for Sunday. */
  readonly weekday: number;
}

/** Other hours on one day, in the place of the plan's and of a holiday's; none for closed. */
export interface PlanException {
  /** `2026-11-27`. */
  readonly date: string;
  readonly hours: readonly Hours[];
}

/** From the first instant up to, and without, the second. */
export interface Span {
  readonly start: Instant;
  readonly end: Instant;
}

/** How times are made. */
export interface SlotSettings {
  /** Minutes of an appointment. */
  readonly duration: number;
  /** Minutes from one beginning to the next. */
  readonly interval: number;
  /** Minutes kept free before and after an appointment. */
  readonly bufferBefore: number;
  readonly bufferAfter: number;
  /** Minutes between now and the first time that is offered. */
  readonly minimumNotice: number;
  /** Days after today on which times are offered, the last included. */
  readonly horizon: number;
  /** Appointments of an advisor in a day; null for any number. */
  readonly maxPerDay: number | null;
  /** Days of which country are closed. */
  readonly holidays: 'nl' | 'none';
}

/** What the calendar that an advisor keeps elsewhere said last. */
export interface OutsideBusy {
  /** When it did; null where it never has. */
  readonly readAt: Instant | null;
  /** By time, none within another. */
  readonly spans: readonly Span[];
}

/** The hours of an advisor. */
export interface AdvisorHours {
  readonly id: string;
  readonly plan: readonly PlanWindow[];
  readonly exceptions: readonly PlanException[];
  readonly absences: readonly Span[];
  /** Left out where they keep no calendar elsewhere. */
  readonly outside?: OutsideBusy;
}

/** All that times of a region depend on, but for what is busy. */
export interface SlotRules {
  /** IANA name of the zone in which plans are written. */
  readonly timeZone: string;
  readonly settings: SlotSettings;
  /** In the order of the region. */
  readonly advisors: readonly AdvisorHours[];
}

/** An appointment, or a hold of somebody else, with the buffers that were stored with it. */
export interface BusySpan extends Span {
  readonly advisor: string;
  /** Minutes. */
  readonly bufferBefore: number;
  readonly bufferAfter: number;
}

/** A time that can be had. */
export interface Slot extends Span {
  readonly advisor: string;
  /** Whether its local time comes twice that day, so that only the offset tells which one it is. */
  readonly isDoubled: boolean;
}

/** The rule that keeps an advisor's time from being offered: the first that does. */
export type SlotReason =
  /** The advisor is not of this region, or there is none of this id. */
  | { readonly kind: 'not-of-region' }
  /** The plan has no hours on that day of the week. */
  | { readonly kind: 'no-hours' }
  /** An exception closes the day. */
  | { readonly kind: 'closed' }
  | { readonly kind: 'holiday'; readonly name: string }
  | { readonly kind: 'outside-hours' }
  /** It would end after the hours do. */
  | { readonly kind: 'does-not-fit' }
  /** No step of its hours begins then. */
  | { readonly kind: 'off-step' }
  /** Too soon: from `from` on it could be had. */
  | { readonly kind: 'notice'; readonly from: Instant }
  /** Too far: `last` is the last day. */
  | { readonly kind: 'horizon'; readonly last: string }
  | ({ readonly kind: 'absence' } & Span)
  /** The advisor’s calendar elsewhere has something then. */
  | ({ readonly kind: 'calendar' } & Span)
  /** That calendar has not answered for an hour, or, with null, never: nobody knows what it has. */
  | { readonly kind: 'calendar-silent'; readonly since: Instant | null }
  | ({ readonly kind: 'appointment' } & Span)
  | { readonly kind: 'day-full'; readonly most: number };
