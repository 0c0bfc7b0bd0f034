import type { TestApp } from '../app/create-test-app.ts';
import { postForm } from '../app/post-form.ts';
import type { PostFormOptions } from '../app/post-form.ts';
import type { TestClient } from '../app/test-client.ts';
import { buildPublishedPage } from '../builders/build-page.ts';
import { buildUser, signIn } from '../builders/build-user.ts';
import type { AccessRow } from '@lectern/core/node';

/** The access of what is posted to the blocks of a type. */
export interface PostRow {
  readonly access: AccessRow;
  /** Of the block. */
  readonly props?: Readonly<Record<string, unknown>>;
  /** Of the address at which the page has a form: `regio=utrecht`. Default: none. */
  readonly query?: string;
  /** A form that is not refused for what it holds. */
  readonly fields?: Readonly<Record<string, string>>;
}

const written = (access: AccessRow): string => (typeof access === 'string' ? access : access.join(' or '));

/** Posts to every block type that answers posts: forged, as nobody, and without the permission. Answers with what is wrong. */
export async function checkPosts(app: TestApp, rows: Readonly<Record<string, PostRow>>): Promise<string[]> {
  const failures = Object.keys(rows).flatMap((type) =>
    app.posts.has(type) ? [] : [`Posts to ${type} have a row, and there is no such block`],
  );
  for (const { type, access = 'public' } of app.posts.values()) {
    const row = rows[type];
    if (!row || written(row.access) !== written(access)) {
      failures.push(
        `Posts to ${type} are for "${written(access)}", and their row says "${row ? written(row.access) : 'nothing'}"`,
      );
      continue;
    }
    failures.push(...(await checkPost(app, type, row)));
  }
  return failures;
}

async function checkPost(app: TestApp, type: string, { access, props = {}, query, fields = {} }: PostRow): Promise<string[]> {
  const failures: string[] = [];
  const page = await buildPublishedPage(app, { blocks: { 'form-1': { type, props } } });
  const address = query === undefined ? page.slug : `${page.slug}?${query}`;
  const isOpen = access === 'public' || access === 'signed-in';
  const names = typeof access === 'string' ? [access] : access;
  const holder = await signIn(app, await buildUser(app, { permissions: isOpen ? [] : names }));
  const other = await signIn(app, await buildUser(app, { permissions: [] }));
  const visitor = app.client();
  const allowed = access === 'public' ? visitor : holder;
  const token = await allowed.token();

  const refuses = async (what: string, due: number, client: TestClient, options: PostFormOptions = {}): Promise<void> => {
    const before = JSON.stringify(await app.digest());
    const { status, headers } = await postForm(client, address, fields, options);
    if (status !== due) failures.push(`A post to ${type} ${what}: ${status}, and ${due} was due`);
    if (!headers['content-type']?.startsWith('text/html')) failures.push(`A post to ${type} ${what}: no page`);
    if (JSON.stringify(await app.digest()) !== before) failures.push(`A post to ${type} ${what} changed something`);
  };
  await refuses('without a token', 400, allowed, { hidden: { _csrf: undefined } });
  for (const [what, forged] of Object.entries({
    'an empty token': '',
    'a token cut short': token.slice(0, -1),
    'the token of another': await (access === 'public' ? other : visitor).token(),
  }))
    await refuses(`with ${what}`, 403, allowed, { hidden: { _csrf: forged } });
  await refuses('to a block that is not there', 400, allowed, { hidden: { _block: 'form-2' } });
  for (const origin of ['https://evil.example', 'null'])
    await refuses(`with Origin ${origin}`, 403, allowed, { headers: { origin } });
  for (const site of ['cross-site', 'same-site'])
    await refuses(`with Sec-Fetch-Site ${site}`, 403, allowed, { headers: { 'sec-fetch-site': site } });
  if (access !== 'public') await refuses('without a session', 401, visitor);
  if (!isOpen) await refuses(`without ${written(access)}`, 403, other);

  const { status } = await postForm(allowed, address, fields);
  if (status === 401 || status === 403 || status >= 500) failures.push(`A post to ${type} by who may: ${status}`);
  return failures;
}
