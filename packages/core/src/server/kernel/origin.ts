import type { Actor } from './actor.ts';

/**
 * Where a change was asked for: in the admin's shell, by another caller of the API, on a page of the site, by the product
 * itself (jobs, seeds, the first start), or by a listener or job of a plugin.
 */
export type Origin = 'admin' | 'api' | 'site' | 'job' | 'plugin';

/** The origin in the audit log where nobody says more. */
export const defaultOrigin = (actor: Actor): Origin => (actor.kind === 'system' ? 'job' : 'api');
