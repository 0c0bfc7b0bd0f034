import { expect } from 'chai';
import { buildPage, buildPublishedPage, buildUser, createTestApp, expectErrors, expectSuccess, signIn } from '@lectern/testing';
import type { TestApp } from '@lectern/testing';
import { thinAllVersions } from '../pages.job.ts';

const day = 86_400_000;
const histories = process.env['TEST_THOROUGH'] ? 1000 : 30;

/** Numbers below a bound, the same for a seed. */
function numbers(seed: number): (bound: number) => number {
  let state = seed;
  return (bound) => {
    state = (Math.imul(state ^ (state >>> 15), 0x2c1b3c6d) + 0x9e3779b9) | 0;
    return (state >>> 1) % bound;
  };
}

interface Version {
  readonly id: string;
  readonly number: number;
  readonly at: Date;
  readonly author: number;
  readonly isPinned: boolean;
  readonly isRequested: boolean;
  readonly isPublished: boolean;
  readonly wasRequested: boolean;
}

const isIn = (zone: string) => {
  const format = new Intl.DateTimeFormat('en-CA', { timeZone: zone, dateStyle: 'short' });
  return (at: Date): string => format.format(at);
};

/** What is to stay of a history, as the documentation says it. */
function kept(history: readonly Version[], now: Date, zone: string): Version[] {
  const dayOf = isIn(zone);
  return history.filter((version, index) => {
    const { at, isPinned, isRequested, isPublished, wasRequested } = version;
    const isRecent = at.getTime() >= now.getTime() - 4 * day;
    const isLastOfDay = !history.slice(index + 1).some((later) => dayOf(later.at) === dayOf(at));
    return isRecent || isLastOfDay || isPinned || isRequested || isPublished || wasRequested || index === history.length - 1;
  });
}

