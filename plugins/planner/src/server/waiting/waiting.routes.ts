import { route } from '@lectern/core/server';
import type { PluginApp } from '@lectern/core/server';
import { appointmentsCalls } from '../../appointments.calls.ts';
import type { WaitingPerson } from '../../appointments.calls.ts';
import { readTimeValue } from '../../planner-form.ts';
import { openWaiting } from '../appointments/contact.ts';
import { removeWaiting } from './waiting.commands.ts';
import { Waiting } from './waiting.entity.ts';

function present(app: PluginApp, person: Waiting): WaitingPerson {
  const { id, regionID, waitingSince, heldUntil, offers } = person;
  return {
    id,
    region: regionID,
    since: waitingSince.toISOString(),
    name: openWaiting(app, person).contactPerson,
    offer: heldUntil ? { ...readTimeValue(offers.at(-1) ?? ''), until: heldUntil.toISOString() } : null,
  };
}

/** Routes by which staff sees who waits. */
export const waitingRoutes = [
  route(appointmentsCalls.waiting, async ({ app, query: { region } }) => {
    const where = region === undefined ? {} : { regionID: region };
    const waiting = await app.em().find(Waiting, where, { orderBy: { waitingSince: 'asc', id: 'asc' } });
    return { data: waiting.map((person) => present(app, person)) };
  }),
  route(appointmentsCalls.removeWaiting, ({ params, run }) => run(removeWaiting, params)),
];
