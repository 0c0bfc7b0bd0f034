import { expect } from 'chai';
import { buildPage, buildPublishedPage, buildUser, createTestApp, expectSuccess, signIn } from '@lectern/testing';
import type { BuiltPage, BuiltUser, TestApp, TestClient } from '@lectern/testing';
import { probePlugin } from '#server/site/fixtures/probe.ts';
import { mailTo, receiveMails } from '#modules/auth/server/mailbox.test-kit.ts';
import { Page } from '#modules/pages/server/public.ts';
import { decidedMailName, requestedMailName } from './mail-names.ts';
import { readDifference } from './read-difference.ts';

const text = (title: string) => ({ type: 'probe/text', props: { title } });

describe('the mails about publication requests', () => {
  let app: TestApp;
  let anna: BuiltUser;
  let rob: BuiltUser;
  let editor: TestClient;
  let reviewer: TestClient;
  before(async () => {
    app = await createTestApp({ plugins: [probePlugin] });
    anna = await buildUser(app, { name: 'Anna', role: 'Editor' });
    rob = await buildUser(app, { name: 'Rob', role: 'Publisher' });
    await buildUser(app, { name: 'Greta', permissions: [{ name: 'review-publication', parameters: { locales: ['de-DE'] } }] });
    await app.app.pool.query(`update lectern_user set language = 'en'`);
    editor = await signIn(app, anna);
    reviewer = await signIn(app, rob);
    await app.keep();
  });
  beforeEach(() => app.clear());
  after(() => app?.close());

  const request = async ({ id }: BuiltPage, comment = '', client = editor) => {
    const answer = await client.request('POST', `/api/page/${id}/request-publication`, { comment });
    expectSuccess(answer);
    return answer;
  };
  const decide = async (how: 'accept' | 'reject', versionID: string, feedback = '') =>
    expectSuccess(await reviewer.request('POST', `/api/page/version/${versionID}/${how}-publication`, { feedback }));
  const store = async ({ id }: BuiltPage, body: object): Promise<string> => {
    const page = (await editor.request('GET', `/api/page/${id}`)).get<{ pageVersionID: string; revision: number }>('data');
    const answer = await editor.request('POST', `/api/page/version/${page.pageVersionID}/store`, {
      revision: page.revision,
      ...body,
    });
    expectSuccess(answer);
    return answer.get('pageVersionID');
  };
  const askedOf = async ({ email }: BuiltUser) => mailTo(await receiveMails(app), requestedMailName, email);
  const toldTo = async ({ email }: BuiltUser) => mailTo(await receiveMails(app), decidedMailName, email);
  const draft = (title = 'Een') => buildPage(app, { title, blocks: { 'text-1': text(title) } });

  it('compare what was requested with what is live once, however many they go to', async () => {
    const page = await buildPublishedPage(app, { blocks: { 'text-1': text('Een') } });
    const versionID = await store(page, { blocks: { 'text-1': text('Twee') } });
    const em = app.app.em();
    const stored = (await em.findOne(Page, { id: page.id })) ?? expect.fail('The page is not there.');
    let reads = 0;
    const counting = new Proxy(em, {
      get(target, name) {
        if (name === 'findOne') reads += 1;
        const value: unknown = Reflect.get(target, name);
        return typeof value === 'function' ? (value.bind(target) as unknown) : value;
      },
    });
    const context = { app: app.app, em: counting, page: stored };
    const answers = await Promise.all(
      Array.from({ length: 20 }, () => readDifference(context, { pageID: page.id, versionID }, 'en')),
    );
    expect(answers[0]?.lines.join(' ')).to.contain('“Een” → “Twee”');
    expect(new Set(answers).size).to.equal(1);
    expect(reads).to.be.within(1, 4);
  });

  it('tell everybody who may review the page, and nobody else, with the comment and a link that decides nothing', async () => {
    const page = await draft();
    const answer = await request(page, 'Graag <b>vandaag</b>');
    expect(answer.get('reviewers')).to.equal(2);
    const mails = await receiveMails(app);
    expect(mails.map(({ to }) => to).sort()).to.deep.equal([app.administrator.email, rob.email].sort());
    const mail = mails.find(({ to }) => to === rob.email) ?? expect.fail('Rob has no mail');
    expect(mail.subject).to.match(/^To review: Een /);
    expect(mail.text)
      .to.contain('Hello Rob,')
      .and.to.contain(`Anna asks for the publication of “Een” at ${page.slug}.`)
      .and.to.contain('Comment: Graag <b>vandaag</b>')
      .and.to.contain('Visitors do not read this page yet.')
      .and.to.contain(`/cmsadmin/publication-requests/${answer.get<string>('requestID')}`);
    expect(mail.html).to.contain('Graag &lt;b&gt;vandaag&lt;/b&gt;');
    expect(mail.text.match(/https?:\/\/\S+/g)?.filter((link) => /token|accept|reject|#/.test(link))).to.deep.equal([]);
  });

  it('say what the checks found, and what was waived and why, to who reviews and to who asked', async () => {
    const target = await buildPage(app, { title: 'Komt nog' });
    const link = { link: { to: { page: target.id } } };
    const page = await buildPage(app, {
      title: 'Een',
      blocks: { 'text-1': { type: 'probe/text', props: { title: 'x', ...link } } },
    });
    const keeper = await signIn(app, await buildUser(app, { permissions: ['manage-settings'] }));
    const values = { checksLinks: 'block', checksLinkTexts: 'off' };
    expectSuccess(await keeper.request('PUT', '/api/settings/checks', { revision: 0, values }));
    const { versionID, revision } = page;
    const waiver = { check: 'checks/links', reason: 'Gaat straks live', revision };
    expectSuccess(await reviewer.request('POST', `/api/page/version/${versionID}/waive-check`, waiver));
    await request(page);
    const asked = await askedOf(rob);
    await decide('accept', versionID);
    const told = await toldTo(anna);
    for (const mail of [asked, told])
      expect(mail.text)
        .to.contain('What the checks found:')
        .and.to.contain('Search result: 2 findings')
        .and.to.contain('Links: waived by Rob: “Gaat straks live”');
  });

  it('do not tell the requester, who may review as well', async () => {
    await request(await draft(), '', reviewer);
    expect((await receiveMails(app)).map(({ to }) => to)).to.deep.equal([app.administrator.email]);
  });

  it('hold the difference to what visitors read, in words', async () => {
    const page = await buildPublishedPage(app, {
      title: 'Kerken',
      blocks: {
        'text-1': text('Verzeker uw kerk'),
        'text-2': text('Gaat weg'),
        'text-3': text('Blijft'),
        'text-4': text('Schuift'),
      },
      blockOrder: ['text-1', 'text-2', 'text-3', 'text-4'],
    });
    await store(page, {
      title: 'Kerken en kapellen',
      blocks: {
        'text-1': text('Verzeker uw kapel'),
        'text-3': text('Blijft'),
        'text-4': text('Schuift'),
        'text-5': text('Is nieuw'),
      },
      blockOrder: ['text-4', 'text-1', 'text-3', 'text-5'],
    });
    await request(page);
    const mail = await askedOf(rob);
    const lines = mail.text.split('\n').filter((line) => /^(Changed|Added|Removed|Moved):/.test(line));
    expect(lines).to.deep.equal([
      'Changed: Title: + “en kapellen”',
      'Moved: Text – “Schuift”',
      'Changed: Text › Title: “kerk” → “kapel”',
      'Removed: Text – “Gaat weg”',
      'Added: Text – “Is nieuw”',
    ]);
    expect(mail.text).not.to.contain('Blijft');
  });

  it('are in the language of whoever reads them, else in that of the site', async () => {
    await app.app.pool.query(`update lectern_user set language = 'de' where id = $1`, [rob.id]);
    await app.app.pool.query(`update lectern_user set language = null where id = $1`, [anna.id]);
    const page = await draft();
    await request(page);
    expect((await askedOf(rob)).subject).to.match(/^Zu prüfen: Een /);
    await decide('reject', page.versionID, 'Nee');
    const mail = await toldTo(anna);
    expect(mail.subject).to.equal('Niet gepubliceerd: Een');
    expect(mail.text).to.contain('Reactie: Nee');
  });

  it('are not sent any more where the request has ended, or the reviewer may not review any more', async () => {
    const page = await draft();
    await request(page);
    await app.app.pool.query(
      `update lectern_user set role_id = (select id from lectern_role where name = 'Editor') where id = $1`,
      [rob.id],
    );
    expect((await receiveMails(app)).map(({ to }) => to)).to.deep.equal([app.administrator.email]);
    const other = await draft('Twee');
    await request(other);
    expectSuccess(await editor.request('POST', `/api/page/${other.id}/revoke-request`, {}));
    expect(await receiveMails(app)).to.deep.equal([]);
  });

  it('tell the requester of the decision, with the feedback and where to go on', async () => {
    const page = await draft();
    await request(page);
    await receiveMails(app);
    await decide('reject', page.versionID, 'De titel klopt niet.');
    const rejected = await toldTo(anna);
    expect(rejected.subject).to.equal('Not published: Een');
    expect(rejected.text)
      .to.contain('Rob did not accept your request for “Een”.')
      .and.to.contain('Feedback: De titel klopt niet.')
      .and.to.contain(`/cmsadmin/pages/${page.id}`);
    const next = await store(page, { title: 'Twee' });
    await request(page);
    await receiveMails(app);
    await decide('accept', next);
    const mails = await receiveMails(app);
    expect(mails).to.have.length(1);
    const accepted = mailTo(mails, decidedMailName, anna.email);
    expect(accepted.subject).to.equal('Published: Twee');
    expect(accepted.text).to.contain('Rob accepted your request').and.to.contain(`${page.slug}`).and.not.to.contain('Feedback');
  });

  it('say nothing to a requester who decides themselves, or who is gone', async () => {
    const page = await draft();
    await request(page, '', reviewer);
    await receiveMails(app);
    await decide('reject', page.versionID);
    expect(await receiveMails(app)).to.deep.equal([]);
    const other = await draft('Twee');
    await request(other);
    await receiveMails(app);
    await app.app.pool.query('delete from lectern_user where id = $1', [anna.id]);
    await decide('accept', other.versionID);
    expect(await receiveMails(app)).to.deep.equal([]);
  });

  it('hold nothing of what anybody wrote while they wait in the outbox', async () => {
    await request(await draft('Geheime titel'), 'Geheim');
    const { rows } = await app.app.pool.query('select * from lectern_mail');
    expect(JSON.stringify(rows)).not.to.contain('Geheim');
  });
});
