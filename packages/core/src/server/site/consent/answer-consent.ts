import type { Context } from 'koa';
import type { FormRule } from '#contract/call.ts';
import { consentCookie, consentSeconds } from '#site/consent/consent.ts';

/** What the form of the choice may be at most. */
export const consentRule: FormRule = { maxFields: 1, maxSize: 2000 };

/** What the buttons say, with the seconds for which the browser keeps it. */
const choices: Readonly<Record<string, number>> = { all: consentSeconds, necessary: consentSeconds, ask: 0 };

/** The address of the page that was posted to; an address of this site whatever was asked for. */
const ownAddress = ({ path, search }: Context): string => (/^\/(?![/\\])/.test(path) ? path + search : '/');

interface Chosen {
  readonly choice: unknown;
  /** False for a token that is too old: nothing is kept, and the page asks again. */
  readonly isTrusted: boolean;
  readonly isSecure: boolean;
}

/** Keeps what a visitor chose in their browser, and leads back to the page. False for what no button says. */
export function answerConsent(ctx: Context, { choice, isTrusted, isSecure }: Chosen): boolean {
  const seconds = typeof choice === 'string' && Object.hasOwn(choices, choice) ? choices[choice] : undefined;
  if (seconds === undefined) return false;
  const about = `Path=/; Max-Age=${seconds}; SameSite=Lax${isSecure ? '; Secure' : ''}`;
  // Scripts of the page read it, before they load anything of others.
  if (isTrusted) ctx.append('set-cookie', `${consentCookie}=${seconds === 0 ? '' : String(choice)}; ${about}`);
  ctx.set('cache-control', 'no-store');
  ctx.redirect(ownAddress(ctx));
  ctx.status = 303;
  ctx.body = '';
  return true;
}
