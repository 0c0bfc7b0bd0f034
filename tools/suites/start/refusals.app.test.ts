import { expect } from 'chai';
import { once } from 'node:events';
import { createServer } from 'node:net';
import type { AddressInfo } from 'node:net';
import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { startServer } from '../../../packages/core/src/node/start.ts';
import { isStartupError } from '../../../packages/core/src/server/kernel/startup-error.ts';
import { config, createSiteFolder, freePort, pluginFiles, run } from './site-folder.ts';

interface Refusal {
  readonly title: string;
  readonly files?: Readonly<Record<string, string>>;
  readonly env?: Readonly<Record<string, string>>;
  /** Whether only a database tells that it cannot be. */
  readonly opensDatabase?: boolean;
  /** The patterns in the one sentence: the cause, and what to do. */
  readonly says: readonly RegExp[];
}

const importing = (name: string, local: string): string => `import ${local} from '${name}';`;
const server = (parts: string): string =>
  `import { defineServer } from '@lectern/core/server';\nexport default defineServer({ ${parts} });`;

const dataKey = (seed: string): string => Buffer.alloc(32, seed).toString('base64');

const refusals: readonly Refusal[] = [
  {
    title: 'a config that cannot be parsed',
    files: { 'lectern.config.ts': 'export default {{{' },
    says: [/cannot be read/, /Correct the file/],
  },
  {
    title: 'a config that names a package which is not installed',
    files: { 'lectern.config.ts': config('missing', importing('lectern-plugin-missing', 'missing')) },
    says: [/cannot be read.*lectern-plugin-missing/, /npm install/],
  },
  {
    title: 'a config without a default export',
    files: { 'lectern.config.ts': 'export const site = 1;' },
    says: [/no default export/, /defineConfig/],
  },
  {
    title: 'a plugin that definePlugin did not make',
    files: { 'lectern.config.ts': config('{ name: "loose", id: "loose" } as never') },
    says: [/loose was not made by definePlugin/],
  },
  {
    title: 'a name where a plugin should stand',
    files: { 'lectern.config.ts': config('"notices" as never') },
    says: [/Entry 1 of plugins .* is a string/, /main entry/],
  },
  {
    title: 'an entry where a manifest should stand',
    files: { 'lectern.config.ts': config('{ routes: [] } as never') },
    says: [/Entry 1 of plugins .* is an entry/],
  },
  {
    title: 'two plugins with one id',
    files: {
      'lectern.config.ts': config('one, two', importing('plugin-one', 'one') + importing('plugin-two', 'two')),
      ...pluginFiles('plugin-one', `{ id: 'same' }`),
      ...pluginFiles('plugin-two', `{ id: 'same' }`),
    },
    says: [/plugin-one and plugin-two both have the id "same"/],
  },
  {
    title: 'a plugin for another core',
    files: {
      'lectern.config.ts': config('one', importing('plugin-one', 'one')),
      ...pluginFiles('plugin-one', `{ id: 'one', core: '^9.0.0' }`),
    },
    says: [/plugin-one works with @lectern\/core \^9\.0\.0/, /Update plugin-one/],
  },
  {
    title: 'a plugin that requires one that is not there',
    files: {
      'lectern.config.ts': config('one', importing('plugin-one', 'one')),
      ...pluginFiles('plugin-one', `{ id: 'one', requires: { other: '^1.0.0' } }`),
    },
    says: [/plugin-one requires the plugin "other"/, /Install it/],
  },
  {
    title: 'a plugin whose server entry throws',
    files: {
      'lectern.config.ts': config('one', importing('plugin-one', 'one')),
      ...pluginFiles('plugin-one', `{ id: 'one' }`, `throw new Error('no key');`),
    },
    says: [/server entry of plugin-one cannot be imported: no key/, /leave it out/],
  },
  {
    title: 'a server entry with a part that there is not',
    files: {
      'lectern.config.ts': config('one', importing('plugin-one', 'one')),
      ...pluginFiles('plugin-one', `{ id: 'one' }`, server('rotues: []')),
    },
    says: [/server entry of plugin-one has "rotues", which no server entry has/, /defineServer/],
  },
  {
    title: 'a route without an access rule',
    files: {
      'lectern.config.ts': config('one', importing('plugin-one', 'one')),
      ...pluginFiles(
        'plugin-one',
        `{ id: 'one' }`,
        server(`routes: [{ method: 'GET', path: '/one/x', summary: '', run: async () => ({}) }]`),
      ),
    },
    says: [/GET \/one\/x of plugin-one has no access rule/],
  },
  { title: 'a port that is none', env: { PORT: 'eighty' }, says: [/PORT is "eighty"/] },
  { title: 'a log level that is none', env: { LOG_LEVEL: 'loud' }, says: [/LOG_LEVEL is "loud"/, /warn/] },
  {
    title: 'an origin with a path',
    env: { LECTERN_ORIGIN: 'https://example.nl/site' },
    says: [/LECTERN_ORIGIN is "https:\/\/example\.nl\/site"/],
  },
  { title: 'a number of proxies that is none', env: { TRUST_PROXY: 'yes' }, says: [/TRUST_PROXY is "yes"/] },
  { title: 'production without a secret', env: { NODE_ENV: 'production' }, says: [/LECTERN_SECRET is not set/] },
  { title: 'a short secret', env: { LECTERN_SECRET: 'short' }, says: [/LECTERN_SECRET is shorter/] },
  {
    title: 'production without data keys',
    env: { NODE_ENV: 'production', LECTERN_SECRET: 'sixteen characters' },
    says: [/LECTERN_DATA_KEYS is not set/, /openssl rand -base64 32/],
  },
  { title: 'an empty data key', env: { LECTERN_DATA_KEYS: `${dataKey('a')},` }, says: [/LECTERN_DATA_KEYS has an empty entry/] },
  {
    title: 'a data key that stands there twice',
    env: { LECTERN_DATA_KEYS: `${dataKey('a')},${dataKey('b')},${dataKey('a').slice(0, -1)}` },
    says: [/LECTERN_DATA_KEYS holds a key twice/],
  },
  {
    title: 'a data key of another length',
    env: { LECTERN_DATA_KEYS: 'dG9vIHNob3J0' },
    says: [/LECTERN_DATA_KEYS holds an entry that is no key/, /32 random bytes/],
  },
  {
    title: 'production without a database',
    env: { NODE_ENV: 'production', LECTERN_SECRET: 'sixteen characters', LECTERN_DATA_KEYS: dataKey('a') },
    says: [/DATABASE_URL is not set/, /PostgreSQL/],
  },
  {
    title: 'a data folder below a file',
    env: { LECTERN_DATA_DIR: 'package.json/data' },
    says: [/data folder .* cannot be written/, /LECTERN_DATA_DIR/],
  },
  { title: 'a mode that there is not', env: { NODE_ENV: 'productie' }, says: [/NODE_ENV is "productie"/, /production/] },
  { title: 'an address that is none', env: { HOST: '999.1.1.1' }, says: [/HOST is "999\.1\.1\.1"/, /0\.0\.0\.0/] },
  { title: 'an address with a scheme', env: { HOST: 'http://localhost' }, says: [/HOST is "http:\/\/localhost"/] },
  {
    title: 'an e-mail address of the administrator that is none',
    env: { LECTERN_ADMIN_EMAIL: 'administrator' },
    says: [/LECTERN_ADMIN_EMAIL is "administrator"/],
  },
  {
    title: 'a weak password of the administrator',
    env: { LECTERN_ADMIN_PASSWORD: 'kort' },
    says: [/LECTERN_ADMIN_PASSWORD is too weak/, /uppercase/, /longer than 8/, /^(?!.*kort)/],
  },
  {
    title: 'a password of the administrator that is guessed first',
    env: { LECTERN_ADMIN_PASSWORD: 'Password1!' },
    opensDatabase: true,
    says: [/LECTERN_ADMIN_PASSWORD is one of those that are guessed first/, /^(?!.*Password1)/],
  },
  {
    title: 'a secret file that is empty',
    files: { 'lectern.config.ts': config(), '.lectern/secret': '' },
    says: [/file secret in .* is empty/, /backup/],
  },
  {
    title: 'a secret file that was cut short',
    files: { 'lectern.config.ts': config(), '.lectern/secret': 'q'.repeat(42) },
    says: [/file secret in .* is cut short/, /^(?!.*qqq)/],
  },
  {
    title: 'a file of data keys that is empty',
    files: { 'lectern.config.ts': config(), '.lectern/data-keys': '' },
    says: [/file data-keys in .* has an empty entry/],
  },
  {
    title: 'a file of data keys that was cut short',
    files: { 'lectern.config.ts': config(), '.lectern/data-keys': dataKey('a').slice(0, 20) },
    says: [/file data-keys in .* holds an entry that is no key/],
  },
];

