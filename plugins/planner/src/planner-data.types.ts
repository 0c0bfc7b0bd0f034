import type { PlannerMap } from './map/map.types.ts';

/** An advisor as visitors see one. */
export interface ShownAdvisor {
  readonly id: string;
  readonly name: string;
  readonly jobTitle: string;
  /** Address of the portrait. */
  readonly image: string | undefined;
}

export interface ShownRegion {
  readonly id: string;
  readonly name: string;
  /** Names of the shapes of the map that belong to it. */
  readonly shapes: readonly string[];
  /** Ranges of the digits of postcodes: `[[1000, 1299]]`, both ends included. */
  readonly postcodes: readonly (readonly [number, number])[];
  /** The first advisor; undefined where the region has nobody. */
  readonly advisor: ShownAdvisor | undefined;
  /** Address of its weeks. */
  readonly href: string;
}

/** A time that can be chosen. */
export interface ShownSlot {
  /** ISO 8601, UTC. */
  readonly start: string;
  readonly end: string;
  /** `dinsdag 24 november, 10:30`; with the offset where the local time comes twice. */
  readonly label: string;
  readonly advisor: string;
  readonly advisorName: string;
  readonly isDoubled?: boolean;
}

export interface ShownDay {
  /** `2026-11-24`. */
  readonly date: string;
  /** `dinsdag 24 november`. */
  readonly title: string;
  readonly slots: readonly ShownSlot[];
}

export interface ShownWeek {
  /** `2026-W48`. */
  readonly id: string;
  readonly number: number;
  /** `Week 48, 23 tot en met 29 november`. */
  readonly title: string;
  /** Days. */
  readonly from: string;
  readonly to: string;
  /** Addresses; undefined where there is nothing before or after, or no free time at all. */
  readonly previous?: string;
  readonly next?: string;
  readonly first?: string;
}

export interface PlannerError {
  /** Name of the control; empty where it concerns the whole. */
  readonly field: string;
  readonly code: string;
  readonly text: string;
}

/** An appointment as its visitor sees it. */
export interface ShownAppointment {
  readonly reference: string;
  readonly slot: ShownSlot;
  readonly region: ShownRegion;
  readonly advisor: ShownAdvisor;
}

/** A form about a person, as it was filled in. */
export interface PersonForm {
  /** As they were typed, by name of control. */
  readonly values: Readonly<Record<string, string>>;
  readonly errors: readonly PlannerError[];
}

/** The data of the block `planner/planner`: everything that its view draws. */
export type PlannerData =
  | {
      readonly step: 'region';
      readonly regions: readonly ShownRegion[];
      readonly chosen?: string;
      /** The site's own; that of the Netherlands where left out. */
      readonly map?: PlannerMap;
      /** Where some region has nobody. */
      readonly phone?: string;
      /** What was searched for, and found by it. */
      readonly postcode?: string;
      readonly found?: string;
      readonly errors: readonly PlannerError[];
    }
  | {
      readonly step: 'week';
      readonly region: ShownRegion;
      readonly advisors: readonly ShownAdvisor[];
      readonly week: ShownWeek;
      readonly days: readonly ShownDay[];
      readonly back: string;
      /** Where the region has nobody, or the week no time. */
      readonly phone?: string;
      /** A time that was lost. */
      readonly fault?: string;
      /** Where no time is left up to the horizon: a form for the waiting list, with what is agreed to. */
      readonly waiting?: PersonForm & { readonly consent: string };
    }
  | {
      readonly step: 'confirm';
      readonly region: ShownRegion;
      readonly advisor: ShownAdvisor;
      readonly slot: ShownSlot;
      /** Of the hold; undefined where there is none any more. */
      readonly expiresAt?: string;
      readonly minutesLeft?: number;
      readonly prepare?: string;
      /** As they were typed, by name of control. */
      readonly values: Readonly<Record<string, string>>;
      readonly errors: readonly PlannerError[];
      /** The nearest times, where this one was lost. */
      readonly alternatives?: readonly ShownSlot[];
    }
  | { readonly step: 'thanks'; readonly appointment: ShownAppointment; readonly ics: string }
  | { readonly step: 'cancel'; readonly appointment: ShownAppointment; readonly token: string; readonly isDone: boolean }
  | {
      readonly step: 'move';
      readonly appointment: ShownAppointment;
      readonly token: string;
      readonly week: ShownWeek;
      readonly days: readonly ShownDay[];
      /** Where its advisor is away then: the nearest other times. */
      readonly others?: readonly ShownSlot[];
      readonly fault?: string;
    }
  | {
      readonly step: 'waiting';
      readonly state: 'joined' | 'leaving' | 'left';
      readonly region?: ShownRegion;
      /** Of the link to leave, where they are about to. */
      readonly token?: string;
    }
  | {
      /** A time that is held for somebody of the waiting list. */
      readonly step: 'offer';
      readonly region: ShownRegion;
      readonly advisor: ShownAdvisor;
      readonly slot: ShownSlot;
      readonly token: string;
      /** As it is said. */
      readonly until: string;
      readonly fault?: string;
    }
  | { readonly step: 'gone'; readonly text: string; readonly href: string };

/** What the handler of posts hands on where the page is shown again. */
export interface PlannerState {
  readonly errors: readonly PlannerError[];
  readonly alternatives: readonly ShownSlot[];
}
