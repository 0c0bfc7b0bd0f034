import { expect } from 'chai';
import { readdirSync, readFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import { createTestApp } from '@lectern/testing';
import type { TestApp } from '@lectern/testing';
import { addNotes, readNotes, safePlugin } from '../../vault/server/safe.test-kit.ts';
import { queueCard, postPlugin } from '../../mail/server/post.test-kit.ts';
import { vault } from '#server/kernel/vault.ts';
import { filesOf, keep } from './chest.test-kit.ts';

const canary = 'kanarie-7f3a91';

/** The forms in which a text may lie about: as it is, as hexadecimal digits, and in base64 at each of its three offsets. */
const forms = [
  canary,
  Buffer.from(canary).toString('hex'),
  ...[0, 1, 2].map((offset) => {
    const text = Buffer.concat([Buffer.alloc(offset), Buffer.from(canary)]).toString('base64');
    // Without the digits that depend on what stands before and after.
    return text.slice(offset === 0 ? 0 : 4, -4);
  }),
];

const betrays = (text: string): boolean => forms.some((form) => text.includes(form));

/** Files that hold it, but for the mails that went out: where there is no SMTP they are its delivery. */
const betrayingFiles = (dir: string): string[] =>
  readdirSync(dir, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name))
    .filter((path) => !path.startsWith(join(dir, 'mail')))
    .filter((path) => betrays(readFileSync(path, 'latin1')));

describe('a canary in a sealed record, a private file and an address', () => {
  let app: TestApp;
  before(async () => {
    app = await createTestApp({ plugins: [safePlugin, postPlugin] });
    await app.startJobs();
  });
  after(() => app?.close());

  /** Every row of every table, jobs included, that holds it. */
  async function betrayingRows(): Promise<string[]> {
    const { rows: tables } = await app.app.pool.query<{ name: string }>(
      `select format('%I.%I', schemaname, tablename) as name from pg_tables where schemaname not in ('pg_catalog', 'information_schema')`,
    );
    const found: string[] = [];
    for (const { name } of tables) {
      const { rows } = await app.app.pool.query<{ text: string }>(`select t::text as text from ${name} t`);
      if (rows.some(({ text }) => betrays(text))) found.push(name);
    }
    return found;
  }

  it('is in no dump, no log, no job, no file and no temporary folder, also while it comes in', async () => {
    const { dataDir } = app.app.environment;
    const during: string[] = [];
    const content = async function* () {
      for (let part = 0; part < 20; part += 1) {
        yield Buffer.from(`${canary} `.repeat(1000));
        during.push(...betrayingFiles(dataDir));
      }
    };
    const file = await filesOf(app).put({ name: `${canary}.pdf`, type: 'application/pdf', content: content(), maxSize: 1e7 });
    await keep(app, { id: file.id, subject: { entity: 'parcel', id: '1' } });
    await addNotes(app, [1], () => canary);
    await queueCard(app, { email: `${canary}@example.com` });
    const token = app.app.service(vault).of('safe').sealToken('hold', canary);
    expect(during).to.deep.equal([]);
    expect(await betrayingRows()).to.deep.equal([]);
    expect(betrays(JSON.stringify(app.logs))).to.equal(false);
    expect(betrayingFiles(dataDir)).to.deep.equal([]);
    const beside = readdirSync(tmpdir(), { withFileTypes: true }).filter((entry) => entry.isFile());
    expect(beside.filter(({ name }) => betrays(name + readFileSync(join(tmpdir(), name), 'latin1')))).to.deep.equal([]);
    expect(betrays(token)).to.equal(false);
    // It is there all the same.
    expect([...(await readNotes(app)).values()]).to.deep.equal([canary]);
    expect(betrays(String(await buffer((await filesOf(app).open(file.id))?.content ?? expect.fail('no file'))))).to.equal(true);
  });
});
