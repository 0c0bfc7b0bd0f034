import type { EventAttributes } from 'ics';

/** An appointment for a calendar, written in UTC. */
export interface CalendarEvent {
  /** The same through all its changes. */
  readonly uid: string;
  readonly sequence: number;
  readonly start: Date;
  readonly end: Date;
  readonly title: string;
  readonly description?: string;
  readonly isCancelled?: boolean;
  readonly changedAt: Date;
  readonly organizer?: { readonly name: string; readonly email: string };
  readonly attendee?: { readonly name: string; readonly email: string };
}

export type CalendarMethod = 'REQUEST' | 'CANCEL' | 'PUBLISH';

// A line end in a name would begin a property of its own.
const oneLine = (text: string): string => text.replaceAll(/[\p{Cc}\u2028\u2029"]+/gu, ' ').trim();
const person = ({ name, email }: { readonly name: string; readonly email: string }) => ({
  name: oneLine(name),
  email: oneLine(email),
});

const eventOf = (event: CalendarEvent): EventAttributes => ({
  uid: event.uid,
  sequence: event.sequence,
  start: event.start.getTime(),
  startInputType: 'utc',
  startOutputType: 'utc',
  end: event.end.getTime(),
  endInputType: 'utc',
  endOutputType: 'utc',
  title: oneLine(event.title),
  status: event.isCancelled ? 'CANCELLED' : 'CONFIRMED',
  busyStatus: event.isCancelled ? 'FREE' : 'BUSY',
  lastModified: event.changedAt.getTime(),
  ...(event.description ? { description: event.description } : {}),
  ...(event.organizer ? { organizer: person(event.organizer) } : {}),
  ...(event.attendee
    ? { attendees: [{ ...person(event.attendee), role: 'REQ-PARTICIPANT' as const, partstat: 'ACCEPTED' as const, rsvp: false }] }
    : {}),
});

/** iCalendar, as RFC 5545 has it. */
export async function writeCalendar(events: readonly CalendarEvent[], method: CalendarMethod, name?: string): Promise<string> {
  const { createEvents } = await import('ics');
  const { value, error } = createEvents(events.map(eventOf), {
    method,
    productId: '-//Lectern//Planner//NL',
    ...(name ? { calName: oneLine(name) } : {}),
  });
  if (error || value === null) throw new Error('An appointment could not be written as a calendar.', { cause: error });
  return value;
}
