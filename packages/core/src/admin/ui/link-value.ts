import type { LinkTarget, LinkValue } from '../../contract/content.ts';
import { safeHref } from '../../contract/url.ts';

export type LinkKind = 'none' | 'page' | 'address' | 'file';

/** A link as it is being filled in: more than what can be stored. */
export interface LinkDraft {
  readonly kind: LinkKind;
  readonly page: string;
  readonly anchor: string;
  readonly href: string;
  readonly file: string;
  readonly label: string;
  readonly newTab: boolean;
}

const emptyDraft: LinkDraft = { kind: 'none', page: '', anchor: '', href: '', file: '', label: '', newTab: false };

export function draftOf(value: LinkValue | null | undefined): LinkDraft {
  if (!value) return emptyDraft;
  const { to, label = '', newTab = false } = value;
  const base = { ...emptyDraft, label, newTab };
  if ('page' in to) return { ...base, kind: 'page', page: to.page, anchor: to.anchor ?? '' };
  if ('file' in to) return { ...base, kind: 'file', file: to.file };
  return { ...base, kind: 'address', href: to.href };
}

function targetOf(draft: LinkDraft): LinkTarget | undefined {
  if (draft.kind === 'page' && draft.page) return { page: draft.page, ...(draft.anchor ? { anchor: draft.anchor } : {}) };
  if (draft.kind === 'file' && draft.file) return { file: draft.file };
  const href = draft.kind === 'address' ? safeHref(draft.href) : undefined;
  return href === undefined ? undefined : { href };
}

/** What can be stored of a draft; null while it leads nowhere. */
export function valueOf(draft: LinkDraft): LinkValue | null {
  const to = targetOf(draft);
  if (!to) return null;
  return { to, ...(draft.label ? { label: draft.label } : {}), ...(draft.newTab ? { newTab: true } : {}) };
}

/** Whether an address was typed that visitors may not follow. */
export const isBadAddress = (draft: LinkDraft): boolean =>
  draft.kind === 'address' && draft.href.trim() !== '' && safeHref(draft.href) === undefined;
