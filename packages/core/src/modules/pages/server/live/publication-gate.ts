import { defineServiceKey } from '#server/kernel/service.ts';
import type { StoredPage } from '../edits/find-stored-page.ts';

/** The port through which pages ask whether anything stands in the way of a version that is to go live. */
export interface PublicationGate {
  /** Throws with all that does. Answers with whether anything can: not in a transaction, because it reads what is around the page. */
  pass(version: StoredPage['version']): Promise<boolean>;
}

export const publicationGate = defineServiceKey<PublicationGate>('pages/publication-gate');
