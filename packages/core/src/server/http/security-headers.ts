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

/** Of this host alone: what its subdomains serve is not for a site to say. */
const hsts = 'max-age=31536000';

/**
 * Headers for a kind of answer. Nothing inline is allowed, so that one policy fits every copy of a cached page. A preview runs
 * the scripts of the site in an origin of its own, from which nothing can be sent.
 */
export function securityHeaders(kind: 'site' | 'admin' | 'api' | 'preview', isSecure: boolean): Readonly<Record<string, string>> {
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
    api: policy({ 'default-src': "'none'", 'frame-ancestors': "'none'" }),
  }[kind];
  return {
    ...common,
    'content-security-policy': contentSecurityPolicy,
    ...(isSecure ? { 'strict-transport-security': hsts } : {}),
  };
}
