import { buildPage, buildPublishedPage, buildUser, createTestApp, expectErrors, expectSuccess, signIn } from '@lectern/testing';
import type { BuiltPage, TestApp, TestClient } from '@lectern/testing';
import { expect } from 'chai';
import { probePlugin } from '#server/site/fixtures/probe.ts';
import { lookAtDrafts } from './held/look-at-drafts.ts';
import type { Outlook } from '../checks.schema.ts';

const unknownID = '00000000-0000-4000-8000-00000000dead';
const seo = {
  seoTitle: 'Verzekeringen',
  seoDescription: 'Alles over verzekeringen voor torens, orgels en klokken, op één pagina.',
};
const text = (props: object) => ({ type: 'probe/text', props: { title: 'Torens', ...props } });
const linkTo = (id: string, anchor?: string) => ({ link: { to: { page: id, ...(anchor ? { anchor } : {}) } } });

describe('checks before publication', () => {
  let app: TestApp;
  let editor: TestClient;
  let publisher: TestClient;
  let keeper: TestClient;
  before(async () => {
    app = await createTestApp({ plugins: [probePlugin] });
    editor = await signIn(app, await buildUser(app, { name: 'Anna', role: 'Editor' }));
    publisher = await signIn(app, await buildUser(app, { name: 'Rob', role: 'Publisher' }));
    keeper = await signIn(app, await buildUser(app, { permissions: ['manage-settings', 'view-audit-log'] }));
    await app.keep();
  });
  beforeEach(() => app.clear());
  after(() => app?.close());

  let revision = 0;
  beforeEach(() => (revision = 0));
  const levels = async (values: object): Promise<void> => {
    expectSuccess(await keeper.request('PUT', '/api/settings/checks', { revision, values }));
    revision += 1;
  };
  const outlook = async (versionID: string, client = editor): Promise<Outlook> =>
    (await client.request('GET', `/api/page/version/${versionID}/checks`)).get<Outlook>('data');
  const found = async (versionID: string, ...names: string[]): Promise<string[]> =>
    (await outlook(versionID)).checks
      .filter(({ name }) => names.includes(name.replace('checks/', '')))
      .flatMap(({ findings }) => findings.map(({ property, code }) => `${property} ${code}`));
  const publish = ({ id }: Pick<BuiltPage, 'id'>, client = publisher) => client.request('POST', `/api/page/${id}/publish`, {});
  const waive = (page: BuiltPage, body: object = {}, client = publisher) =>
    client.request('POST', `/api/page/version/${page.versionID}/waive-check`, {
      check: 'checks/links',
      reason: 'Die pagina komt morgen.',
      revision: page.revision,
      ...body,
    });
  const broken = async (): Promise<BuiltPage> => {
    const target = await buildPage(app, { title: 'Komt nog' });
    return buildPage(app, { blocks: { 'text-1': text(linkTo(target.id)) }, blockOrder: ['text-1'], seoSettings: seo });
  };

  it('that hold drafts up are counted, until what they found is mended, waived or let through', async () => {
    const held = async (): Promise<number | undefined> => {
      await lookAtDrafts(app.app);
      const counts = (await editor.request('GET', '/api/health')).get<{ name: string; count: number }[]>('data');
      return counts.find(({ name }) => name === 'checks/held')?.count;
    };
    const page = await broken();
    expect(await held()).to.equal(0);
    await levels({ checksLinks: 'block' });
    expect(await held()).to.equal(1);
    const listed = await editor.request('GET', '/api/health/checks/held');
    expect(listed.get<{ id: string }[]>('data.items').map(({ id }) => id)).to.deep.equal([page.id]);
    const waiver = (await waive(page)).get<string>('waiverID');
    expect(await held()).to.equal(0);
    expectSuccess(await publisher.request('POST', `/api/page/check-waiver/${waiver}/revoke`, {}));
    expect(await held()).to.equal(1);
    const blocks = { 'text-1': text({}) };
    const mended = { revision: page.revision, title: page.title, blocks, blockOrder: ['text-1'] };
    expectSuccess(await editor.request('POST', `/api/page/version/${page.versionID}/store`, mended));
    expect(await held()).to.equal(0);
  });

  it('find broken links, and those alone', async () => {
    const live = await buildPublishedPage(app, {
      slug: '/klokken',
      blocks: { 'text-1': { ...text({}), anchorPoint: 'torens' } },
    });
    const draft = await buildPage(app, { title: 'Nog niet' });
    const href = (to: string) => text({ link: { to: { href: to } } });
    const page = await buildPage(app, {
      seoSettings: seo,
      blocks: {
        'text-1': text(linkTo(live.id, 'torens')),
        'text-2': text(linkTo(live.id, 'weg')),
        'text-3': text(linkTo(draft.id)),
        'text-4': text(linkTo(unknownID)),
        'text-5': href('/klokken?x=1#torens'),
        'text-6': href('/nergens'),
        'text-7': href('/assets/site/voorwaarden.pdf'),
        'text-8': href('http://example.com'),
        'text-9': href('https://example.com'),
      },
      blockOrder: ['text-1', 'text-2', 'text-3', 'text-4', 'text-5', 'text-6', 'text-7', 'text-8', 'text-9'],
    });
    expect(await found(page.versionID, 'links')).to.deep.equal([
      'blocks.text-2.link G_78',
      'blocks.text-3.link G_77',
      'blocks.text-4.link G_77',
      'blocks.text-6.link G_77',
      'blocks.text-8.link G_79',
    ]);
    const { checks } = await outlook(page.versionID);
    expect(checks.find(({ name }) => name === 'checks/links')?.findings[1]?.params).to.deep.equal({ text: 'Nog niet' });
  });

  it('find what search engines would show, placeholders and empty blocks', async () => {
    const page = await buildPage(app, {
      title: 'Lorem ipsum',
      blocks: { 'text-1': text({ title: 'Premie: XXX' }), 'text-2': { type: 'probe/text', props: { title: '', body: '' } } },
      blockOrder: ['text-1', 'text-2'],
      seoSettings: { seoTitle: 'Verzekering '.repeat(6), seoDescription: 'Te kort' },
    });
    expect(await found(page.versionID, 'search-result', 'empty-blocks', 'placeholders')).to.deep.equal([
      'seoSettings.seoTitle G_86',
      'seoSettings.seoDescription G_88',
      'blocks.text-2.title G_89',
      'title G_90',
      'blocks.text-1.title G_90',
    ]);
    const { problems } = await outlook(page.versionID);
    expect(problems.map(({ property, code }) => `${property} ${code}`)).to.include('blocks.text-2.title V_01');
    const hidden = await buildPage(app, { seoSettings: { noIndex: true } });
    expect(await found(hidden.versionID, 'search-result')).to.deep.equal([]);
  });

  it('warn at first, and stand in no way: what is found is told to who may read drafts', async () => {
    const page = await broken();
    const viewer = await signIn(app, await buildUser(app, { role: 'Viewer' }));
    expect((await outlook(page.versionID, viewer)).checks.find(({ name }) => name === 'checks/links')).to.deep.equal({
      name: 'checks/links',
      label: 'Links',
      level: 'warn',
      findings: [{ property: 'blocks.text-1.link', code: 'G_77', params: { text: 'Komt nog' }, waiver: null }],
    });
    expect((await outlook(page.versionID, viewer)).canWaive).to.equal(false);
    expectErrors(await editor.request('GET', `/api/page/version/${unknownID}/checks`), 404, [{ code: 'PM_01' }]);
    expectSuccess(await publish(page));
    await levels({ checksLinks: 'off' });
    expect((await outlook(page.versionID)).checks.map(({ name }) => name)).not.to.include('checks/links');
  });

  it('prevent what the site has them prevent, by every way: publishing, asking for it, accepting', async () => {
    const page = await broken();
    const requested = await broken();
    const asked = await editor.request('POST', `/api/page/${requested.id}/request-publication`, {});
    expectSuccess(asked);
    await levels({ checksLinks: 'block' });
    const refusal = [{ property: 'blocks.text-1.link', code: 'G_77', params: { text: 'Komt nog' } }];
    const before = await app.digest();
    expectErrors(await publish(page), 400, refusal);
    expectErrors(await editor.request('POST', `/api/page/${page.id}/request-publication`, {}), 400, refusal);
    expectErrors(
      await publisher.request('POST', `/api/page/version/${requested.versionID}/accept-publication`, {}),
      400,
      refusal,
    );
    expect(await app.digest()).to.deep.equal(before);
    // Other checks only warn.
    const fine = await buildPage(app, { blocks: { 'text-1': text({}) } });
    expectSuccess(await publish(fine));
  });

  it('are waived with a reason, until the value at the place is another', async () => {
    const page = await broken();
    await levels({ checksLinks: 'block' });
    expectErrors(await waive(page, { reason: '  ' }), 400, [{ property: 'reason', code: 'V_01' }]);
    expectErrors(await waive(page, { check: 'checks/none' }), 400, [{ property: 'check', code: 'V_12' }]);
    expectErrors(await waive(page, { check: 'checks/placeholders' }), 400, [{ code: 'V_07' }]);
    expectErrors(await waive(page, { revision: page.revision + 1 }), 409, [{ code: 'G_03' }]);
    expectErrors(await waive(page, {}, editor), 403, [{ code: 'UM_01' }]);
    const waived = await waive(page);
    expectSuccess(waived);
    const finding = async () => (await outlook(page.versionID)).checks.find(({ name }) => name === 'checks/links')?.findings[0];
    expect((await finding())?.waiver).to.deep.include({ id: waived.get('waiverID'), reason: 'Die pagina komt morgen.' });
    expect((await finding())?.waiver?.by?.name).to.equal('Rob');
    expectErrors(await waive(page), 400, [{ code: 'V_07' }]);
    expectSuccess(await publish(page));

    const store = async (props: object) => {
      const { pageVersionID, revision: now } = (await editor.request('GET', `/api/page/${page.id}`)).get<{
        pageVersionID: string;
        revision: number;
      }>('data');
      const version = (await editor.request('GET', `/api/page/version/fetch/${pageVersionID}`)).get<{
        blocks: Record<string, { props: object }>;
      }>('data');
      const block = version.blocks['text-1'];
      expectSuccess(
        await editor.request('POST', `/api/page/version/${pageVersionID}/store`, {
          revision: now,
          blocks: { 'text-1': { ...block, props: { ...block?.props, ...props } } },
        }),
      );
    };
    // Another field of the block is another matter; where the link leads is this one.
    await store({ title: 'Orgels' });
    expectSuccess(await publish(page));
    await store(linkTo((await buildPage(app)).id));
    expectErrors(await publish(page), 400, [{ property: 'blocks.text-1.link', code: 'G_77' }]);
  });

  it('are waived no more where the waiver was taken back', async () => {
    const page = await broken();
    await levels({ checksLinks: 'block' });
    const waiverID = (await waive(page)).get<string>('waiverID');
    const revoke = (id: string, client = publisher) => client.request('POST', `/api/page/check-waiver/${id}/revoke`, {});
    expectErrors(await revoke(unknownID), 404, [{ code: 'G_92' }]);
    expectErrors(await revoke(waiverID, editor), 403, [{ code: 'UM_01' }]);
    expectSuccess(await revoke(waiverID));
    expectErrors(await revoke(waiverID), 404, [{ code: 'G_92' }]);
    expectErrors(await publish(page), 400, [{ property: 'blocks.text-1.link', code: 'G_77' }]);
    const { rows } = await app.app.pool.query<{ action: string; changes: object }>(
      `select action, changes from lectern_audit_entry where action in ('page.waive-check', 'page.revoke-waiver')
       and outcome = 'done' order by id`,
    );
    expect(rows).to.deep.equal([
      { action: 'page.waive-check', changes: { waived: 'checks/links', findings: 1, waiver: waiverID } },
      { action: 'page.revoke-waiver', changes: { waiverRevoked: 'checks/links', waiver: waiverID } },
    ]);
    await levels({ checksLinks: 'warn' });
    expectSuccess(await publish(page));
  });
});
