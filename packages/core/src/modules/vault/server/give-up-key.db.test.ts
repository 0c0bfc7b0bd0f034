import { expect } from 'chai';
import { createTestApp } from '@lectern/testing';
import type { TestApp } from '@lectern/testing';
import { systemActor } from '#server/kernel/actor.ts';
import { isStartupError } from '#server/kernel/startup-error.ts';
import { vault } from '#server/kernel/vault.ts';
import { dataKeyOf } from './data-key.ts';
import { giveUpKey } from './give-up-key.command.ts';
import { readKeyUses } from './keys-in-use.ts';
import { watchRestoredKeys } from './restored-keys.ts';
import { addNotes, dataKey, safePlugin } from './safe.test-kit.ts';

const fingerprintOf = (seed: string): string => dataKeyOf(Buffer.alloc(32, seed)).fingerprint;

describe('a key that is lost', () => {
  let app: TestApp;
  before(async () => {
    app = await createTestApp({ plugins: [safePlugin], environment: { LECTERN_DATA_KEYS: dataKey('first') } });
  });
  beforeEach(() => app.clear());
  after(() => app?.close());

  const queueMail = async (state: string): Promise<string> => {
    const id = crypto.randomUUID();
    const sealed = app.app
      .service(vault)
      .of('mail')
      .seal({ table: 'lectern_mail', id, column: 'sealed_address' }, 'ada@example.com');
    await app.app.pool.query(
      `insert into lectern_mail (id, template, recipient, sealed_address, address_hash, reference_ids, state, queued_at, next_attempt_at)
       values ($1, 'test:mail', 'address', $2, 'hash', '{}', $3, now(), now() + interval '1 hour')`,
      [id, sealed, state],
    );
    return id;
  };
  const giveUp = (table: string, fingerprint = fingerprintOf('first')) =>
    app.app.execute(giveUpKey, { fingerprint, table }, systemActor('keys'));
  const refusalOf = async (work: Promise<unknown>): Promise<string> => {
    const error: unknown = await work.then(
      () => undefined,
      (failure: unknown) => failure,
    );
    return isStartupError(error) ? error.message : String(error);
  };

  it('is given up for the rows of one table, as their owner does that, and the audit log says so', async () => {
    const [waiting, sent] = [await queueMail('waiting'), await queueMail('sent')];
    expect(await giveUp('lectern_mail', fingerprintOf('other'))).to.equal(0);
    expect(await giveUp('lectern_mail')).to.equal(2);
    const { rows } = await app.app.pool.query<{ id: string; state: string }>(
      'select id, state from lectern_mail where sealed_address is null and address_hash is null',
    );
    expect(new Map(rows.map(({ id, state }) => [id, state]))).to.deep.equal(
      new Map([
        [waiting, 'obsolete'],
        [sent, 'sent'],
      ]),
    );
    const uses = await readKeyUses(app.app.pool);
    expect(uses.map(({ table }) => table)).not.to.include('lectern_mail');
    const { rows: entries } = await app.app.pool.query<{ entity_id: string; changes: unknown }>(
      `select entity_id, changes from lectern_audit_entry where action = 'vault.give-up' and outcome = 'done' order by id desc limit 1`,
    );
    expect(entries).to.deep.equal([{ entity_id: fingerprintOf('first'), changes: { table: 'lectern_mail', rows: 2 } }]);
  });

  it('is never given up for the secrets of the vault, nor where nobody says how', async () => {
    await addNotes(app, [1], () => 'note');
    expect(await refusalOf(giveUp('lectern_vault_secret'))).to.contain('is never given up');
    expect(await refusalOf(giveUp('safe_note'))).to.equal('safe_note cannot be given up: safe knows no way.');
    expect(await refusalOf(giveUp('lectern_page'))).to.equal('Nobody seals anything in lectern_page.');
  });

  it('is named by a restore before it counts, with the table that needs it', async () => {
    await queueMail('failed');
    const { pool, environment } = app.app;
    const named = (isWithoutKeys: boolean, seed: string) => {
      const dataKeys = [Buffer.alloc(32, seed)];
      return watchRestoredKeys({ database: pool, environment: { ...environment, dataKeys }, madeAt: new Date(), isWithoutKeys });
    };
    expect(await (await named(false, 'first'))()).to.deep.equal([]);
    const refusal = await refusalOf((await named(false, 'second'))());
    expect(refusal).to.contain(`The key ${fingerprintOf('first')} is missing, which 1 rows of lectern_mail need.`);
    expect((await (await named(true, 'second'))()).join(' '))
      .to.contain('lectern_mail')
      .and.contain('lectern keys give-up');
  });
});
