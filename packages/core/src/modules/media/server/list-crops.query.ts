import type { Lectern } from '../../../server/kernel/lectern.ts';
import type { Actor } from '../../../server/kernel/actor.ts';
import type { FileCrop } from '../media.schema.ts';
import { getFile } from './library.query.ts';
import { pageUses } from './media.services.ts';

/** Pages that one crop names; more are left out. */
const namedPages = 50;

/** The crops of an image on pages. G_15 where the file is gone, or kept from the actor. */
export async function listCrops(app: Lectern, actor: Actor, id: string): Promise<FileCrop[]> {
  await getFile(app, actor, id);
  const crops = await app.service(pageUses).cropsOfFile(app, id);
  return crops.map(({ cropParams, pages }) => ({ cropParams, pages: pages.slice(0, namedPages) }));
}
