import { defineCommand } from '#server/kernel/command.ts';
import { findSetAside } from '../find-set-aside.ts';

/** Forgets an event that was set aside: its listener never gets it. */
export const dismissEvent = defineCommand<{ readonly id: string }, void>(
  'events.dismiss',
  async ({ em, authorize, audit }, { id }) => {
    authorize('manage-settings');
    const { listener, name } = await findSetAside(em, id);
    await em.execute('delete from lectern_event_failure where id = ?', [id]);
    audit({ entity: 'set-aside-event', entityID: id, changes: { listener, event: name } });
  },
);
