import type { Context } from 'koa';
import type { Lectern } from '#server/kernel/lectern.ts';
import { vault } from '#server/kernel/vault.ts';

/** The state that one login by the provider has to remember until the person comes back. */
export interface Flow {
  readonly state: string;
  readonly nonce: string;
  /** Of PKCE. */
  readonly verifier: string;
  /** Screen of the admin that was wanted. */
  readonly next: string;
  /** Milliseconds. */
  readonly startedAt: number;
}

/** Milliseconds that a person may take at the provider. */
const lifetime = 600_000;
const purpose = 'oidc-flow';

const cookieOf = ({ environment }: Lectern): string =>
  environment.origin.startsWith('https:') ? '__Secure-lectern-oidc' : 'lectern-oidc';

const options = (app: Lectern) => ({
  httpOnly: true,
  // Strict would keep it away from the way back, which begins at another site.
  sameSite: 'lax' as const,
  secure: app.environment.origin.startsWith('https:'),
  signed: false,
  path: `${app.apiPath}/auth/oidc`,
});

/** Keeps the flow with the browser that began it, sealed: nobody else can come back in its place. */
export function keepFlow(app: Lectern, ctx: Context, flow: Flow): void {
  ctx.cookies.set(cookieOf(app), app.service(vault).of('auth').sealToken(purpose, flow), {
    ...options(app),
    maxAge: lifetime,
  });
}

/** The flow that this browser began, once. */
export function takeFlow(app: Lectern, ctx: Context, now = app.now().getTime()): Flow | undefined {
  const opened = app
    .service(vault)
    .of('auth')
    .openToken(purpose, ctx.cookies.get(cookieOf(app)) ?? '');
  ctx.cookies.set(cookieOf(app), null, options(app));
  const flow = opened as Flow | undefined;
  return flow && now - flow.startedAt < lifetime ? flow : undefined;
}
