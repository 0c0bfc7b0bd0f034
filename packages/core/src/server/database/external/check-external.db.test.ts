import { expect } from 'chai';
import { once } from 'node:events';
import { createServer } from 'node:net';
import type { AddressInfo } from 'node:net';
import pg from 'pg';
import { StartupError } from '../../kernel/startup-error.ts';
import { checkExternalDatabase } from './check-external.ts';
import { readDatabaseUrl } from './connection-options.ts';

const secretPassword = 'very-s3cret';

async function refusalOf(url: string): Promise<string> {
  const result: unknown = await checkExternalDatabase(url).then(
    () => undefined,
    (error: unknown) => error,
  );
  if (!(result instanceof StartupError)) throw new Error(`${url} was not refused as it should be: ${String(result)}`);
  expect(`${result.message} ${result.fix} ${result.stack}`).not.to.contain(secretPassword);
  expect(result.message).to.match(/^[^\n]+\.$/);
  expect(result.fix).to.match(/^[^\n]+$/);
  return result.message;
}

describe('a PostgreSQL that cannot be used', () => {
  it('is refused when the address is none', async () => {
    for (const url of ['nonsense', 'mysql://a@b/c', `postgresql://user:${secretPassword}@host:port/database`]) {
      expect(await refusalOf(url), url).to.equal('DATABASE_URL is not the address of a PostgreSQL database.');
    }
    expect(await refusalOf(`postgresql://user:${secretPassword}@host/db?sslrootcert=/no/such/file`)).to.equal(
      'DATABASE_URL could not be understood: /no/such/file cannot be read.',
    );
  });

  it('is refused when nothing, or something else, listens', async () => {
    const server = createServer((socket) =>
      socket
        .on('error', () => {})
        .resume()
        .end('HTTP/1.1 400 Bad Request\r\n\r\n'),
    );
    server.listen(0, '127.0.0.1');
    await once(server, 'listening');
    const { port } = server.address() as AddressInfo;
    const url = `postgresql://user:${secretPassword}@127.0.0.1:${port}/database`;
    expect(await refusalOf(url)).to.contain(`127.0.0.1:${port}`);
    server.close();
    await once(server, 'close');
    expect(await refusalOf(url)).to.equal(`No PostgreSQL answers at 127.0.0.1:${port}.`);
    expect(await refusalOf(`postgresql://user:${secretPassword}@no-such-host.invalid/database`)).to.equal(
      'The host no-such-host.invalid of DATABASE_URL cannot be found.',
    );
    expect(await refusalOf(`postgresql://user:${secretPassword}@/database?host=/no/such/folder`)).to.equal(
      'No PostgreSQL answers at /no/such/folder.',
    );
  });

  it('is refused with its encryption kept', () => {
    expect(readDatabaseUrl('postgresql://u:p@h/d?sslmode=verify-full')).to.deep.include({ host: 'h', database: 'd', ssl: {} });
    expect(readDatabaseUrl('postgresql://u:p%40@h:99/d')).to.deep.equal({
      host: 'h',
      port: 99,
      user: 'u',
      database: 'd',
      password: 'p@',
    });
  });

  describe('on a server', () => {
    const url = process.env['TEST_DATABASE_URL'] ?? '';
    const role = `check_test_${process.pid}`;
    let admin: pg.Client;
    const urlFor = (changes: { database?: string; user?: string; password?: string; query?: string }) => {
      const changed = new URL(url);
      if (changes.user) changed.username = changes.user;
      if (changes.password) changed.password = changes.password;
      if (changes.database) changed.pathname = changes.database;
      if (changes.query) changed.search = changes.query;
      return changed.href;
    };
    const own = (options: { database?: string } = {}) =>
      urlFor({ user: role, password: secretPassword, database: role, ...options });

    before(async function () {
      if (!url) return this.skip();
      admin = new pg.Client({ connectionString: url });
      await admin.connect();
      await admin.query(`create role ${role} login password '${secretPassword}'`);
      await admin.query(`create database ${role}`);
    });
    after(async () => {
      if (!url) return;
      await admin.query(`drop database if exists ${role} with (force)`);
      await admin.query(`drop database if exists ${role}_latin with (force)`);
      await admin.query(`drop role ${role}`);
      await admin.end();
    });
    const inOwnDatabase = async (sql: string) => {
      const client = new pg.Client({ connectionString: urlFor({ database: role }) });
      await client.connect();
      await client.query(sql);
      await client.end();
    };

    it('lets in who may do everything', async () => {
      const { version, options } = await checkExternalDatabase(url);
      expect(Number.parseInt(version, 10)).to.be.at.least(15);
      expect(options.port).to.equal(Number(new URL(url).port));
    });

    it('refuses a wrong password, a missing database and encryption that is not there', async () => {
      expect(await refusalOf(urlFor({ user: role, password: `${secretPassword}-not` }))).to.contain(
        `does not let the user ${role} in`,
      );
      expect(await refusalOf(own({ database: 'no_such_database' }))).to.contain('There is no database no_such_database');
      const { rows } = await admin.query<{ ssl: string }>('show ssl');
      if (rows[0]?.ssl === 'off')
        expect(await refusalOf(urlFor({ query: '?sslmode=require' }))).to.contain('offers no encryption');
    });

    it('refuses a user without rights, each right in its sentence', async () => {
      expect(await refusalOf(own())).to.equal(`The user ${role} may not create tables in the database ${role}.`);
      await inOwnDatabase(`grant create on schema public to ${role}`);
      expect(await refusalOf(own())).to.match(new RegExp(`^The user ${role} may not create the extensions .*pg_trgm`));
      await admin.query(`grant create on database ${role} to ${role}`);
      await checkExternalDatabase(own());
      await admin.query(`alter role ${role} set default_transaction_read_only = on`);
      expect(await refusalOf(own())).to.contain('can only be read');
      await admin.query(`alter role ${role} reset default_transaction_read_only`);
      await admin.query(`revoke connect on database ${role} from public`);
      expect(await refusalOf(own())).to.contain(`may not connect to the database ${role}`);
      await admin.query(`grant connect on database ${role} to public`);
    });

    it('refuses an older version, and names it', async () => {
      // The version itself cannot be changed; what this role sees of it can.
      await inOwnDatabase(`create schema pretended;
        grant usage on schema pretended to ${role};
        create function pretended.current_setting(name text) returns text language sql as $$
          select case name when 'server_version_num' then '140012' when 'server_version' then '14.12' else pg_catalog.current_setting(name) end $$`);
      await admin.query(`alter role ${role} set search_path = pretended, public, pg_catalog`);
      expect(await refusalOf(own())).to.equal('DATABASE_URL leads to PostgreSQL 14.12, and Lectern needs version 15 or later.');
      await admin.query(`alter role ${role} reset search_path`);
    });

    it('refuses a database that is not in UTF-8', async () => {
      await admin.query(`create database ${role}_latin encoding 'LATIN1' locale 'C' template template0`);
      expect(await refusalOf(own({ database: `${role}_latin` }))).to.contain('stores its text as LATIN1');
    });
  });
});
