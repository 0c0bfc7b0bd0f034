import type { Span } from '../../slots/rules.types.ts';
import { CalendarFailure } from './reader/calendar-failure.ts';

/** Bytes of an answer, once it is unpacked. */
const mostBytes = 8 * 2 ** 20;

/** Where a calendar is, and who may read it. */
export interface CalendarAccount {
  readonly address: string;
  readonly user: string;
  readonly password: string;
}

interface Asking {
  readonly span: Span;
  /** Milliseconds. */
  readonly patience: number;
  readonly userAgent: string;
}

const stamp = (instant: number): string => new Date(instant).toISOString().replaceAll(/[-:]|\.\d+/g, '');

/** A `calendar-query` (RFC 4791, 7.8): the events that reach into a span. */
const queryOf = ({ start, end }: Span): string => `<?xml version="1.0" encoding="utf-8"?>
<C:calendar-query xmlns:D="DAV:" xmlns:C="urn:ietf:params:xml:ns:caldav"><D:prop><C:calendar-data/></D:prop>
<C:filter><C:comp-filter name="VCALENDAR"><C:comp-filter name="VEVENT"><C:time-range start="${stamp(start)}" end="${stamp(end)}"/>
</C:comp-filter></C:comp-filter></C:filter></C:calendar-query>`;

async function takeIn(response: Response): Promise<string> {
  const parts: Uint8Array[] = [];
  let size = 0;
  for await (const part of response.body ?? []) {
    size += part.length;
    if (size > mostBytes) throw new CalendarFailure('too-much');
    parts.push(part);
  }
  return Buffer.concat(parts).toString('utf8');
}

/** Why an answer of a status has no calendar. */
function problemOf(status: number): 'refused' | 'unanswered' | 'not-there' {
  if (status === 401 || status === 403 || status === 407) return 'refused';
  return status === 429 || status >= 500 ? 'unanswered' : 'not-there';
}

/** Asks a calendar's server for the events of a span, as CalDAV writes them. It is not followed elsewhere. */
export async function askCalendar({ address, user, password }: CalendarAccount, asking: Asking): Promise<string> {
  try {
    const response = await fetch(address, {
      method: 'REPORT',
      headers: {
        authorization: `Basic ${Buffer.from(`${user}:${password}`).toString('base64')}`,
        'content-type': 'application/xml; charset=utf-8',
        depth: '1',
        'user-agent': asking.userAgent,
      },
      body: queryOf(asking.span),
      redirect: 'manual',
      signal: AbortSignal.timeout(asking.patience),
    });
    if (response.status === 207) return await takeIn(response);
    await response.body?.cancel();
    throw new CalendarFailure(problemOf(response.status));
  } catch (error) {
    if (error instanceof CalendarFailure) throw error;
    throw new CalendarFailure((error as Error).name === 'TimeoutError' ? 'late' : 'unanswered');
  }
}
