import { expect } from 'chai';
import { createTestApp } from '@lectern/testing';
import type { TestApp } from '@lectern/testing';
import { watchRestoredMails } from './restored-mails.ts';

describe('mails of a backup', () => {
  let app: TestApp;
  before(async () => {
    app = await createTestApp();
  });
  after(() => app?.close());

  it('that waited then are not sent, and keep no address', async () => {
    const { pool, environment } = app.app;
    await pool.query(
      `insert into lectern_mail (id, template, recipient, sealed_address, address_hash, reference_ids, state, queued_at, next_attempt_at)
       select gen_random_uuid(), 'test:mail', 'address', 'sealed', 'hash', '{}', state, now(), now() + interval '1 hour'
       from unnest(array['waiting', 'sending', 'sent', 'failed']) as state`,
    );
    const told = await (await watchRestoredMails({ database: pool, environment, madeAt: new Date(), isWithoutKeys: false }))();
    expect(told).to.have.length(1);
    expect(told[0]).to.match(/^2 mails that waited/);
    const { rows } = await pool.query<{ state: string; kept: boolean }>(
      `select state, sealed_address is not null as kept from lectern_mail order by state collate "C", kept`,
    );
    expect(rows).to.deep.equal([
      { state: 'failed', kept: true },
      { state: 'obsolete', kept: false },
      { state: 'obsolete', kept: false },
      { state: 'sent', kept: true },
    ]);
    expect(
      await (
        await watchRestoredMails({ database: pool, environment, madeAt: new Date(), isWithoutKeys: false })
      )(),
    ).to.deep.equal([]);
  });
});