/** One or two sentences, no stack, and nothing of what was secret. */
function expectOneClearSentence(text: string): void {
  const lines = text.trim().split('\n');
  expect(lines, text).to.have.length(1);
  expect(text).not.to.match(/\n\s+at /);
}

/** The sentences of a start in this process that is refused. */
async function refusalOf(dir: string, env: Readonly<Record<string, string>>): Promise<string> {
  const variables = { NODE_ENV: 'development', DATABASE_URL: '', LOG_LEVEL: 'warn', PORT: '0', ...env };
  const refused: unknown = await startServer(join(dir, 'lectern.config.ts'), variables).then(
    async (server) => {
      await server.stop();
      return new Error('The site started.');
    },
    (error: unknown) => error,
  );
  if (!isStartupError(refused)) throw refused;
  return `${refused.message} ${refused.fix}`;
}

describe('a start that cannot be', () => {
  for (const { title, files, env = {}, opensDatabase = false, says } of refusals) {
    it(`says so: ${title}`, async () => {
      const site = createSiteFolder(files);
      try {
        const data = join(site.dir, '.lectern');
        const text = await refusalOf(site.dir, { LECTERN_DATA_DIR: data, ...env });
        // What the environment tells is refused before a database is opened; entries of plugins are read after it.
        const isOfPlugins = Object.keys(files ?? {}).some((name) => name.startsWith('node_modules/'));
        if (!isOfPlugins && !opensDatabase) expect(existsSync(data) ? readdirSync(data) : []).not.to.include('database');
        expectOneClearSentence(text);
        for (const pattern of says) expect(text).to.match(pattern);
      } finally {
        site.remove();
      }
    });
  }
});

