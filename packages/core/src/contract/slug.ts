/** Longest slug, in characters. */
const maxSlugLength = 512;

/** Never a dot: files and feeds have those. */
export const segmentPattern = /^[a-z0-9][a-z0-9_-]*$/;

/** First segments that belong to the product itself. */
export const reservedSegments = new Set(['api', 'cmsadmin', 'assets', 'healthz', 'readyz', 'metrics']);

/**
 * The one canonical form of a slug: lower case, a leading slash, no trailing one.
 * Returns undefined where no slug can be made of it: other signs than a-z, 0-9, `-` and `_`, reserved segments.
 */
export function canonicalSlug(input: string, reserved: ReadonlySet<string> = reservedSegments): string | undefined {
  // The letters of ASCII alone: others have lower-case forms inside it, such as the Kelvin sign.
  const lowered = input.replaceAll(/[A-Z]/g, (letter) => letter.toLowerCase());
  if (!lowered.startsWith('/') || lowered.length > maxSlugLength) return undefined;
  const trimmed = lowered.length > 1 && lowered.endsWith('/') ? lowered.slice(0, -1) : lowered;
  if (trimmed === '/') return '/';
  const segments = trimmed.slice(1).split('/');
  if (!segments.every((segment) => segmentPattern.test(segment))) return undefined;
  if (reserved.has(segments[0] ?? '') || /^[a-z]{2}-[a-z]{2}$/.test(segments[0] ?? '')) return undefined;
  return trimmed;
}

/** The address below which something stands; by locale where it differs. A locale that is not named has none. */
export type SlugPrefix = string | Readonly<Record<string, string>>;

/** The pattern of an anchor point: a letter, then letters, digits, hyphens or underscores, at most 64 in all. */
export const anchorPattern = /^[A-Za-z][\w-]{0,63}$/;

/** The pattern of a block key; never the one name of that form that every object has. */
export const blockKeyPattern = /^(?!constructor$)[a-z][a-z0-9-]{2,39}$/;

/** The canonical form of a public path, prefix included; undefined where it cannot be one. */
export function canonicalPublicPath(path: string): string | undefined {
  const prefix = /^\/[a-z]{2}-[a-z]{2}(?=\/|$)/i.exec(path)?.[0];
  if (!prefix) return canonicalSlug(path);
  const rest = canonicalSlug(path.slice(prefix.length) || '/');
  return rest === undefined ? undefined : prefix.toLowerCase() + (rest === '/' ? '' : rest);
}
