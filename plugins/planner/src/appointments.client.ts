import { clientCalls } from '@lectern/core/client';
import type { appointmentsCalls as declared } from './appointments.calls.ts';

/** The calls of staff over appointments, as browsers get them. */
export const appointmentsCalls = clientCalls<typeof declared>({
  list: 'GET /planner/appointments',
  get: 'GET /planner/appointments/{id}',
  book: 'POST /planner/appointments',
  move: 'PUT /planner/appointments/{id}/time',
  cancel: 'POST /planner/appointments/{id}/cancel',
  resend: 'POST /planner/appointments/{id}/resend',
  waiting: 'GET /planner/manage/waiting',
  removeWaiting: 'DELETE /planner/manage/waiting/{id}',
  export: 'GET /planner/export',
  feedAddress: 'GET /planner/advisors/{advisor}/feed',
  renewFeed: 'POST /planner/advisors/{advisor}/feed',
});