describe('the command of a start that cannot be', () => {
  it('says so: a folder without a config', async () => {
    const site = createSiteFolder({});
    try {
      const { code, stderr } = await run(site.dir, 'start').ended;
      expect(code, stderr).to.equal(1);
      expectOneClearSentence(stderr);
      expect(stderr).to.match(/no lectern\.config\.ts in.*folder of a site/);
    } finally {
      site.remove();
    }
  });

  it('says so: a database that cannot be reached, without its password', async () => {
    const site = createSiteFolder();
    try {
      const url = `postgres://someone:s3cret-word@127.0.0.1:${await freePort()}/nothing`;
      const { code, stderr } = await run(site.dir, 'start', { DATABASE_URL: url }).ended;
      expect(code).to.equal(1);
      expectOneClearSentence(stderr);
      expect(stderr)
        .to.match(/127\.0\.0\.1/)
        .and.not.include('s3cret-word');
    } finally {
      site.remove();
    }
  });

  it('says so: a port in use, and leaves nothing running', async () => {
    const site = createSiteFolder();
    const holder = createServer().listen(0, '127.0.0.1');
    await once(holder, 'listening');
    try {
      const { port } = holder.address() as AddressInfo;
      const { code, stderr } = await run(site.dir, 'start', { PORT: String(port) }).ended;
      expect(code).to.equal(1);
      expectOneClearSentence(stderr);
      expect(stderr).to.include(`Port ${port} on 127.0.0.1 is in use`);
      // The lock is free again: another start gets past the database to the same port.
      const again = await run(site.dir, 'start', { PORT: String(port), LECTERN_DATA_DIR: join(site.dir, '.lectern') }).ended;
      expect(again.stderr).to.include(`Port ${port}`);
    } finally {
      holder.close();
      site.remove();
    }
  });

  it('says so: a folder that another process uses', async () => {
    const site = createSiteFolder();
    const first = run(site.dir, 'start');
    try {
      await first.ready;
      const { code, stderr } = await run(site.dir, 'start').ended;
      expect(code).to.equal(1);
      expectOneClearSentence(stderr);
      expect(stderr).to.match(/process \d+/i);
    } finally {
      first.child.kill('SIGTERM');
      const { code, stdout } = await first.ended;
      expect(code).to.equal(0);
      expect(stdout.match(/shown at this start only/g), 'the password that was made is printed once').to.have.length(1);
      site.remove();
    }
  });
});
