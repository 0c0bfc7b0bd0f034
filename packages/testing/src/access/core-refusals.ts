import type { CoreScene } from './core-scene.ts';
import type { Refusal, RefusedCall } from './refused-call.ts';

const notNow: Refusal = [400, 'V_07'];
const unproven: Refusal = [400, 'AUTH_02'];
const signedOut: Refusal = [401, 'G_07'];

/** A PNG of one pixel. */
const pixel = 'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNkYPhfDwAChwGA60e6kgAAAABJRU5ErkJggg==';

function fileForm(field: string, bytes: Uint8Array<ArrayBuffer>): FormData {
  const form = new FormData();
  form.set(field, new Blob([bytes], { type: 'image/png' }), 'pixel.png');
  return form;
}

const account = (email: string, role: string | undefined, name = 'Changed') => ({ email, role, profile: { name } });
const grants = (name: string, ...permissions: string[]) => ({
  name,
  permissions: permissions.map((granted) => ({ name: granted })),
});
const wrongPassword = () => ({ currentPassword: 'Not-the-password-1!' });

function userRefusals({ administrator, viewer, manager, colleague, publisher, roles, ...scene }: CoreScene): RefusedCall[] {
  const at = (id: number) => ({ id: String(id) });
  const image = () => fileForm('profileImage', Uint8Array.from(Buffer.from(pixel, 'base64')));
  const noImage = () => fileForm('profileImage', new Uint8Array(0));
  const stranger = { by: viewer.client, params: at(colleague.id) };
  const lesser = { by: manager.client, params: at(publisher.id) };
  const self = (who: typeof viewer | typeof administrator) => ({ by: who.client, params: at(who.id) });
  const asViewer = { email: colleague.email, role: roles['Viewer'], name: 'Changed' };
  return [
    {
      route: 'POST /auth/register',
      what: 'by a viewer',
      by: viewer.client,
      body: () => ({ ...asViewer, email: 'new@example.com' }),
    },
    {
      route: 'POST /auth/register',
      what: 'into a role that grants more than one’s own',
      by: manager.client,
      body: () => ({ ...asViewer, email: 'new@example.com', role: roles['Publisher'] }),
    },
    { route: 'POST /user', what: 'by a viewer', by: viewer.client, body: () => account('new@example.com', roles['Viewer']) },
    {
      route: 'POST /user',
      what: 'into a role that grants more than one’s own',
      by: manager.client,
      body: () => account('new@example.com', roles['Publisher']),
    },
    {
      route: 'GET /user/list',
      what: 'by a viewer',
      by: viewer.client,
      hides: ({ text }) => !text.includes(colleague.email),
    },
    {
      route: 'GET /user/list',
      what: 'by the address of a colleague, by a viewer',
      by: viewer.client,
      query: `?searchTerm=${encodeURIComponent(colleague.email)}`,
      hides: ({ text }) => !text.includes(colleague.name),
    },
    { route: 'GET /user/list', what: 'by role, by a viewer', by: viewer.client, query: `?role=${roles['Viewer']}` },
    {
      route: 'PUT /user/{id}',
      what: 'of the address of a colleague, without a password',
      by: manager.client,
      params: at(colleague.id),
      body: () => account('elsewhere@example.com', roles['Viewer']),
      due: unproven,
    },
    {
      route: 'PUT /user/{id}',
      what: 'of the address of a colleague, with a wrong password',
      by: manager.client,
      params: at(colleague.id),
      body: () => ({ ...account('elsewhere@example.com', roles['Viewer']), ...wrongPassword() }),
      due: unproven,
    },
    {
      route: 'PUT /user/{id}',
      what: 'of a colleague by a viewer',
      ...stranger,
      body: () => account(colleague.email, roles['Viewer']),
    },
    {
      route: 'PUT /user/{id}',
      what: 'of one’s own address without manage-users',
      ...self(viewer),
      body: () => account('other@example.com', roles['Viewer']),
    },
    {
      route: 'PUT /user/{id}',
      what: 'of somebody who holds more',
      ...lesser,
      body: () => account(publisher.email, roles['Publisher']),
    },
    {
      route: 'PUT /user/{id}',
      what: 'into a role that grants more than one’s own',
      by: manager.client,
      params: at(colleague.id),
      body: () => account(colleague.email, roles['Publisher']),
    },
    {
      route: 'PUT /user/{id}',
      what: 'by the last administrator, who steps down',
      ...self(administrator),
      body: () => account(administrator.email, roles['Viewer']),
      due: notNow,
    },
    { route: 'DELETE /user/{id}', what: 'of a colleague by a viewer', ...stranger },
    { route: 'DELETE /user/{id}', what: 'of somebody who holds more', ...lesser },
    { route: 'DELETE /user/{id}', what: 'of oneself', ...self(manager), due: notNow },
    {
      route: 'POST /user/{id}/invite',
      what: 'by a viewer',
      by: viewer.client,
      params: at(scene.invitedViewer),
      body: () => ({}),
    },
    {
      route: 'POST /user/{id}/invite',
      what: 'of somebody who will hold more',
      by: manager.client,
      params: at(scene.invitedPublisher),
      body: () => ({}),
    },
    {
      route: 'POST /user/{id}/invite',
      what: 'of somebody who accepted it',
      by: manager.client,
      params: at(colleague.id),
      body: () => ({}),
      due: notNow,
    },
    { route: 'PUT /user/{id}/image', what: 'of a colleague by a viewer', ...stranger, body: noImage },
    { route: 'PUT /user/{id}/image', what: 'of somebody who holds more', ...lesser, body: image },
    { route: 'DELETE /user/{id}/image', what: 'of a colleague by a viewer', ...stranger },
    { route: 'DELETE /user/{id}/image', what: 'of somebody who holds more', ...lesser },
    {
      route: 'POST /user/{id}/explain',
      what: 'of a colleague by a viewer',
      ...stranger,
      body: () => ({ permission: 'edit-page' }),
    },
    {
      route: 'POST /auth/second-factor/reset',
      what: 'of a colleague by a viewer',
      by: viewer.client,
      body: () => ({ userID: colleague.id }),
    },
    {
      route: 'POST /auth/second-factor/reset',
      what: 'of somebody who holds more',
      by: manager.client,
      body: () => ({ userID: publisher.id }),
    },
    {
      route: 'POST /auth/second-factor/reset',
      what: 'of oneself',
      by: administrator.client,
      body: () => ({ userID: administrator.id }),
      due: notNow,
    },
  ];
}

