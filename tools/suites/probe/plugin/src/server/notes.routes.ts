import { LivePage, route } from '@lectern/core/server';
import { probe } from '../manifest.ts';
import { mill, press } from './adapters.ts';
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
    const { motto } = await app.settings(probe);
    return {
      type: 'text/plain',
      headers: { 'X-Probe': 'yes', 'X-Motto': motto },
      body: notes.map(({ text }) => text).join('\n'),
    };
  }),
  route(probeCalls.count, async ({ app }) => ({ data: await app.em().count(Note) })),
  route(probeCalls.livePages, async ({ app }) => {
    const pages = await app.em().find(LivePage, { type: 'probe/sheet' }, { orderBy: { path: 'asc' } });
    const data = { pages: pages.map(({ path, data: own }) => `${path} ${JSON.stringify(own)}`) };
    return { data: { ...data, press: app.adapter(press)?.('proof') ?? '', mill: app.adapter(mill) !== undefined } };
  }),
  route(probeCalls.reach, async ({ app }) => ({ data: { ...reached(), refused: await refusals(app) } })),
];
