import { expect } from 'chai';
import { createTestApp } from '@lectern/testing';
import type { TestApp } from '@lectern/testing';
import { isLecternError } from '#contract/errors.ts';
import { isStartupError } from '#server/kernel/startup-error.ts';
import { vault } from '#server/kernel/vault.ts';
import { dataKeyOf } from './data-key.ts';
import { addNotes, dataKey, placeOf, readNotes, safePlugin } from './safe.test-kit.ts';

const fingerprint = (seed: string): string => dataKeyOf(Buffer.alloc(32, seed)).fingerprint;

describe('the vault', () => {
  let app: TestApp;
  const own = () => app.app.service(vault).of('safe');
  const start = (...seeds: string[]) =>
    createTestApp({
      plugins: [safePlugin],
      database: app.database,
      environment: { LECTERN_DATA_KEYS: seeds.map(dataKey).join(',') },
    });
  async function refusalOf(...seeds: string[]): Promise<string> {
    try {
      await (await start(...seeds)).close();
      return 'It started.';
    } catch (error) {
      if (isStartupError(error)) return `${error.message} ${error.fix}`;
      throw error;
    }
  }

  before(async () => {
    app = await createTestApp({ plugins: [safePlugin], environment: { LECTERN_DATA_KEYS: dataKey('first') } });
  });
  beforeEach(() => app.clear());
  after(() => app?.close());

  it('gives back bytes, texts and what JSON can hold, in their own place alone', () => {
    for (const value of ['één', { a: [1, null] }, null, 0, false, [], Buffer.from([0, 255]), Buffer.alloc(0)])
      expect(own().open(placeOf(1), own().seal(placeOf(1), value)), JSON.stringify(value)).to.deep.equal(value);
    const sealed = own().seal(placeOf(1), 'x');
    for (const open of [
      () => own().open(placeOf(2), sealed),
      () => own().open({ ...placeOf(1), column: 'other' }, sealed),
      () => own().open({ ...placeOf(1), table: 'other' }, sealed),
      () => app.app.service(vault).of('other').open(placeOf(1), sealed),
    ])
      expect(open).to.throw('G_20');
  });

  // Tried: without assertDeclared it seals, and the test fails.
  it('seals for no column that its owner does not declare', () => {
    expect(() => own().seal({ ...placeOf(1), column: 'plain' }, 'x')).to.throw(/safe_note\.plain.*does not declare/);
    expect(() => app.app.service(vault).of('other').seal(placeOf(1), 'x')).to.throw(/does not declare/);
  });

  it('refuses a damaged row, and that row alone', async () => {
    await addNotes(app, [1, 2, 3], (id) => `note ${id}`);
    await app.app.pool.query(`update safe_note set note = set_byte(note, 100, get_byte(note, 100) # 1) where id = 2`);
    expect([...(await readNotes(app)).values()]).to.deep.equal(['note 1', 'unopened', 'note 3']);
    const { rows } = await app.app.pool.query<{ note: Buffer }>('select note from safe_note where id = 2');
    try {
      own().open(placeOf(2), rows[0]?.note ?? Buffer.alloc(0));
      expect.fail('it opened');
    } catch (error) {
      expect(isLecternError(error) && error.errors).to.deep.equal([{ code: 'G_20' }]);
    }
    expect(app.logs.at(-1)).to.include({ msg: 'a sealed record cannot be opened', ...placeOf(2) });
  });

  it('hashes the same text to the same, for one owner and purpose, whatever the keys are', async () => {
    const hash = own().hash('email', 'jan@example.com');
    expect(hash).to.have.length(32);
    expect(own().hash('email', 'jan@example.com')).to.deep.equal(hash);
    const others = [own().hash('phone', 'jan@example.com'), own().hash('email', 'jan@example.co')];
    for (const other of [...others, app.app.service(vault).of('other').hash('email', 'jan@example.com')])
      expect(other).not.to.deep.equal(hash);
    const second = await start('second', 'first');
    try {
      expect(second.app.service(vault).of('safe').hash('email', 'jan@example.com')).to.deep.equal(hash);
    } finally {
      await second.close();
    }
  });

  it('gives out tokens that open for their purpose alone', () => {
    const token = own().sealToken('hold', { at: 1 });
    expect(own().openToken('hold', token)).to.deep.equal({ at: 1 });
    for (const opened of [own().openToken('other', token), own().openToken('hold', `${token}A`), own().openToken('hold', '')])
      expect(opened).to.equal(undefined);
  });

  it('stops a start without a key that rows need, names it, and none that nobody needs', async () => {
    expect(await refusalOf('second')).to.include(
      `LECTERN_DATA_KEYS lacks the key ${fingerprint('first')}, which 1 rows of lectern_vault_secret still need.`,
    );
    expect(await refusalOf('second', 'first')).to.equal('It started.');
    // That start sealed nothing with its newest key.
    expect(await refusalOf('first')).to.equal('It started.');
    expect(await refusalOf('second')).not.to.include(dataKey('first'));
  });

  it('keeps the keys of a plugin that is left out for a while', async () => {
    const second = await start('second', 'first');
    await addNotes(second, [1], () => 'a note').finally(() => second.close());
    const without = createTestApp({ database: app.database, environment: { LECTERN_DATA_KEYS: dataKey('first') } });
    const refusal = await without.then(
      (started) => started.close().then(() => 'It started.'),
      (error: Error) => error.message,
    );
    expect(refusal).to.include(`the key ${fingerprint('second')}, which 1 rows of safe_note still need`);
  });
});
