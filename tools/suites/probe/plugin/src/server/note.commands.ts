import { refusing } from '@lectern/core';
import { defineCommand } from '@lectern/core/server';
import { probeRefusals } from '../refusals.ts';
import { Note } from './note.entity.ts';
import { walk } from './reach.ts';

const fail = refusing(probeRefusals);

export const writeNote = defineCommand('probe.write', async (context, { text }: { readonly text: string }) => {
  const { app, em, actor, authorize, audit, emit, enqueue, invalidate } = context;
  walk('command', context);
  authorize('probe:look');
  const earlier = await em.findOne(Note, { text });
  if (earlier) fail('writtenBefore', 'text', {}, { earlier: earlier.id });
  const note = em.create(Note, { text });
  audit({ entity: 'probe:note', entityID: note.id });
  emit('probe.noted', { id: note.id });
  enqueue('tidy', { id: note.id });
  invalidate(app.cacheTags.type('probe/sheet'));
  if (actor.kind === 'user')
    await app.mail.queue(context, { template: 'probe:noted', to: { userID: actor.id }, references: { id: note.id } });
  return { id: note.id };
});
