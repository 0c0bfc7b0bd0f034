import type { CalledAppointment, CalledSlot } from '../../planner.calls.ts';
import type { ContactField } from '../../planner-form.ts';
import type { AskedTime } from '../appointments/wanted.ts';

/** A region with its first advisor. */
export interface OfferedRegion {
  readonly id: string;
  readonly name: string;
  readonly advisor: { readonly name: string; readonly jobTitle: string; readonly image: string | null } | null;
}

export interface Availability {
  readonly region: string;
  readonly week: string;
  /** Seven. */
  readonly days: { readonly date: string; readonly slots: CalledSlot[] }[];
  readonly firstWeek: string | null;
}

/** A time that is held. */
export interface Held extends CalledSlot {
  readonly token: string;
  readonly expiresAt: string;
  readonly region: string;
}

export type ContactSent = Readonly<Partial<Record<ContactField, string>>>;

/**
 * Where appointments are kept: what pages and calls ask of it. Refusals are those of the calls: PL_01 with the nearest times
 * in `data.alternatives`, PL_02, PL_03, PL_04, G_04 and the fields of the contact.
 */
export interface PlannerBackend {
  regions(): Promise<OfferedRegion[]>;
  availability(asked: {
    readonly region: string;
    readonly week?: string | undefined;
    readonly hold?: string | undefined;
  }): Promise<Availability>;
  hold(asked: AskedTime & { readonly hold?: string | undefined }): Promise<Held>;
  confirm(
    asked: Partial<AskedTime> & { readonly hold?: string | undefined; readonly contact: ContactSent },
  ): Promise<CalledAppointment>;
  cancel(token: string): Promise<CalledAppointment>;
  reschedule(token: string, asked: AskedTime): Promise<CalledAppointment>;
  /** PL_11 where the region has a free time; V_01 where nobody consents. */
  joinWaiting(asked: {
    readonly region: string;
    readonly contact: ContactSent;
    readonly hasConsent: boolean;
  }): Promise<{ readonly region: string; readonly regionName: string }>;
  leaveWaiting(token: string): Promise<void>;
}
