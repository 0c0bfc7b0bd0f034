import { clientCalls } from '@lectern/core/client';
import type { plannerCalls as declared } from './planner.calls.ts';

/** The calls of everybody, as browsers get them. */
export const plannerCalls = clientCalls<typeof declared>({
  regions: 'GET /planner/regions',
  availability: 'GET /planner/availability',
  hold: 'POST /planner/hold',
  confirm: 'POST /planner/confirm',
  cancel: 'POST /planner/cancel/{token}',
  reschedule: 'POST /planner/reschedule/{token}',
  joinWaiting: 'POST /planner/waiting',
  leaveWaiting: 'POST /planner/waiting/leave/{token}',
  ics: 'GET /planner/ics/{token}',
  feed: 'GET /planner/feed/{token}',
});