function roleRefusals({ administrator, viewer, roleKeeper, roles }: CoreScene): RefusedCall[] {
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

function signInRefusals({ visitor, viewer }: CoreScene): RefusedCall[] {
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

function contentRefusals({ viewer, german, page }: CoreScene): RefusedCall[] {
  const at = { id: page.id };
  const foreign = { what: 'in a locale that is not one’s own', by: german.client };
  return [
    {
      route: 'POST /page/create',
      ...foreign,
      body: () => ({ title: 'New', slug: '/new-in-another-locale', type: page.type, locale: page.locale }),
    },
    {
      route: 'POST /page/version/{id}/store',
      ...foreign,
      params: { id: page.versionID },
      body: () => ({ revision: page.revision, title: 'Changed' }),
    },
    { route: 'PUT /page/{id}/save', ...foreign, params: at, body: () => ({ slug: '/moved-in-another-locale' }) },
    { route: 'POST /page/{id}/publish', ...foreign, params: at, body: () => ({}) },
    { route: 'POST /page/{id}/unpublish', ...foreign, params: at, body: () => ({}) },
    {
      route: 'POST /page/slug-available',
      what: 'by a viewer',
      by: viewer.client,
      body: () => ({ slug: '/somewhere', locale: page.locale }),
    },
    {
      route: 'POST /medialib/add-file',
      what: 'by a viewer',
      by: viewer.client,
      body: () => fileForm('f', Uint8Array.from(Buffer.from(pixel, 'base64'))),
    },
  ];
}

/** What the rules behind the routes of core refuse, for `runAccessMatrix`. Add the calls of a route with the route. */
export const coreRefusals = (scene: CoreScene): RefusedCall[] => [
  ...userRefusals(scene),
  ...roleRefusals(scene),
  ...signInRefusals(scene),
  ...contentRefusals(scene),
];
