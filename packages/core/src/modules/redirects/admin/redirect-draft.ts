import type { CollectedError } from '#admin/state/admin-state.ts';
import { ownAddress } from '../own-address.ts';
import type { ListedAddress } from '../redirects.schema.ts';

/** What a redirect leads to, as it is chosen. */
export type TargetKind = 'page' | 'address' | 'gone';

/** A redirect as it is edited: what was filled in for each kind stays when another is looked at. */
export interface RedirectDraft {
  readonly path: string;
  readonly kind: TargetKind;
  readonly page: { readonly id: string; readonly title: string } | null;
  readonly href: string;
}

/** A draft of a rule, or of a new one for an address. */
export function draftOf(rule: ListedAddress | undefined, path = ''): RedirectDraft {
  if (!rule || rule.kind === 'former') return { path: rule?.path ?? path, kind: 'page', page: null, href: '' };
  const { page, href } = rule;
  const kept = { path: rule.path, page: page && { id: page.id, title: page.title ?? '' }, href: href ?? '' };
  if (page && (page.path === null || page.path === href)) return { ...kept, kind: 'page' };
  return { ...kept, kind: href === null ? 'gone' : 'address' };
}

/** What is sent of a draft. What was not chosen yet is empty, and refused. */
export function bodyOf(draft: RedirectDraft) {
  const path = ownAddress(draft.path);
  if (draft.kind === 'gone') return { path, to: null };
  return { path, to: draft.kind === 'page' ? { page: draft.page?.id ?? '' } : { href: draft.href.trim() } };
}

/** True where nothing of a rule is another. */
export function isUnchanged(rule: ListedAddress, draft: RedirectDraft): boolean {
  const before = draftOf(rule);
  return (
    before.path === draft.path &&
    before.kind === draft.kind &&
    (draft.kind !== 'page' || before.page?.id === draft.page?.id) &&
    (draft.kind !== 'address' || before.href === draft.href)
  );
}

/** The errors of an answer at the fields of a draft: a target that is none is wrong with the one that is chosen. */
export const atFields = (errors: readonly CollectedError[], { kind, page, href }: RedirectDraft): readonly CollectedError[] =>
  errors.flatMap((error) => {
    if (!('code' in error) || !['to', 'to.page', 'to.href'].includes(error.property ?? '')) return error;
    const property = kind === 'page' ? 'to.page' : 'to.href';
    const isEmpty = kind === 'page' ? page === null : kind === 'address' && href.trim() === '';
    return isEmpty ? { property, code: 'V_01' } : { property, code: error.code };
  });
