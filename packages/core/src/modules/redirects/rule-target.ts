import { withoutOwnPrefix } from '../../contract/locale.ts';
import type { LocaleSettings } from '../../contract/locale.ts';
import { decodedAddress, encodedSigns, isPattern, isSound, segmentsOf } from '../../contract/source-address.ts';

/** Longest address that a rule leads to, in characters. */
const maxTarget = 2000;

/** Where a rule leads: an address of this site or of another one, as it is sent. */
export interface RuleTarget {
  readonly isOwn: boolean;
  /** Of this site its path, of another its origin and path; with placeholders of the pattern. */
  readonly path: string;
  /** A query and a place on the page; empty without. */
  readonly suffix: string;
}

const foreign = /^https:\/\/[a-z0-9.-]+(?::\d{1,5})?(?=[/?#]|$)/i;

/** The parts of an address as they are sent: encoded, braces left for placeholders. */
function encodedAs(path: string): string | undefined {
  const plain = decodedAddress(path);
  return plain === undefined ? undefined : encodeURI(plain).replaceAll('%7B', '{').replaceAll('%7D', '}');
}

/**
 * Reads where a rule shall lead: a path of this site, or an https address of another one; one of `origin` counts as a path.
 * Undefined for `//host`, other schemes, names and passwords in it, encoded slashes and more than 2,000 characters.
 */
export function readTarget(input: string, origin: string): RuleTarget | undefined {
  if (input.length > maxTarget || input.includes('\\') || /\s/.test(input)) return undefined;
  const text = input.startsWith(`${origin}/`) ? input.slice(origin.length) : input;
  const host = text.startsWith('/') ? '' : foreign.exec(text)?.[0];
  if (host === undefined || (host !== '' && !URL.canParse(host))) return undefined;
  const rest = text.slice(host.length);
  const end = rest.search(/[?#]/);
  const path = end === -1 ? rest : rest.slice(0, end);
  const suffix = end === -1 ? '' : encodedAs(rest.slice(end));
  const sent = encodedAs(path);
  if (sent === undefined || suffix === undefined || suffix.length > 500 || encodedSigns.test(path)) return undefined;
  if (host === '') {
    const trimmed = sent.length > 1 && sent.endsWith('/') ? sent.slice(0, -1) : sent;
    return trimmed.startsWith('//') || !isSound(segmentsOf(trimmed)) ? undefined : { isOwn: true, path: trimmed, suffix };
  }
  const trimmed = sent.endsWith('/') ? sent.slice(0, -1) : sent;
  const isWhole = trimmed === '' || isSound(segmentsOf(trimmed));
  return isWhole ? { isOwn: false, path: host.toLowerCase() + sent, suffix } : undefined;
}

/** The same as it is asked for in the end: without the prefix of the default locale. */
export function readProperTarget(
  input: string,
  { environment, settings }: { readonly environment: { readonly origin: string }; readonly settings: LocaleSettings },
): RuleTarget | undefined {
  const target = readTarget(input, environment.origin);
  return target?.isOwn ? { ...target, path: withoutOwnPrefix(target.path, settings) } : target;
}

/** True where every placeholder of a target is one of its source, so that it can be filled in. */
export function canFill(target: string, source: string): boolean {
  const known = new Set(segmentsOf(source));
  const at = target.startsWith('/') ? 0 : target.indexOf('/', 'https://'.length);
  const segments = at === -1 ? [] : target.slice(at + 1).split('/');
  return segments.every((segment) => !isPattern(segment) || known.has(segment));
}
