import type { LinkTarget } from './content.ts';
import { safeHref } from './url.ts';

const mailAddress = /^[^\s@/:?]+@[^\s@/:?]+\.[^\s@/:?]+$/;
const host = /^[\w-]+(\.[\w-]+)+([/?#]\S*)?$/;

/** Spaces, brackets, dots and dashes are for the eye; what is dialled has none. Fewer than six digits may be a year. */
function dialled(text: string): string | undefined {
  const number = text.replace(/\(0\)/g, '').replace(/[\s().-]/g, '');
  return /^\+?[0-9]{6,15}$/.test(number) ? number : undefined;
}

/**
 * The target of a link as people write one: an address, the name of a host, a mail address, a telephone number. Undefined
 * where it is none of them, and where visitors may not follow it.
 */
export function linkTargetOf(text: string): Extract<LinkTarget, { readonly href: string }> | undefined {
  const value = text.trim();
  const number = dialled(value);
  const href =
    number !== undefined
      ? `tel:${number}`
      : mailAddress.test(value)
        ? `mailto:${value}`
        : host.test(value)
          ? `https://${value}`
          : value;
  const safe = safeHref(href);
  return safe === undefined ? undefined : { href: safe };
}

/** The shortest text of which a target is made: `info@example.nl`, `+31301234567`; empty for a page and a file. */
export function linkTextOf(to: LinkTarget | null | undefined): string {
  if (!to || !('href' in to)) return '';
  const bare = to.href.replace(/^(mailto|tel):/i, '');
  return linkTargetOf(bare)?.href === to.href ? bare : to.href;
}
