import type { TestApp } from '../app/create-test-app.ts';
import type { TestClient } from '../app/test-client.ts';
import { buildPage } from '../builders/build-page.ts';
import type { BuiltPage } from '../builders/build-page.ts';
import { buildUser, signIn } from '../builders/build-user.ts';
import type { BuiltUser } from '../builders/build-user.ts';
import { expectSuccess } from '../expect/expect-errors.ts';

interface Person extends BuiltUser {
  readonly client: TestClient;
}

/** People and things that the rules of core tell apart. */
export interface CoreFixture {
  readonly administrator: { readonly id: number; readonly email: string; readonly client: TestClient };
  /** Nobody signed in. */
  readonly visitor: TestClient;
  /** Holds nothing. */
  readonly viewer: Person;
  /** Manages users, and holds less than a publisher. */
  readonly manager: Person;
  /** Manages roles, and holds less than a publisher. */
  readonly roleKeeper: Person;
  /** Works on pages in German alone; the page is Dutch. */
  readonly german: Person;
  /** Edits every page, and publishes those below `requested` alone. */
  readonly local: Person;
  /** Manages media, and sees less of the library than an administrator: `/closed/inner` is kept from them. */
  readonly keeper: Person;
  readonly publisher: BuiltUser;
  /** Holds nothing either. */
  readonly colleague: BuiltUser;
  /** Users who did not accept their invitation, as a viewer and as a publisher. */
  readonly invitedViewer: number;
  readonly invitedPublisher: number;
  readonly page: BuiltPage;
  /** Dutch as well; its publication is requested, and a check is waived. */
  readonly requested: BuiltPage & { readonly requestID: string; readonly waiverID: string };
  /** German, of the type of `requested`, and no translation of it. */
  readonly outside: BuiltPage;
  /** Dutch as well, and in the trash. */
  readonly trashed: BuiltPage;
  /** Of a comment on `page`. */
  readonly commentID: string;
  /** Ids of the roles of the first start, by name, and of two that nobody has. */
  readonly roles: Readonly<Record<string, string>>;
}

async function person(app: TestApp, permissions: Parameters<typeof buildUser>[1]): Promise<Person> {
  const user = await buildUser(app, permissions);
  return { ...user, client: await signIn(app, user) };
}

/** Fills an application with what `coreRefusals` needs. */
export async function buildCoreFixture(app: TestApp): Promise<CoreFixture> {
  const { pool, apiPath } = app.app;
  const client = await signIn(app, app.administrator);
  const post = async (path: string, body: unknown): Promise<void> => {
    expectSuccess(await client.request('POST', apiPath + path, body));
  };
  await post('/role', { name: 'Test role without users', permissions: [] });
  await post('/role', { name: 'Test role without users, publishing', permissions: [{ name: 'publish-page' }] });
  const { rows: roleRows } = await pool.query<{ id: string; name: string }>('select id, name from lectern_role');
  const roles = Object.fromEntries(roleRows.map(({ id, name }) => [name, id]));
  for (const [path, folderName] of [
    ['/', 'closed'],
    ['/closed', 'inner'],
    ['/', 'open'],
  ])
    await post('/medialib/create-dir', { path, folderName });
  await post('/medialib/edit-directory', { path: '/closed/inner', roles: [roles['Administrator']] });
  const invite = async (email: string, role: string): Promise<number> => {
    await post('/user', { email, role: roles[role], profile: { name: 'Invited' } });
    const { rows } = await pool.query<{ id: number }>('select id from lectern_user where email = $1', [email]);
    return rows[0]?.id ?? 0;
  };
  const german = (name: string) => ({ name, parameters: { locales: ['de-DE'] } });
  const trashed = await buildPage(app, { locale: 'nl-NL' });
  await post(`/page/${trashed.id}/delete`, {});
  const requested = await buildPage(app, { locale: 'nl-NL' });
  const request = await client.request('POST', `${apiPath}/page/${requested.id}/request-publication`, {});
  expectSuccess(request);
  const waiver = await client.request('POST', `${apiPath}/page/version/${requested.versionID}/waive-check`, {
    check: 'checks/search-result',
    reason: 'A test.',
    revision: requested.revision,
  });
  expectSuccess(waiver);
  const page = await buildPage(app, { locale: 'nl-NL' });
  const outside = await buildPage(app, { locale: 'de-DE' });
  const comment = await client.request('POST', `${apiPath}/page/${page.id}/comment`, { text: 'Who says so?' });
  expectSuccess(comment);
  return {
    administrator: { id: 1, email: app.administrator.email, client },
    visitor: app.client(),
    viewer: await person(app, { role: 'Viewer' }),
    manager: await person(app, { permissions: ['manage-users', 'edit-page'] }),
    roleKeeper: await person(app, { permissions: ['manage-roles', 'edit-page'] }),
    german: await person(app, {
      permissions: [
        german('create-page'),
        german('edit-page'),
        german('publish-page'),
        german('review-publication'),
        german('waive-checks'),
        german('delete-page'),
      ],
    }),
    local: await person(app, {
      permissions: [{ name: 'edit-page' }, { name: 'publish-page', parameters: { underPage: requested.id } }],
    }),
    keeper: await person(app, { permissions: ['manage-media'] }),
    publisher: await buildUser(app, { role: 'Publisher' }),
    colleague: await buildUser(app, { role: 'Viewer' }),
    invitedViewer: await invite('invited-viewer@example.com', 'Viewer'),
    invitedPublisher: await invite('invited-publisher@example.com', 'Publisher'),
    page,
    commentID: comment.get('data.id'),
    requested: { ...requested, requestID: request.get('requestID'), waiverID: waiver.get('waiverID') },
    outside,
    trashed,
    roles,
  };
}
