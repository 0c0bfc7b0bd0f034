import type { SqlEntityManager } from '@mikro-orm/postgresql';
import { fail } from './fail.ts';
import { PublicationRequest } from './publication-request.entity.ts';

type Reader = Pick<SqlEntityManager, 'findOne'>;

/** The open request of a page; undefined where there is none. */
export const openRequest = async (em: Reader, pageID: string): Promise<PublicationRequest | undefined> =>
  (await em.findOne(PublicationRequest, { pageID, state: 'open' })) ?? undefined;

/** The last request for a version, open or not. G_42 where nobody asked for its publication. */
export const lastRequestFor = async (em: Reader, versionID: string): Promise<PublicationRequest> =>
  (await em.findOne(PublicationRequest, { versionID }, { orderBy: { requestedAt: 'desc', id: 'asc' } })) ?? fail('nobodyAsked');

/** The open request for a version. G_42 where there never was one, G_41 where it has ended. */
export async function openRequestFor(em: Reader, versionID: string): Promise<PublicationRequest> {
  const request = await lastRequestFor(em, versionID);
  return request.state === 'open' ? request : fail('ended');
}
