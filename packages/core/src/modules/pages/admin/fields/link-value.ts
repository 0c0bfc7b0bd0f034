import type { LinkTarget, LinkValue } from '../../../../contract/content.ts';
import { safeHref } from '../../../../contract/url.ts';

export type LinkKind = 'none' | 'page' | 'file' | 'address' | 'mail' | 'phone';

/** Where a link leads while it is being filled in: what was typed for each kind is kept. */
export interface TargetDraft {
  readonly kind: LinkKind;
  readonly page: string;
  readonly anchor: string;
  readonly file: string;
  readonly href: string;
  readonly mail: string;
  readonly phone: string;
}

const emptyDraft: TargetDraft = { kind: 'none', page: '', anchor: '', file: '', href: '', mail: '', phone: '' };

/** An address for mail with a subject and the like stays an address, so that nothing of it is lost. */
const plainMail = /^mailto:([^?]+)$/i;
const plainPhone = /^tel:([^;?]+)$/i;

export function draftOfTarget(to: LinkTarget | null | undefined): TargetDraft {
  if (!to) return emptyDraft;
  if ('page' in to) return { ...emptyDraft, kind: 'page', page: to.page, anchor: to.anchor ?? '' };
  if ('file' in to) return { ...emptyDraft, kind: 'file', file: to.file };
  const mail = plainMail.exec(to.href)?.[1];
  if (mail !== undefined && hrefOfMail(mail) === to.href) return { ...emptyDraft, kind: 'mail', mail };
  const phone = plainPhone.exec(to.href)?.[1];
  if (phone !== undefined && hrefOfPhone(phone) === to.href) return { ...emptyDraft, kind: 'phone', phone };
  return { ...emptyDraft, kind: 'address', href: to.href };
}

function hrefOfMail(typed: string): string | undefined {
  const address = typed.trim().replace(/^mailto:/i, '');
  return /^[^\s@?]+@[^\s@?]+\.[^\s@?]+$/.test(address) ? safeHref(`mailto:${address}`) : undefined;
}

/** Spaces, brackets, dots and dashes are for the eye; what is dialled has none. */
function hrefOfPhone(typed: string): string | undefined {
  const number = typed
    .trim()
    .replace(/^tel:/i, '')
    .replace(/\(0\)/g, '')
    .replace(/[\s().-]/g, '');
  return /^\+?[0-9]{3,15}$/.test(number) ? `tel:${number}` : undefined;
}

const hrefs: Readonly<Record<'address' | 'mail' | 'phone', (draft: TargetDraft) => string | undefined>> = {
  address: ({ href }) => safeHref(href),
  mail: ({ mail }) => hrefOfMail(mail),
  phone: ({ phone }) => hrefOfPhone(phone),
};

/** Where a draft leads; undefined while it leads nowhere. */
export function targetOf(draft: TargetDraft): LinkTarget | undefined {
  if (draft.kind === 'none') return undefined;
  if (draft.kind === 'page')
    return draft.page ? { page: draft.page, ...(draft.anchor ? { anchor: draft.anchor } : {}) } : undefined;
  if (draft.kind === 'file') return draft.file ? { file: draft.file } : undefined;
  const href = hrefs[draft.kind](draft);
  return href === undefined ? undefined : { href };
}

/** Whether something was typed that cannot be followed, or that visitors may not follow. */
export function isBadTarget(draft: TargetDraft): boolean {
  const typed = { none: '', page: '', file: '', address: draft.href, mail: draft.mail, phone: draft.phone }[draft.kind];
  return typed.trim() !== '' && targetOf(draft) === undefined;
}

/** A link as it is being filled in: more than what can be stored. */
export interface LinkDraft {
  readonly target: TargetDraft;
  readonly label: string;
  readonly newTab: boolean;
}

export const draftOf = (value: LinkValue | null | undefined): LinkDraft => ({
  target: draftOfTarget(value?.to),
  label: value?.label ?? '',
  newTab: value?.newTab ?? false,
});

/** The stored form of a draft; null while it leads nowhere. */
export function valueOf(draft: LinkDraft): LinkValue | null {
  const to = targetOf(draft.target);
  if (!to) return null;
  return { to, ...(draft.label ? { label: draft.label } : {}), ...(draft.newTab ? { newTab: true } : {}) };
}
