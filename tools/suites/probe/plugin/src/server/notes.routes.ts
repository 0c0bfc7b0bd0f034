import { route } from '@lectern/core/server';
import { probeCalls } from '../probe.calls.ts';
import { writeNote } from './note.commands.ts';
import { Note } from './note.entity.ts';
import { reached, walk } from './reach.ts';
import { refusals } from './refused.ts';

export const notesRoutes = [
  route(probeCalls.list, async ({ app }) => {
    const notes = await app.em().find(Note, {}, { orderBy: { text: 'asc' } });
    walk('rows', notes);
    return { data: notes.map(({ text }) => text) };
  }),
  route(probeCalls.write, async (call) => {
    walk('call', call);
    return { data: await call.run(writeNote, call.body) };
  }),
  route(probeCalls.feed, async ({ app }) => {
    const notes = await app.em().find(Note, {}, { orderBy: { text: 'asc' } });
    return { type: 'text/plain', headers: { 'X-Probe': 'yes' }, body: notes.map(({ text }) => text).join('\n') };
  }),
  route(probeCalls.count, async ({ app }) => ({ data: await app.em().count(Note) })),
  route(probeCalls.reach, async ({ app }) => ({ data: { ...reached(), refused: await refusals(app) } })),
];
