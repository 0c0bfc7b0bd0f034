import { z } from '@lectern/core';
import type { EventsOf } from '@lectern/core/server';

export const probeEvents = { 'probe.noted': z.strictObject({ id: z.uuid() }) };

declare module '@lectern/core/server' {
  interface EventMap extends EventsOf<{ readonly events: typeof probeEvents }> {}
}
