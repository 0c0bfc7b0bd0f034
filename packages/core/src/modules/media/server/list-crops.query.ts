import type { Lectern } from '#server/kernel/lectern.ts';
import type { Actor } from '#server/kernel/actor.ts';
import type { FileCrop } from '../media.schema.ts';
import { getFile } from './library.query.ts';
import { pageUses } from './media.services.ts';
import { viewablePages } from '../../tags/server/public.ts';

/** Pages that one crop names; more are left out. */
const namedPages = 50;

/** The crops of an image on pages, with those of them that the actor may view. G_15 where the file is gone, or kept from the actor. */
export async function listCrops(app: Lectern, actor: Actor, id: string): Promise<FileCrop[]> {
  await getFile(app, actor, id);
  const crops = await app.service(pageUses).cropsOfFile(app, id);
  const values: unknown[] = [[...new Set(crops.flatMap(({ pages }) => pages.map((page) => page.id)))]];
  const { rows } = await app.pool.query<{ id: string }>(
    `select id from lectern_page where id = any($1::uuid[])
       and ${app.service(viewablePages).condition(actor, (value) => `$${values.push(value)}`)}`,
    values,
  );
  const viewable = new Set(rows.map((row) => row.id));
  return crops.map(({ cropParams, pages }) => ({
    cropParams,
    pages: pages.filter((page) => viewable.has(page.id)).slice(0, namedPages),
  }));
}