describe('thinning out versions', () => {
  let app: TestApp;
  let authors: number[];
  before(async () => {
    app = await createTestApp({ config: { timeZone: 'Europe/Amsterdam' } });
    authors = [await buildUser(app), await buildUser(app)].map(({ id }) => id);
    await app.keep();
  });
  beforeEach(() => app.clear());
  after(() => app?.close());

  /** Versions of a page at times, as if they had been written then. */
  async function write(pageID: string, firstID: string, history: readonly Version[]): Promise<void> {
    const { pool } = app.app;
    await pool.query(
      `insert into lectern_page_version (id, page_id, number, revision, content_revision, title, type_data, type_version, blocks,
         block_order, seo, is_frozen, has_publication_request, created_at, updated_at, reason, pin_name, pinned_at)
       select r.id, f.page_id, r.number, r.number, r.number, f.title, f.type_data, f.type_version, f.blocks, f.block_order, f.seo, true,
         r.requested, r.at, r.at, r.reason, r.pin, r.at
       from lectern_page_version f, jsonb_to_recordset($2::jsonb)
         as r (id uuid, number int, at timestamptz, requested boolean, reason text, pin text) where f.id = $1`,
      [
        firstID,
        JSON.stringify(
          history.map(({ id, number, at, isRequested, wasRequested, isPinned }) => ({
            id,
            number: number + 1,
            at,
            requested: isRequested,
            reason: wasRequested ? 'requested' : 'sitting',
            pin: isPinned ? 'x' : null,
          })),
        ),
      ],
    );
    await pool.query(
      `insert into lectern_version_author (version_id, page_id, user_id, written_at)
       select r.id, $1, r.author, r.at from jsonb_to_recordset($2::jsonb) as r (id uuid, author int, at timestamptz)`,
      [pageID, JSON.stringify(history)],
    );
    await pool.query(
      `insert into lectern_publication (id, page_id, version_id, published_at, ended_at)
       select gen_random_uuid(), $1, r.id, r.at, r.at from jsonb_to_recordset($2::jsonb) as r (id uuid, at timestamptz)`,
      [pageID, JSON.stringify(history.filter(({ isPublished }) => isPublished))],
    );
    await pool.query('update lectern_page set latest_version_id = $1 where id = $2', [history.at(-1)?.id, pageID]);
    await pool.query('delete from lectern_page_version where id = $1', [firstID]);
  }

  const idsOf = async (pageID: string): Promise<string[]> => {
    const { rows } = await app.app.pool.query<{ id: string }>(
      'select id from lectern_page_version where page_id = $1 order by number',
      [pageID],
    );
    return rows.map(({ id }) => id);
  };

  it(`keeps what is to be kept of ${histories} histories, and nothing else, and who wrote it`, async function () {
    this.timeout(300_000);
    const now = new Date('2026-10-28T12:00:00Z');
    const page = await buildPage(app);
    const pages: { id: string; history: Version[] }[] = [];
    for (let seed = 1; seed <= histories; seed += 1) {
      const below = numbers(seed);
      // Around the end of summer time, at every hour of a day, several within one.
      const times = Array.from({ length: 1 + below(24) }, () => now.getTime() - below(9 * 24 * 60) * 60_000);
      // One request stands open at a time.
      const requested = below(3) === 0 ? below(times.length) : -1;
      const history = times
        .toSorted((one, other) => one - other)
        .map((time, index) => ({
          id: crypto.randomUUID(),
          number: index + 1,
          at: new Date(time),
          author: authors[below(2)] ?? 0,
          isPinned: below(8) === 0,
          isRequested: index === requested,
          isPublished: below(6) === 0,
          wasRequested: below(12) === 0,
        }));
      const [id, firstID] = [crypto.randomUUID(), crypto.randomUUID()];
      await app.app.pool.query(
        `with page as (insert into lectern_page (id, type, locale, slug, translation_group, title, created_at, updated_at)
           select $1::uuid, type, locale, slug || $1::text, $1::uuid, title, created_at, updated_at from lectern_page where id = $3)
         insert into lectern_page_version (id, page_id, number, revision, title, type_data, type_version, blocks, block_order, seo, created_at, updated_at)
         select $2::uuid, $1::uuid, 1, 1, title, type_data, type_version, blocks, block_order, seo, created_at, updated_at
         from lectern_page_version where id = $4`,
        [id, firstID, page.id, page.versionID],
      );
      await write(id, firstID, history);
      pages.push({ id, history });
    }
    app.setClock(now);
    await thinAllVersions(app.app);
    let gone = 0;
    for (const [index, { id, history }] of pages.entries()) {
      const stay = kept(history, now, 'Europe/Amsterdam');
      expect(await idsOf(id), `seed ${index + 1}`).to.deep.equal(stay.map((version) => version.id));
      gone += history.length - stay.length;
      const { rows } = await app.app.pool.query<{ user_id: number; at: Date }>(
        'select user_id, max(written_at) as at from lectern_version_author where page_id = $1 group by user_id',
        [id],
      );
      const wrote = new Map(history.map(({ author, at }) => [author, at.getTime()]));
      expect(new Map(rows.map((row) => [row.user_id, row.at.getTime()])), `authors of seed ${index + 1}`).to.deep.equal(wrote);
    }
    expect(gone).to.be.above(histories);
  });

  it('notes who wrote at the version of that day that stays, and leaves edits to those who come back', async () => {
    const page = await buildPage(app);
    const now = Date.now();
    const at = (hours: number): Date => new Date(new Date(now - 6 * day).setUTCHours(9 + hours, 0, 0, 0));
    const facts = { isPinned: false, isRequested: false, isPublished: false, wasRequested: false };
    const history = [0, 1, 2].map((hours) => ({
      ...facts,
      id: crypto.randomUUID(),
      number: hours + 1,
      at: at(hours),
      author: authors[hours % 2] ?? 0,
    }));
    await write(page.id, page.versionID, [
      ...history,
      { ...facts, id: crypto.randomUUID(), number: 4, at: new Date(now), author: authors[0] ?? 0 },
    ]);
    await app.app.pool.query(
      `insert into lectern_page_edit (page_id, revision, version_id, client, sequence, operations, written_at)
       values ($1, 2, $2, gen_random_uuid(), 1, '[]', now())`,
      [page.id, history[0]?.id],
    );
    await thinAllVersions(app.app);
    const { rows } = await app.app.pool.query(
      `select user_id from lectern_version_author where version_id = $1 order by user_id`,
      [history[2]?.id],
    );
    expect(rows.map(({ user_id }) => user_id)).to.deep.equal(authors.toSorted((one, other) => one - other));
    const edits = await app.app.pool.query('select version_id from lectern_page_edit where page_id = $1', [page.id]);
    expect(edits.rows).to.deep.equal([{ version_id: history[2]?.id }]);
    const { rows: entries } = await app.app.pool.query(
      `select entity_id, changes from lectern_audit_entry where action = 'page.thin-versions'`,
    );
    expect(entries).to.deep.equal([{ entity_id: page.id, changes: { thinned: 2 } }]);
  });

  it('leaves what was live or requested, and restores of what is gone are refused', async () => {
    const page = await buildPublishedPage(app);
    const publisher = await signIn(app, await buildUser(app, { role: 'Publisher' }));
    let revision = 1;
    let id = page.versionID;
    const stored: string[] = [];
    for (const title of ['Een', 'Twee', 'Drie']) {
      const answer = await publisher.request('POST', `/api/page/version/${id}/store`, { revision, title });
      expectSuccess(answer);
      ({ pageVersionID: id, revision } = answer.json as { pageVersionID: string; revision: number });
      stored.push(id);
    }
    // Requested, and rejected or revoked since.
    for (const isRequested of [true, false])
      await app.app.pool.query('update lectern_page_version set has_publication_request = $1 where id = $2', [
        isRequested,
        stored[1],
      ]);
    app.setClock(new Date(Date.now() + 5 * day));
    await thinAllVersions(app.app);
    expect(await idsOf(page.id)).to.deep.equal([page.versionID, stored[1], stored[2]]);
    expectErrors(await publisher.request('POST', `/api/page/version/${stored[0]}/restore`, {}), 404, [{ code: 'PM_01' }]);
    expect((await app.client().request('GET', page.slug)).status).to.equal(200);
  });
});
