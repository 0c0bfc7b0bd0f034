import type { Context } from 'koa';
import type { IDToken } from 'openid-client';
import { fail } from '../fail.ts';
import type { Lectern } from '#server/kernel/lectern.ts';
import { route } from '#server/http/route.ts';
import { visitor } from '#server/kernel/actor.ts';
import { singleSignOnCalls } from '../../single-sign-on.calls.ts';
import { linkIdentity } from '../commands/link-identity.command.ts';
import { recordFailedSignIn } from '../commands/record-sign-in.command.ts';
import { completeSignIn, continueSignIn } from '../complete-sign-in.ts';
import { keepFlow, takeFlow } from './flow-cookie.ts';
import type { Flow } from './flow-cookie.ts';
import { callbackAddress, oidcProvider } from './provider.ts';
import { returnPath } from './return-path.ts';
import { findUserByID } from '#modules/users/server/public.ts';
import type { User } from '#modules/users/server/public.ts';
import { accountSettings } from '#modules/sessions/server/public.ts';

const admin = '/cmsadmin';
/** For the audit log: only the admin sends anybody here, and no browser says so of a way that leads by another site. */
const origin = 'admin';

function sendTo(ctx: Context, address: string): void {
  ctx.set('cache-control', 'no-store');
  ctx.set('referrer-policy', 'no-referrer');
  ctx.redirect(address);
  ctx.body = '';
}

/** Back to the login screen, which says why. */
const sendToLogin = (ctx: Context, reason: string, next: string): void =>
  sendTo(ctx, `${admin}/login?reason=${reason}&next=${encodeURIComponent(next)}`);

const text = (value: unknown, max: number): string | undefined =>
  typeof value === 'string' && value.length <= max ? value.replaceAll(/\p{Cc}/gu, '').trim() || undefined : undefined;

/** The claims of the provider; undefined where the answer is not one to the question of this flow. */
async function readClaims(app: Lectern, ctx: Context, flow: Flow): Promise<IDToken | undefined> {
  try {
    const provider = await oidcProvider(app);
    const { authorizationCodeGrant } = await import('openid-client');
    const address = new URL(callbackAddress(app));
    address.search = ctx.search;
    const tokens = await authorizationCodeGrant(provider, address, {
      expectedState: flow.state,
      expectedNonce: flow.nonce,
      pkceCodeVerifier: flow.verifier,
      idTokenExpected: true,
    });
    return tokens.claims();
  } catch (error) {
    app.log.warn({ err: error }, 'a login by the identity provider failed');
    return undefined;
  }
}

async function userOf(app: Lectern, claims: IDToken): Promise<User | undefined> {
  const { acceptUnverifiedEmail = false, createUsersWithRole } = accountSettings(app).singleSignOn;
  const isVerified = claims['email_verified'] === true || acceptUnverifiedEmail;
  const email = isVerified ? text(claims['email'], 254) : undefined;
  const userID = await app.execute(
    linkIdentity,
    {
      issuer: claims.iss,
      subject: claims.sub,
      email,
      name: text(claims['name'], 255) ?? email?.split('@', 1)[0] ?? '',
      createWithRole: createUsersWithRole,
    },
    visitor,
    origin,
  );
  return (userID === undefined ? null : await findUserByID(app.orm, userID)) ?? undefined;
}

/** True where the provider says that it asked for a second factor itself (RFC 8176). */
const hasSecondFactor = (claims: IDToken): boolean => Array.isArray(claims['amr']) && claims['amr'].includes('mfa');

export const singleSignOnRoutes = [
  route(singleSignOnCalls.start, async ({ app, ctx, query }) => {
    const provider = await oidcProvider(app);
    const oidc = await import('openid-client');
    const flow: Flow = {
      state: oidc.randomState(),
      nonce: oidc.randomNonce(),
      verifier: oidc.randomPKCECodeVerifier(),
      next: returnPath(query.next),
      startedAt: app.now().getTime(),
    };
    keepFlow(app, ctx, flow);
    const address = oidc.buildAuthorizationUrl(provider, {
      redirect_uri: callbackAddress(app),
      scope: 'openid email profile',
      state: flow.state,
      nonce: flow.nonce,
      code_challenge: await oidc.calculatePKCECodeChallenge(flow.verifier),
      code_challenge_method: 'S256',
    });
    sendTo(ctx, address.href);
    return undefined;
  }),
  route(singleSignOnCalls.callback, async ({ app, ctx }) => {
    if (!app.environment.oidc) fail('notFound');
    const flow = takeFlow(app, ctx);
    const claims = flow && (await readClaims(app, ctx, flow));
    if (!flow || !claims) {
      sendToLogin(ctx, 'single-sign-on-failed', flow?.next ?? returnPath(undefined));
      return undefined;
    }
    const user = await userOf(app, claims);
    if (!user) {
      await app.execute(recordFailedSignIn, { userID: undefined, method: 'single-sign-on' }, visitor, origin);
      sendToLogin(ctx, 'single-sign-on-unknown', flow.next);
      return undefined;
    }
    const place = { app, ctx, origin } as const;
    const step = hasSecondFactor(claims)
      ? await completeSignIn(place, user, 'single-sign-on')
      : await continueSignIn(place, user, 'single-sign-on');
    if ('secondFactor' in step) sendToLogin(ctx, 'second-factor', flow.next);
    else sendTo(ctx, admin + flow.next);
    return undefined;
  }),
];
