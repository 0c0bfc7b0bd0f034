import { failOf } from '@lectern/core';
import { route } from '@lectern/core/server';
import { explainCalls } from '../explain.calls.ts';
import { search } from '../manifest.ts';
import { ownEngine } from './engine/own-engine.ts';

const fail = failOf(search);

/** Routes of what the engine tells editors of its answers. */
export const explainRoutes = [
  route(explainCalls.explain, async ({ app, query: { term, locale } }) => {
    if (term.trim() === '') fail('V_01', 'term');
    if (!app.site.availableLocales.includes(locale)) fail('V_12', 'locale');
    return { data: await app.search.inTurn(() => app.service(ownEngine).explain(term, locale)) };
  }),
  route(explainCalls.pageWords, async ({ app, params: { id } }) => {
    const state = await app.search.standing(id);
    if (state !== 'found') return { data: { state, groups: [] } };
    const groups = await app.search.inTurn(() => app.service(ownEngine).wordsOf(id));
    return { data: groups ? { state, groups } : { state: 'waiting' as const, groups: [] } };
  }),
];
