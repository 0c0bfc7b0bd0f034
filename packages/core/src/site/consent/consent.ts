/** The purposes that a visitor may allow beyond what the site needs to work. */
export type ConsentPurpose = 'external';

/** A visitor's choice: `necessary` until one was made. */
export type Consent = 'necessary' | 'all';

/** Name of the cookie that remembers the choice, for a year. */
export const consentCookie = 'consent';

const changed = 'lectern:consent';
/** Seconds for which the choice holds. */
export const consentSeconds = 365 * 86_400;

/** The choice in a cookie header. Anything but a clear yes is a no. */
export function consentOf(cookies: string): Consent {
  return cookies.split(';').some((cookie) => cookie.trim() === `${consentCookie}=all`) ? 'all' : 'necessary';
}

/** The cookies of this page; none in a preview, whose frame may not read them. */
function ownCookies(): string {
  try {
    return document.cookie;
  } catch {
    return '';
  }
}

/**
 * Asked by every view before it loads anything from elsewhere (a video, a map). Pages are rendered with what is
 * necessary only; what needs more is added in the browser, once `allows` says yes.
 */
export const consent = {
  allows: (_purpose: ConsentPurpose): boolean => typeof document !== 'undefined' && consentOf(ownCookies()) === 'all',
  /** Remembers the choice, takes away the bar that asks, and tells whoever subscribed. Browser only. */
  choose(choice: Consent): void {
    const secure = location.protocol === 'https:' ? '; Secure' : '';
    document.cookie = `${consentCookie}=${choice}; Path=/; Max-Age=${consentSeconds}; SameSite=Lax${secure}`;
    document.querySelector('.site-consent')?.remove();
    document.dispatchEvent(new CustomEvent(changed, { detail: choice }));
  },
  /** Calls back whenever the choice changes; returns how to stop. Browser only. */
  subscribe(callback: (choice: Consent) => void): () => void {
    const listener = (event: Event): void => callback((event as CustomEvent<Consent>).detail);
    document.addEventListener(changed, listener);
    return () => document.removeEventListener(changed, listener);
  },
};
