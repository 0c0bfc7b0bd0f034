import type { Environment } from '../kernel/environment.ts';

const common = {
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'strict-origin-when-cross-origin',
  'cross-origin-opener-policy': 'same-origin',
  'x-frame-options': 'SAMEORIGIN',
  'permissions-policy': 'camera=(), geolocation=(), microphone=(), payment=()',
} as const;

const policy = (parts: Readonly<Record<string, string>>): string =>
  Object.entries(parts)
    .map(([name, value]) => `${name} ${value}`)
    .join('; ');

const base = {
  'default-src': "'self'",
  'base-uri': "'none'",
  'object-src': "'none'",
  'form-action': "'self'",
  'frame-ancestors': "'self'",
  'img-src': "'self' data:",
  'script-src': "'self'",
};

const videoPlayers = 'https://www.youtube-nocookie.com https://player.vimeo.com';

/**
 * Headers for a kind of answer. Nothing inline is allowed, so that one policy fits every copy of a cached page. A preview runs
 * the scripts of the site in an origin of its own, from which nothing can be sent. `hsts`: for how long browsers keep to https, where
 * the site has it.
 */
export function securityHeaders(
  kind: 'site' | 'admin' | 'api' | 'preview' | 'shared',
  { origin, hsts }: Pick<Environment, 'origin' | 'hsts'>,
): Readonly<Record<string, string>> {
  const contentSecurityPolicy = {
    // The players of the two hosts from which the media library takes videos; they load once a visitor allows it.
    site: policy({ ...base, 'style-src': "'self'", 'frame-src': `'self' ${videoPlayers}` }),
    // React Aria positions popovers with style attributes, and previews show images just chosen (blob:).
    admin: policy({ ...base, 'style-src': "'self' 'unsafe-inline'", 'img-src': "'self' data: blob:" }),
    preview: policy({
      ...base,
      'style-src': "'self'",
      'form-action': "'none'",
      'connect-src': "'none'",
      'frame-src': "'none'",
      sandbox: 'allow-scripts',
    }),
    // A page of its own, from which links may lead to other windows.
    shared: policy({
      ...base,
      'style-src': "'self'",
      'form-action': "'none'",
      'connect-src': "'none'",
      'frame-src': "'none'",
      'frame-ancestors': "'none'",
      sandbox: 'allow-scripts allow-popups allow-popups-to-escape-sandbox allow-downloads',
    }),
    api: policy({ 'default-src': "'none'", 'frame-ancestors': "'none'" }),
  }[kind];
  return {
    ...common,
    'content-security-policy': contentSecurityPolicy,
    ...(origin.startsWith('https:') && hsts !== undefined ? { 'strict-transport-security': hsts } : {}),
  };
}
