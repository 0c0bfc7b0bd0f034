import { buildPage, buildUser, createTestApp, expectSuccess, signIn } from '@lectern/testing';
import type { BuiltPage, TestApp, TestClient, TestResponse } from '@lectern/testing';
import { probePlugin } from '#server/site/fixtures/probe.ts';
import type { Operation } from '../../edits/operation.ts';
import type { ListedVersion } from '../../versions.schema.ts';

export const unknownID = '00000000-0000-4000-8000-00000000dead';
export const text = (title: string, more: object = {}) => ({ type: 'probe/text', props: { title }, ...more });
export const set = (key: string, value: unknown, field = 'title'): Operation => ({ op: 'set', of: 'props', key, field, value });

interface FetchedVersion {
  readonly number: number;
  readonly title: string;
  readonly blockOrder: string[];
  readonly blocks: Record<string, { type: string; props: Record<string, unknown>; slots?: Record<string, string[]> }>;
}

/** A page of two blocks with what a publisher, Anna, does with its history. */
export interface HistoryFixture {
  readonly app: TestApp;
  readonly anna: TestClient;
  readonly page: BuiltPage;
  readonly list: (query?: string, page?: Pick<BuiltPage, 'id'>, client?: TestClient) => Promise<TestResponse>;
  readonly versions: (query?: string) => Promise<ListedVersion[]>;
  /** The version and revision that stand now. */
  readonly present: () => Promise<{ pageVersionID: string; revision: number; hasUnpublishedChanges: boolean }>;
  /** Stores on what stands now. Answers with the id of the version. */
  readonly store: (body: object) => Promise<string>;
  readonly edit: (operations: readonly Operation[], client?: TestClient) => Promise<void>;
  readonly restore: (id: string, body?: object, client?: TestClient) => Promise<TestResponse>;
  readonly fetched: (id: string) => Promise<FetchedVersion>;
  readonly latest: () => Promise<FetchedVersion>;
  readonly publish: () => Promise<void>;
  /** Somebody who holds permissions for German pages alone. */
  readonly foreign: (...names: string[]) => Promise<TestClient>;
}

function fixtureOf(app: TestApp, anna: TestClient, page: BuiltPage): HistoryFixture {
  const list: HistoryFixture['list'] = (query = '', { id } = page, client = anna) =>
    client.request('GET', `/api/page/${id}/versions${query}`);
  const present: HistoryFixture['present'] = async () => (await anna.request('GET', `/api/page/${page.id}`)).get('data');
  const fetched: HistoryFixture['fetched'] = async (id) =>
    (await anna.request('GET', `/api/page/version/fetch/${id}`)).get('data');
  return {
    app,
    anna,
    page,
    list,
    present,
    fetched,
    versions: async (query) => (await list(query)).get('data.items'),
    async store(body) {
      const { pageVersionID, revision } = await present();
      const answer = await anna.request('POST', `/api/page/version/${pageVersionID}/store`, { revision, ...body });
      expectSuccess(answer);
      return answer.get('pageVersionID');
    },
    async edit(operations, client = anna) {
      const { pageVersionID, revision } = await present();
      const body = { revision, client: crypto.randomUUID(), sequence: 1, operations };
      expectSuccess(await client.request('POST', `/api/page/version/${pageVersionID}/edit`, body));
    },
    restore: (id, body = {}, client = anna) => client.request('POST', `/api/page/version/${id}/restore`, body),
    latest: async () => fetched((await present()).pageVersionID),
    publish: async () => expectSuccess(await anna.request('POST', `/api/page/${page.id}/publish`, {})),
    async foreign(...names) {
      const permissions = names.map((name) => ({ name, parameters: { locales: ['de-DE'] } }));
      return signIn(app, await buildUser(app, { permissions }));
    },
  };
}

/** Builds the fixture anew before each test. To be called in the suite; `use` gets it then. */
export function historyFixture(use: (fixture: HistoryFixture) => void): void {
  let app: TestApp;
  before(async () => {
    app = await createTestApp({ plugins: [probePlugin] });
  });
  beforeEach(async () => {
    await app.clear();
    const anna = await signIn(app, await buildUser(app, { role: 'Publisher', name: 'Anna Prent' }));
    const page = await buildPage(app, { title: 'Kerk', blocks: { 'text-1': text('Een'), 'text-2': text('Twee') } });
    use(fixtureOf(app, anna, page));
  });
  after(() => app?.close());
}
