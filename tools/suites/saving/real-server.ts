import { createClient } from '@lectern/core/client';
import { buildPage, buildUser, createTestApp, expectSuccess, signIn } from '@lectern/testing';
import type { BuiltPage, TestApp, TestClient } from '@lectern/testing';
import pg from 'pg';
import type { Client } from '../../../packages/core/src/client/create-client.ts';
import { fetchPage } from '../../../packages/core/src/modules/pages/admin/editor/save/load-page.ts';
import type { LoadPage } from '../../../packages/core/src/modules/pages/admin/editor/save/edited-page.ts';
import { firstKeys } from '../../../packages/core/src/modules/pages/admin/editor/save/storm.test-kit.ts';
import type { StormServer, Weather } from '../../../packages/core/src/modules/pages/admin/editor/save/storm-world.test-kit.ts';
import { stormPlugin } from './storm-plugin.ts';

/** What the server does without: it takes each call for a new one, or lets the last one win. */
export interface Without {
  readonly sequence?: boolean;
  readonly merge?: boolean;
}

/** The server of a site, of which storms get a page each. */
export interface RealServer {
  /** A page of its own, with three tabs of two people. */
  readonly storm: (without?: Without) => Promise<StormServer>;
  readonly close: () => Promise<void>;
}

/** Somebody signed in, and with the cookies of a session that is over. */
interface Person {
  readonly cookies: ReadonlyMap<string, string>;
  readonly ended: ReadonlyMap<string, string>;
}

/** The parts of a call that a storm changes. */
type Sent = Record<string, unknown>;

const plugins = [stormPlugin];
const editAddress = /^\/api\/page\/version\/[^/]+\/edit$/;

async function createPerson(app: TestApp): Promise<Person> {
  const user = await buildUser(app, { role: 'Editor' });
  const over = await signIn(app, user);
  const ended = new Map(over.cookies);
  expectSuccess(await over.request('POST', '/api/auth/logout', {}));
  const { cookies } = await signIn(app, user);
  return { cookies: new Map(cookies), ended };
}

/** The address of a call: the client names it as a text. */
const addressOf = (input: Parameters<typeof fetch>[0]): string =>
  typeof input === 'string' ? input : input instanceof URL ? input.href : input.url;

/** A browser's way of calling, over the connection of a test. */
const fetchOver =
  (client: TestClient): typeof fetch =>
  async (input, { method = 'GET', body } = {}) => {
    const { status, headers, text } = await client.request(method, addressOf(input), body ?? undefined);
    const type = headers['content-type'];
    return new Response(text, { status, headers: type ? { 'content-type': type } : {} });
  };

/** The client of the admin over such a connection. */
const clientOver = (send: typeof fetch): Client =>
  createClient({ apiPath: '/api', getToken: () => '', onToken: () => {}, fetch: send });

const loadOver =
  (client: Client, { id }: BuiltPage): LoadPage =>
  async () => {
    const loaded = await fetchPage(client, id);
    if (!loaded.ok) return loaded;
    const { page, version } = loaded.data;
    const { title, typeData, seoSettings: seo, blocks, blockOrder: order } = version;
    const document = { title, slug: page.slug, typeData, seo, blocks, order };
    return { ok: true, data: { document, pageVersionID: version.id, revision: version.revision } };
  };

