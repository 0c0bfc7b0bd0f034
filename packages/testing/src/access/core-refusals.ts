import { contentRefusals } from './content-refusals.ts';
import type { CoreFixture } from './core-fixture.ts';
import { notNow, unproven, wrongPassword } from './refusal-parts.ts';
import type { Refusal, RefusedCall } from './refused-call.ts';
import { userRefusals } from './user-refusals.ts';

const signedOut: Refusal = [401, 'G_07'];

const grants = (name: string, ...permissions: string[]) => ({
  name,
  permissions: permissions.map((granted) => ({ name: granted })),
});

function roleRefusals({ administrator, viewer, roleKeeper, roles }: CoreFixture): RefusedCall[] {
  const at = (name: string) => ({ id: roles[name] ?? '' });
  return [
    { route: 'GET /role/list', what: 'by a viewer', by: viewer.client },
    { route: 'POST /role', what: 'by a viewer', by: viewer.client, body: () => grants('New') },
    {
      route: 'POST /role',
      what: 'that grants more than one’s own',
      by: roleKeeper.client,
      body: () => grants('New', 'publish-page'),
    },
    {
      route: 'PUT /role/{id}',
      what: 'by a viewer',
      by: viewer.client,
      params: at('Test role without users'),
      body: () => grants('Renamed'),
    },
    {
      route: 'PUT /role/{id}',
      what: 'that grants more than one’s own',
      by: roleKeeper.client,
      params: at('Test role without users, publishing'),
      body: () => grants('Renamed'),
    },
    {
      route: 'PUT /role/{id}',
      what: 'to grant more than one’s own',
      by: roleKeeper.client,
      params: at('Test role without users'),
      body: () => grants('Renamed', 'publish-page'),
    },
    {
      route: 'PUT /role/{id}',
      what: 'after which nobody would hold everything',
      by: administrator.client,
      params: at('Administrator'),
      body: () => grants('Administrator', 'manage-users', 'manage-roles'),
      due: notNow,
    },
    { route: 'DELETE /role/{id}', what: 'by a viewer', by: viewer.client, params: at('Test role without users') },
    {
      route: 'DELETE /role/{id}',
      what: 'that grants more than one’s own',
      by: roleKeeper.client,
      params: at('Test role without users, publishing'),
    },
    {
      route: 'DELETE /role/{id}',
      what: 'that somebody has',
      by: administrator.client,
      params: at('Viewer'),
      due: notNow,
    },
  ];
}

function signInRefusals({ visitor, viewer }: CoreFixture): RefusedCall[] {
  const proof = (route: string, params: Record<string, string> = {}): RefusedCall => ({
    route,
    what: 'with a wrong password as proof',
    by: viewer.client,
    params,
    body: wrongPassword,
    due: unproven,
  });
  const fresh = { password: 'Een-nieuw-woord-7!', confirm: 'Een-nieuw-woord-7!' };
  const code = { what: 'where no login was begun', by: visitor, body: () => ({ code: '123456' }), due: signedOut };
  return [
    proof('POST /auth/second-factor/totp/set-up'),
    proof('POST /auth/second-factor/totp/remove'),
    proof('POST /auth/second-factor/recovery-codes'),
    proof('POST /auth/passkeys/registration-options'),
    proof('POST /auth/passkeys/{id}/remove', { id: '00000000-0000-4000-8000-000000000000' }),
    { ...proof('POST /auth/change-password'), body: () => ({ ...wrongPassword(), ...fresh }) },
    { ...proof('POST /auth/second-factor/totp/set-up'), what: 'by nobody', by: visitor, due: signedOut },
    { route: 'POST /auth/second-factor/totp/confirm', ...code },
    { route: 'POST /auth/second-factor/verify', ...code },
  ];
}

/** The refusals of the rules behind the routes of core, for `runAccessMatrix`. Add the calls of a route with the route. */
export const coreRefusals = (fixture: CoreFixture): RefusedCall[] => [
  ...userRefusals(fixture),
  ...roleRefusals(fixture),
  ...signInRefusals(fixture),
  ...contentRefusals(fixture),
];
