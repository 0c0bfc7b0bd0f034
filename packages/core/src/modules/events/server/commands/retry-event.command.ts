import { fail } from '#contract/refusing.ts';
import { defineCommand } from '#server/kernel/command.ts';
import { findSetAside } from '../find-set-aside.ts';

/** Lets an event that was set aside be handed to its listener once more, beside those that come in their order. */
export const retryEvent = defineCommand<{ readonly id: string }, void>(
  'events.retry',
  async ({ app, em, authorize, audit, afterCommit }, { id }) => {
    authorize('manage-settings');
    const { listener, name } = await findSetAside(em, id);
    if (!app.events.listeners.some((installed) => installed.name === listener)) fail('notNow');
    await em.execute('update lectern_event_failure set is_wanted = true where id = ?', [id]);
    audit({ entity: 'set-aside-event', entityID: id, changes: { listener, event: name } });
    afterCommit(() => app.events.wake([name]));
  },
);