/** Starts an application with two people. */
export async function startRealServer(): Promise<RealServer> {
  /** Lends its database to the others, which come and go. */
  const first = await createTestApp({ plugins });
  const people = [await createPerson(first), await createPerson(first)] as const;
  let app = first;
  const isSeverable = first.database.engine === 'postgresql';
  const personOf = (tab: number): Person => people[tab === 2 ? 1 : 0];

  /** Clients by their app and cookies: each has connections and a token of its own. */
  let clients = new Map<ReadonlyMap<string, string>, TestClient>();
  function clientWith(cookies: ReadonlyMap<string, string>): TestClient {
    const known = clients.get(cookies);
    if (known) return known;
    const client = app.client();
    for (const [name, value] of cookies) client.cookies.set(name, value);
    clients.set(cookies, client);
    return client;
  }
  /** Ends every connection that an application has to the database, as a failover does. The embedded one has none to end. */
  const admin = new pg.Pool({ ...first.database.pg, max: 1 });
  async function sever(): Promise<void> {
    if (!isSeverable) return;
    await admin.query(
      `select pg_terminate_backend(pid) from pg_stat_activity
        where datname = current_database() and backend_type = 'client backend' and pid <> pg_backend_pid()`,
    );
  }
  async function restart(): Promise<void> {
    const dying = app;
    if (dying !== first) await Promise.all([dying.close(), sever()]);
    app = await createTestApp({ plugins, database: first.database });
    clients = new Map();
  }
  /** Whoever calls meanwhile waits for the next one. */
  let rising = Promise.resolve();
  function killApp(): Promise<void> {
    rising = rising.then(restart);
    return rising;
  }
  const sendWith =
    (cookies: ReadonlyMap<string, string>): typeof fetch =>
    async (input, init = {}) => {
      await rising;
      return fetchOver(clientWith(cookies))(input, init);
    };

  async function storm({ sequence, merge }: Without = {}): Promise<StormServer> {
    const page = await buildPage(app, {
      title: 'Storm',
      blocks: Object.fromEntries(firstKeys.map((key) => [key, { type: 'basic/text', props: { title: '', body: '' } }])),
      blockOrder: firstKeys,
    });
    let weather: Weather = 'fine';
    const calmOf = (tab: number): Client => clientOver(sendWith(personOf(tab).cookies));

    async function spoil(tab: number, body: string): Promise<string> {
      const sent = JSON.parse(body) as Sent;
      if (sequence) Object.assign(sent, { client: crypto.randomUUID(), sequence: 1 });
      if (!merge) return JSON.stringify(sent);
      const present = await fetchPage(calmOf(tab), page.id);
      return JSON.stringify(present.ok ? { ...sent, revision: present.data.version.revision } : sent);
    }
    const sendOf =
      (tab: number): typeof fetch =>
      async (input, init = {}) => {
        const { cookies, ended } = personOf(tab);
        if (weather === 'lost') throw new TypeError('The network was cut.');
        const isEdit = editAddress.test(addressOf(input));
        const body = isEdit && (sequence || merge) && typeof init.body === 'string' ? await spoil(tab, init.body) : init.body;
        const given = { ...init, ...(body === undefined ? {} : { body }) };
        if (weather === 'signedOut') return sendWith(ended)(input, given);
        if (weather === 'fine') return sendWith(cookies)(input, given);
        if (weather === 'severed') {
          weather = 'fine';
          const [answer] = await Promise.all([sendWith(cookies)(input, given), sever()]);
          return answer;
        }
        const isDying = weather === 'killed';
        if (isDying) weather = 'fine';
        await rising;
        const answer = fetchOver(clientWith(cookies))(input, given);
        await Promise.allSettled([answer, ...(isDying ? [killApp()] : [])]);
        throw new TypeError('Nobody heard the answer.');
      };
    const dimmed = [0, 1, 2].map((tab) => clientOver(sendOf(tab)));
    const client = (tab: number): Client => dimmed[tab] ?? calmOf(tab);
    /** Whoever opens a page where the database has just ended its connections is told so, and looks again. */
    const open =
      (tab: number): LoadPage =>
      async () => {
        const load = loadOver(calmOf(tab), page);
        for (;;) {
          const loaded = await load();
          if (loaded.ok || loaded.status !== 503) return loaded;
        }
      };
    return {
      pageID: page.id,
      client,
      calm: calmOf,
      open,
      load: (tab) => loadOver(client(tab), page),
      setWeather: (next) => void (weather = next),
      async present() {
        const loaded = await open(0)();
        if (!loaded.ok) throw new Error('The page cannot be read.');
        return loaded.data.document;
      },
    };
  }

  return {
    storm,
    async close() {
      if (app !== first) await app.close();
      await admin.end();
      await first.close();
    },
  };
}
