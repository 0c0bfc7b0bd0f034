import { route } from '@lectern/core/server';
import { explainCalls } from '../explain.calls.ts';
import { ownEngine } from './engine/own-engine.ts';
import { fail } from './fail.ts';

/** Routes of what the engine tells editors of its answers. */
export const explainRoutes = [
  route(explainCalls.explain, async ({ app, query: { term, locale } }) => {
    if (term.trim() === '') fail('missing', 'term');
    if (!app.site.availableLocales.includes(locale)) fail('invalid', 'locale');
    return { data: await app.search.inTurn(() => app.service(ownEngine).explain(term, locale)) };
  }),
  route(explainCalls.pageWords, async ({ app, params: { id } }) => {
    const state = await app.search.standing(id);
    if (state !== 'found') return { data: { state, groups: [] } };
    const groups = await app.search.inTurn(() => app.service(ownEngine).wordsOf(id));
    return { data: groups ? { state, groups } : { state: 'waiting' as const, groups: [] } };
  }),
];
