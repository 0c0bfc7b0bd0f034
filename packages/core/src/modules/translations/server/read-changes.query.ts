import type { Actor } from '#server/kernel/actor.ts';
import type { Lectern } from '#server/kernel/lectern.ts';
import { can } from '#server/kernel/policy.ts';
import { pageSubject } from '../../pages/server/public.ts';
import type { SourceChanges } from '../translations.calls.ts';
import { presentChanges, withoutSource } from './compare.ts';
import { fail } from './fail.ts';
import { readSource, readTranslation } from './page-side.ts';
import { noticed } from './state/translated-block.ts';
import { translationOf } from './translation-rows.ts';

/** How a translation differs from its source as both stand. Of a source that the actor may not view nothing is told. */
export async function readChanges(app: Lectern, actor: Actor, pageID: string): Promise<SourceChanges> {
  const em = app.em();
  const target = (await readTranslation({ app, em }, pageID)) ?? fail('noPage');
  if (!can(actor, 'view-page', await pageSubject(em, actor, target.page))) fail('forbidden');
  const row = await translationOf(em, pageID);
  const source = row && (await readSource({ app, em }, row.sourceID));
  if (!row || !source || !can(actor, 'view-page', await pageSubject(em, actor, source.page))) return withoutSource(target);
  return presentChanges(app, { source, target, blocks: noticed(row.blocks, source.words, target.words) });
}
