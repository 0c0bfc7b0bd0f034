import type { LeavingAddress } from '../../page.schema.ts';
import type { ParentPage } from '../parent-field.tsx';

/** What is to become of the addresses of pages that leave the site. */
export type LeavingKind = 'not-found' | 'gone' | 'parent' | 'page';

/** The choice as it is made: the page that was chosen stays while another kind is looked at. */
export interface LeavingDraft {
  readonly kind: LeavingKind;
  readonly page: (ParentPage & { readonly isLive: boolean }) | null;
}

export const firstLeaving: LeavingDraft = { kind: 'not-found', page: null };

/** Why a choice cannot be sent: no page is chosen, or one that visitors do not find. */
export function leavingProblem({ kind, page }: LeavingDraft, leaving: readonly string[]): 'none' | 'notLive' | undefined {
  if (kind !== 'page') return undefined;
  if (page === null) return 'none';
  return page.isLive && !leaving.includes(page.id) ? undefined : 'notLive';
}

/** What is sent of a choice; undefined for what happens without one. */
export function leavingOf({ kind, page }: LeavingDraft): LeavingAddress | undefined {
  if (kind === 'not-found') return undefined;
  if (kind !== 'page') return kind;
  return page === null ? undefined : { page: page.id };
}
