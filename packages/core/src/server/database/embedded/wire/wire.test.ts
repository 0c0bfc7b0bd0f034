import { expect } from 'chai';
import { mkdtempSync, rmSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { maxConnections } from '../settings.ts';
import { startEmbeddedDatabase } from '../start-embedded.ts';
import type { EmbeddedDatabase } from '../start-embedded.ts';
import { asEngine, openPGlite } from '../open-pglite.ts';
import { createFrameReader, makeQuery } from './frames.ts';
import { serveEngine } from './serve-engine.ts';

const log = { info: () => {}, warn: () => {}, error: () => {} };

describe('the messages of the protocol', () => {
  it('are found whole however the stream is cut', () => {
    const frames = [makeQuery('select 1'), makeQuery('é'.repeat(70_000)), makeQuery('')];
    const stream = Buffer.concat(frames);
    for (const size of [1, 3, 4, 5, 7, 65_536, stream.length]) {
      const reader = createFrameReader();
      const found: Buffer[] = [];
      for (let at = 0; at < stream.length; at += size) {
        reader.push(stream.subarray(at, at + size));
        for (let frame = reader.next(); frame; frame = reader.next()) found.push(Buffer.from(frame));
      }
      expect(found.length).to.equal(3);
      expect(Buffer.concat(found).equals(stream), `in pieces of ${size}`).to.equal(true);
    }
  });

  it('with an impossible length are refused', () => {
    const reader = createFrameReader();
    reader.push(Buffer.from([81, 0, 0, 0, 1, 0]));
    expect(() => reader.next()).to.throw(RangeError);
  });
});

describe('many clients on the one embedded backend', () => {
  let dataDir: string;
  let database: EmbeddedDatabase;
  let pool: pg.Pool;
  before(async () => {
    dataDir = mkdtempSync(join(tmpdir(), 'lectern-wire-'));
    database = await startEmbeddedDatabase({ dataDir, log });
  });
  after(async () => {
    await database.stop();
    rmSync(dataDir, { recursive: true, force: true });
  });
  beforeEach(() => {
    pool = new pg.Pool({ ...database.connection, max: 8 });
    pool.on('error', () => {});
  });
  afterEach(() => pool.end());

  it('never run a statement with the values of another while they wait for a transaction', async () => {
    const first = await pool.connect();
    await first.query('begin');
    const waiting = [
      pool.query('select $1::int as one', [1]),
      pool.query('select $1::int as two', [2]),
      pool.query('select $1::text as three, $2::text as four', ['3', '4']),
    ];
    // Waits: nothing tells that the statements have come to the other side.
    await new Promise((resolve) => setTimeout(resolve, 100));
    await first.query('commit');
    first.release();
    const rows = (await Promise.all(waiting)).map((result) => result.rows[0] as unknown);
    expect(rows).to.deep.equal([{ one: 1 }, { two: 2 }, { three: '3', four: '4' }]);
  });

  it('never mix messages that come in many pieces', async () => {
    const long = 'ë'.repeat(1_000_000);
    const results = await Promise.all(
      Array.from({ length: 16 }, (_, at) =>
        at % 2
          ? pool.query('select length($1::text) as length', [long + 'x'.repeat(at)])
          : pool.query('select $2::int as at, length($1::text) as length', [long, at]),
      ),
    );
    results.forEach((result, at) =>
      expect(result.rows[0]).to.deep.equal(at % 2 ? { length: 1_000_000 + at } : { at, length: 1_000_000 }),
    );
  });

  it('may prepare statements under the same name', async () => {
    const clients = await Promise.all(Array.from({ length: 3 }, () => pool.connect()));
    for (let round = 0; round < 2; round += 1) {
      const results = await Promise.all(
        clients.map((client, at) => client.query({ name: 'same', text: `select ${at} + $1::int as sum`, values: [round] })),
      );
      expect(results.map((result) => (result.rows[0] as { sum: number }).sum)).to.deep.equal([round, 1 + round, 2 + round]);
    }
    for (const client of clients) client.release(true);
    const again = await pool.query({ name: 'same', text: `select 'new' as word` });
    expect(again.rows).to.deep.equal([{ word: 'new' }]);
    const { rows } = await pool.query(`select name from pg_prepared_statements where name like '%same'`);
    expect(rows.length, 'those of clients that left are forgotten').to.equal(1);
  });

  it('see nothing of a transaction whose client was lost in the middle of it', async () => {
    await pool.query('create table if not exists lost (number int)');
    for (const order of ['after', 'during'] as const) {
      const client = new pg.Client(database.connection);
      client.on('error', () => {});
      await client.connect();
      await client.query('begin');
      const insert = client.query('insert into lost select generate_series(1, 20000)').catch(() => {});
      if (order === 'after') await insert;
      (client as unknown as { connection: { stream: { destroy: () => void } } }).connection.stream.destroy();
      const { rows } = await pool.query('select count(*)::int as count from lost');
      expect(rows, order).to.deep.equal([{ count: 0 }]);
    }
  });

  it('go on after an error of one of them', async () => {
    const results = await Promise.allSettled(
      Array.from({ length: 40 }, (_, at) => pool.query(`select 10 / $1::int as result`, [at % 4])),
    );
    results.forEach((result, at) => expect(result.status).to.equal(at % 4 === 0 ? 'rejected' : 'fulfilled'));
  });

  it('cannot end the database with a COPY from the client', async () => {
    const refusal: unknown = await pool.query('copy pg_class from stdin').catch((error: unknown) => error);
    expect(refusal).to.have.property('code', '0A000');
    expect((await pool.query('select 1 as one')).rows).to.deep.equal([{ one: 1 }]);
  });

  it('are told when there is no connection left', async () => {
    const clients = Array.from({ length: maxConnections + 1 }, () => new pg.Client(database.connection));
    for (const client of clients) client.on('error', () => {});
    const results = await Promise.allSettled(clients.map((client) => client.connect()));
    const refused = results.filter((result) => result.status === 'rejected');
    expect(refused.length).to.equal(1);
    expect(refused[0]?.reason).to.have.property('code', '53300');
    await Promise.allSettled(clients.map((client) => client.end()));
  });
});

describe('a transaction on the one embedded backend', () => {
  it('is ended where it does nothing while another connection waits, so that who waits for both goes on', async () => {
    const engine = await openPGlite();
    const place = { user: 'postgres', database: 'postgres', password: 'word' };
    const server = await serveEngine({
      ...place,
      engine: asEngine(engine),
      listen: { host: '127.0.0.1', port: 0 },
      maxConnections: 8,
      onBroken: () => {},
      onLongWait: () => {},
      idleSeconds: 1,
    });
    const port = (server.address as AddressInfo).port;
    const pool = new pg.Pool({ ...place, host: '127.0.0.1', port, max: 2 });
    pool.on('connect', (client) => client.on('error', () => {}));
    const client = await pool.connect();
    await client.query('create table kept (number int)');
    await client.query('begin');
    await client.query('insert into kept values (1)');
    // As code does that asks for a second connection within a transaction.
    expect((await pool.query('select * from kept')).rows).to.eql([]);
    const refusal: unknown = await client.query('commit').catch((error: unknown) => error);
    expect(refusal).to.be.instanceOf(Error);
    client.release(true);
    await pool.end();
    await server.stop();
    await engine.close();
  });
});
