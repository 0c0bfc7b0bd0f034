import type { CoreFixture } from './core-fixture.ts';
import { notNow, imageForm, unproven, wrongPassword } from './refusal-parts.ts';
import type { RefusedCall } from './refused-call.ts';

const account = (email: string, role: string | undefined, name = 'Changed') => ({ email, role, profile: { name } });

/** The refusals for other people, and those for oneself. */
export function userRefusals({
  administrator,
  viewer,
  manager,
  colleague,
  publisher,
  roles,
  ...fixture
}: CoreFixture): RefusedCall[] {
  const at = (id: number) => ({ id: String(id) });
  const image = () => imageForm('profileImage');
  const noImage = () => imageForm('profileImage', { isEmpty: true });
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
      params: at(fixture.invitedViewer),
      body: () => ({}),
    },
    {
      route: 'POST /user/{id}/invite',
      what: 'of somebody who will hold more',
      by: manager.client,
      params: at(fixture.invitedPublisher),
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
    { route: 'POST /privacy/export', what: 'by a viewer', by: viewer.client, body: () => ({ email: colleague.email }) },
    {
      route: 'POST /privacy/export',
      what: 'of somebody who holds more',
      by: manager.client,
      body: () => ({ email: publisher.email }),
    },
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
