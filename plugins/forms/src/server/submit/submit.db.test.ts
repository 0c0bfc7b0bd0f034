import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import {
  buildPublishedPage,
  buildUser,
  createTestApp,
  expectErrors,
  expectSuccess,
  postForm,
  signIn,
  until,
  untilFine,
} from '@lectern/testing';
import type { TestApp, TestResponse } from '@lectern/testing';
import { use } from '@lectern/core';
import { expect } from 'chai';
import { inventory, question } from '../../fixtures/forms.ts';
import { forms } from '../../manifest.ts';
import site from '../../site/index.ts';
import { startClamd, virus } from '../scan/clamd.test-kit.ts';
import server from '../index.ts';
import { Submission } from './submission.entity.ts';

const clamd = await startClamd();
const { manifest, options } = use(forms, { forms: [question, inventory], submissionsPerHour: 8, clamd: clamd.url });
const plugin = { manifest, options, entries: { server, site } };

const png = (text = '') => new File([Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]), text], 'foto.png');
const answers = { name: 'Noor Kanarie', email: 'noor@kanarie.example', insured: 'no', text: 'Zingt een kanarie?' };

describe('a form that is sent', () => {
  let app: TestApp;
  before(async () => {
    app = await createTestApp({ plugins: [plugin] });
    await buildPublishedPage(app, {
      slug: '/vraag',
      title: 'Vraag',
      blocks: { f: { type: 'forms/form', props: { form: 'question' } } },
    });
    await buildPublishedPage(app, { slug: '/inventaris', blocks: { f: { type: 'forms/form', props: { form: 'inventory' } } } });
    await app.keep();
  });
  beforeEach(() => app.clear());
  after(() => Promise.all([app?.close(), clamd.close()]));

  type Fields = Parameters<typeof postForm>[2];
  const post = (fields: Fields, options: Parameters<typeof postForm>[3] = {}, client = app.client()) =>
    postForm(client, '/vraag', fields, { isMultipart: true, ...options });
  const call = (fields: Readonly<Record<string, string | File>>, form = 'question') => {
    const body = new FormData();
    for (const [name, value] of Object.entries(fields)) body.append(name, value);
    return app.client().request('POST', `/api/forms/${form}/submit`, body);
  };
  const rows = async <Row extends object>(text: string): Promise<Row[]> => (await app.app.pool.query<Row>(text)).rows;
  const stored = () =>
    rows<{ reference: string; state: string; form: string }>('select reference, state, form from forms_submission');
  const mails = async (): Promise<string[]> =>
    (await rows<{ template: string }>('select template from lectern_mail order by template')).map(({ template }) => template);
  const keyIn = (html: string): string => /name="_key" value="([^"]+)"/.exec(html)?.[1] ?? '';
  const thanksOf = (answer: TestResponse): string => {
    expect(answer.status, JSON.stringify(app.logs.filter(({ level }) => level > 30))).to.equal(303);
    return answer.headers.location ?? '';
  };

  /** Waits for a mail of a kind to this address that holds such words, and answers with them. */
  function untilMailed(kind: string, to: string, pattern: RegExp): Promise<string> {
    const folder = app.app.environment.dataDir;
    const isOfKind = new RegExp(String.raw`-forms-${kind}-[0-9a-f]{8}\.eml$`);
    const read = (): string => {
      const names = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((name) => isOfKind.test(name));
      const texts = names.map((name) =>
        readFileSync(join(folder, name), 'utf8')
          .replaceAll(/=\r?\n/g, '')
          .replaceAll('=3D', '='),
      );
      const meant = texts.filter((text) => /^To: (.*)$/im.exec(text)?.[1] === to);
      return meant.map((text) => pattern.exec(text)?.[0]).find(Boolean) ?? '';
    };
    return untilFine(read, Boolean, `a mail "${kind}" to ${to} with ${String(pattern)}`);
  }

  it('is stored, mailed and thanked for with its reference', async () => {
    const place = thanksOf(await post({ ...answers, attachments: [png('een'), png('twee')] }));
    expect(place).to.match(/^\/vraag\?bedankt=[\w-]{43}#f-form$/);
    const [submission] = await stored();
    expect(submission?.reference).to.match(/^VRG-2\d{3}-[A-HJ-NP-Z2-9]{6}$/);
    expect(submission?.state).to.equal('new');
    const thanks = await app.client().request('GET', place);
    expect(thanks.text)
      .to.include(submission?.reference ?? '-')
      .and.include('binnen een week')
      .and.include('<title>Bedankt | ');
    expect(thanks.headers['x-robots-tag']).to.equal('noindex');
    expect(await mails()).to.deep.equal(['forms:confirmation', 'forms:office']);
    expect(await rows('select 1 from lectern_private_file where entity is not null')).to.have.length(2);
    app.setClock(new Date(Date.now() + 25 * 3_600_000));
    expect((await app.client().request('GET', place)).status, 'a day later').to.equal(404);
  });

  it('is drawn once for all who filled in nothing, to the byte as for one of them, each with a key of their own', async () => {
    for (const path of ['/vraag', '/inventaris']) {
      const [one, other, alone] = [path, path, `${path}?stap=nergens`].map((address) => app.client().request('GET', address));
      const texts = [await one, await other, await alone].map((answer) => answer?.text ?? '');
      const keys = texts.map(keyIn);
      expect(new Set(keys).size, path).to.equal(3);
      // An address with a query is kept nowhere, so that it is drawn for one.
      const [kept, , drawn] = texts.map((text, index) => text.replaceAll(keys[index] ?? '-', '').replaceAll('?stap=nergens', ''));
      expect(kept, path).to.equal(drawn).and.to.include('data-form=');
    }
  });

  it('is counted from its first try on, of nobody', async () => {
    const client = app.client();
    const refused = await post({ ...answers, name: '' }, {}, client);
    expect(refused.text).to.include('name="_again"');
    thanksOf(await post({ ...answers, _again: '1' }, {}, client));
    thanksOf(await post({ ...answers, name: 'Kees' }));
    const counted = await rows<{ event: string; count: number }>(
      'select event, sum(count)::int as count from forms_step_count group by event order by event',
    );
    expect(counted.map(({ event, count }) => [event, count])).to.deep.equal([
      ['error', 1],
      ['refused', 1],
      ['sent', 2],
      ['started', 2],
    ]);
  });

  it('goes to everybody at the office whom it concerns, and drops what nobody saw', async () => {
    thanksOf(await post({ ...answers, insured: 'yes', relationNumber: 'R-1' }));
    expect(await mails()).to.deep.equal(['forms:confirmation', 'forms:office', 'forms:office']);
    await app.clear();
    thanksOf(await post({ ...answers, relationNumber: 'R-1' }));
    const [{ id, answers: sealed } = { id: '', answers: Buffer.alloc(0) }] = await rows<{ id: string; answers: Buffer }>(
      'select id, answers from forms_submission',
    );
    const vault = app.app.service({ name: 'kernel/vault' } as never) as unknown as {
      of: (owner: string) => { open: (place: object, sealed: Uint8Array) => object };
    };
    expect(vault.of('forms').open({ table: 'forms_submission', id, column: 'answers' }, sealed)).to.deep.equal(answers);
  });

  it('happens once for each rendering: the first result again, or a conflict with its reference', async () => {
    const client = app.client();
    const page = (await client.request('GET', '/vraag')).text;
    expect(page, 'no service that completes addresses').not.to.include('data-address');
    const key = keyIn(page);
    const send = (fields: object = {}) => post({ ...answers, ...fields }, { hidden: { _key: key } }, client);
    const all = await Promise.all([send(), send(), send()]);
    expect(new Set(all.map(thanksOf)).size).to.equal(1);
    const [submission] = await stored();
    expect(await stored()).to.have.length(1);
    const other = await send({ text: 'Iets anders' });
    expect(other.status).to.equal(409);
    expect(other.text)
      .to.include(submission?.reference ?? '-')
      .and.include('Iets anders')
      .and.include('<title>Fout: Vraag');
    expect(keyIn(other.text)).to.not.equal(key);
    thanksOf(await post({ ...answers, text: 'Iets anders' }, { hidden: { _key: keyIn(other.text) } }, client));
    expect(await stored()).to.have.length(2);
  });

  it('happens once where Back makes the page anew: the same answers from one browser are one', async () => {
    const client = app.client();
    const send = (fields: object = {}) => post({ ...answers, attachments: png('een'), ...fields }, {}, client);
    const first = thanksOf(await send());
    expect(thanksOf(await send())).to.equal(first);
    expect(await stored()).to.have.length(1);
    expect(thanksOf(await send({ text: 'Nog een vraag' })), 'something else').not.to.equal(first);
    expect(thanksOf(await post({ ...answers, attachments: png('een') })), 'somebody else').not.to.equal(first);
    expect(await stored()).to.have.length(3);
  });

  it('shows what is wrong with everything that was typed, and keeps its files', async () => {
    const client = app.client();
    const wrong = await post({ ...answers, name: '', attachments: png() }, {}, client);
    expect(wrong.status).to.equal(400);
    expect(wrong.text).to.include('Dit veld is verplicht').and.include('Zingt een kanarie?').and.include('foto.png');
    const kept =
      /name="_kept"[^>]*value="([^"]+)"/.exec(wrong.text)?.[1] ?? /value="([^"]+)"[^>]*name="_kept"/.exec(wrong.text)?.[1];
    thanksOf(await post({ ...answers, _kept: kept ?? '' }, {}, client));
    expect(await rows('select 1 from lectern_private_file where entity is not null')).to.have.length(1);
    const again = await post({ ...answers, _kept: kept ?? '' });
    expect(again.status, 'of another submission by now').to.equal(400);
    expect(again.text).to.include('Een bestand is niet meer beschikbaar');
  });

  it('takes files by what they hold and how large they are, and says at the field what it does not take', async () => {
    const says = async (file: File): Promise<string> => {
      const answer = await post({ ...answers, attachments: file });
      expect(answer.status).to.equal(400);
      expect(answer.text).to.include('Zingt een kanarie?');
      return answer.text;
    };
    expect(await says(new File(['MZ'], 'factuur.pdf'))).to.include('Dit soort bestand');
    expect(await says(new File([''], 'leeg.pdf'))).to.include('Dit bestand is leeg');
    const large = new File([new Uint8Array(9.5 * 1024 * 1024 + 1)], 'groot.png');
    expect(await says(large)).to.include('Het upload limiet van 9,5mb is overschreden');
    expect(await stored()).to.deep.equal([]);
  });

  it('passes no file that a scanner finds something in, and none at all while there is no scanner', async () => {
    const found = await post({ ...answers, attachments: png(virus) });
    expect([found.status, found.text.includes('iets schadelijks gevonden')]).to.deep.equal([400, true]);
    clamd.setBroken(true);
    const away = await post({ ...answers, attachments: png() });
    const byCall = await call({ ...answers, attachments: png() });
    clamd.setBroken(false);
    expect([away.status, away.text.includes('Bestanden kunnen nu niet worden gecontroleerd')]).to.deep.equal([503, true]);
    expect(away.text).to.include('Zingt een kanarie?').and.not.include('_kept');
    expectErrors(byCall, 503, [{ code: 'FO_47' }]);
    expect(await rows('select 1 from lectern_private_file')).to.deep.equal([]);
    expect(await stored()).to.deep.equal([]);
  });

  it('is held where a machine seems to have sent it: it looks accepted, and sends no mail', async () => {
    const place = thanksOf(await post({ ...answers, _website: 'https://spam.example' }));
    expect((await app.client().request('GET', place)).text).to.include('VRG-');
    expect((await stored())[0]?.state).to.equal('held');
    expect(await mails()).to.deep.equal([]);
  });

  it('is sent by a call as well, with the same verdict', async () => {
    const sent = await call({ ...answers, attachments: png(), _csrf: 'x', _block: 'f' });
    expectSuccess(sent);
    expect(sent.get('data.reference')).to.match(/^VRG-/);
    expect(sent.get('data.receiptToken')).to.match(/^[\w-]{43}$/);
    const key = keyIn((await app.client().request('GET', '/vraag')).text);
    expectSuccess(await call({ ...answers, _key: key }));
    expectErrors(await call({ ...answers, text: 'Iets anders', _key: key }), 409, [{ code: 'FO_40' }]);
    const wrong = await call({ name: 'Noor', email: 'noor', insured: 'yes' });
    expectErrors(wrong, 400, [
      { property: 'email', code: 'FO_01' },
      { property: 'relationNumber', code: 'V_01' },
      { property: 'text', code: 'V_01' },
    ]);
    expect(wrong.get('Errors.1.params.text')).to.equal('Dit veld is verplicht');
    expectErrors(await call({ ...answers, other: 'x' }), 400, [{ property: 'other', code: 'V_12' }]);
    expectErrors(await call(answers, 'nothing'), 404, [{ code: 'G_04' }]);
  });

  it('is counted by the network that it comes from', async () => {
    for (let count = 0; count < 8; count += 1) expectSuccess(await call({ ...answers, name: `Noor ${count}` }));
    expectErrors(await call(answers), 429, [{ code: 'G_18' }]);
    const page = await post(answers);
    expect(page.status).to.equal(429);
    expect(page.text).to.include('Zingt een kanarie?').and.include('te vaak');
  });

  it('leaves nothing of what it says anywhere but sealed', async () => {
    const canary = 'KANARIE7';
    thanksOf(await post({ ...answers, name: canary, text: canary, attachments: png(canary) }));
    await post({ ...answers, name: canary, text: '', attachments: png(canary) });
    await postForm(app.client(), '/inventaris', { surname: canary, email: `${canary}@example.com` }, { isMultipart: true });
    const tables = await rows<{ name: string }>(
      `select format('%I.%I', schemaname, tablename) as name from pg_tables where schemaname not in ('pg_catalog', 'information_schema')`,
    );
    for (const { name } of tables)
      expect(await rows(`select 1 from ${name} t where t::text ilike '%${canary}%'`), name).to.deep.equal([]);
    expect(JSON.stringify(app.logs)).not.to.match(/kanarie7/i);
    const folder = app.app.environment.dataDir;
    const files = readdirSync(folder, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile());
    expect(files.length, 'sealed files').to.be.at.least(2);
    for (const { parentPath, name } of files)
      expect(readFileSync(join(parentPath, name), 'latin1').includes(canary), name).to.equal(false);
    expect((await rows('select 1 from forms_submission')).length + (await rows('select 1 from forms_draft')).length).to.equal(2);
  });

  it('is filled in step by step, out of order leads to the first open step, and ends with a look at everything', async () => {
    const client = app.client();
    const send = (step: string, fields: Fields) =>
      postForm(client, `/inventaris?stap=${step}`, fields, { isMultipart: true, hidden: { _step: step } });
    expect((await send('woning', { 'home.postcode': '1234 AB' })).headers.location).to.equal('/inventaris?stap=persoon#f-form');
    expect((await send('persoon', { surname: '', email: 'x' })).status).to.equal(400);
    expect(await rows('select 1 from forms_draft'), 'what is not right is not kept').to.deep.equal([]);
    expect(thanksOf(await send('persoon', { surname: 'Jansen', email: 'jan@example.com' }))).to.equal(
      '/inventaris?stap=woning#f-form',
    );
    expect((await client.request('GET', '/inventaris?stap=persoon')).text).to.include('value="Jansen"');
    const signed = await send('woning', { 'home.postcode': '1234ab', signature: png('een handtekening') });
    expect(thanksOf(signed)).to.equal('/inventaris?stap=controleren#f-form');
    const check = await client.request('GET', '/inventaris?stap=controleren');
    expect(check.text).to.include('Jansen').and.include('1234 AB').and.include('foto.png');
    const key = keyIn(check.text);
    const finish = () => postForm(client, '/inventaris', {}, { isMultipart: true, hidden: { _step: 'controleren', _key: key } });
    const place = thanksOf(await finish());
    expect(thanksOf(await finish()), 'pressed once more after Back').to.equal(place);
    const again = await client.request('GET', '/inventaris?stap=controleren');
    expect(again.text, 'Back, asked for anew').to.include((await stored())[0]?.reference ?? '-');
    expect((await client.request('GET', '/inventaris')).text, 'another one').not.to.include('Jansen');
    expect((await stored()).map(({ form }) => form)).to.deep.equal(['inventory']);
    expect(await rows('select 1 from forms_draft')).to.deep.equal([]);
    expect((await app.app.em().find(Submission as never, {})).length).to.equal(1);
  });

  it('is gone on with elsewhere by a link that works once, with its files', async () => {
    const client = app.client();
    const send = (step: string, fields: Fields) =>
      postForm(client, `/inventaris?stap=${step}`, fields, { isMultipart: true, hidden: { _step: step } });
    await send('persoon', { surname: 'Jansen', email: 'jan@kanarie.example' });
    const stopped = await send('woning', { 'home.postcode': 'nog niet', signature: png(), _stop: '1' });
    expect(thanksOf(stopped)).to.equal('/inventaris?later=vraag#f-form');
    const wrong = await postForm(client, '/inventaris?later=vraag', { _address: 'jan@' }, { isMultipart: true });
    expect([wrong.status, wrong.text.includes('value="jan@"')]).to.deep.equal([400, true]);
    const ask = () => postForm(client, '/inventaris?later=vraag', { _address: 'jan@kanarie.example' }, { isMultipart: true });
    expect(thanksOf(await ask())).to.equal('/inventaris?later=verstuurd#f-form');
    expect(await rows(`select 1 from forms_resume r where r::text like '%kanarie%'`)).to.deep.equal([]);
    await app.startJobs();
    const link = await untilMailed('resume', 'jan@kanarie.example', /\/inventaris\?verder=[\w-]+/);
    const other = app.client();
    expect((await other.request('GET', link)).text, 'a look uses nothing').to.include('Wat u eerder invulde');
    expect(thanksOf(await postForm(other, link, {}, { isMultipart: true }))).to.equal('/inventaris#f-form');
    const page = (await other.request('GET', '/inventaris')).text;
    expect(page).to.include('value="nog niet"').and.include('foto.png');
    expect((await client.request('GET', '/inventaris')).text, 'no longer here').not.to.include('nog niet');
    expect((await other.request('GET', link)).text, 'used').to.include('Deze link werkt niet meer');
    app.setClock(new Date(Date.now() + 8 * 86_400_000));
    app.app.jobs.nudge('forms:sweep-drafts');
    await until(() => rows('select 1 from forms_draft'), []);
    expect(await rows('select 1 from forms_resume')).to.deep.equal([]);
  });

  it('is signed or declined by whom it names, by a link each, with one reminder', async () => {
    const client = app.client();
    const send = (step: string, fields: Fields) =>
      postForm(client, `/inventaris?stap=${step}`, fields, { isMultipart: true, hidden: { _step: step } });
    await send('persoon', { surname: 'Jansen', email: 'jan@example.com' });
    const partner = { 'partner.name': 'Piet Puk', 'partner.email': 'piet@kanarie.example' };
    thanksOf(await send('woning', { 'home.postcode': '1234ab', signature: 'Jansen', ...partner }));
    thanksOf(await send('controleren', {}));
    await app.startJobs();
    const link = await untilMailed('sign', 'piet@kanarie.example', /\/inventaris\?teken=[\w-]+/);
    const signer = app.client();
    const page = (await signer.request('GET', link)).text;
    expect(page).to.include('Ik ga akkoord').and.include('Piet Puk').and.not.include('1234 AB');
    const answer = (fields: Fields) => postForm(signer, link, fields, { isMultipart: true });
    expect((await answer({ _verdict: 'signed' })).status).to.equal(400);
    app.setClock(new Date(Date.now() + 8 * 86_400_000));
    app.app.jobs.nudge('mail:send');
    await untilMailed('sign-reminder', 'piet@kanarie.example', /enige herinnering/);
    expect(thanksOf(await answer({ _verdict: 'signed', _signedBy: 'Piet Puk' }))).to.equal(`${link}#f-form`);
    expect((await signer.request('GET', link)).text).to.include('Bedankt, u heeft getekend');
    expect(await rows('select state from forms_consent')).to.deep.equal([{ state: 'signed' }]);
    expect(await rows(`select 1 from forms_consent c where c::text ilike '%kanarie%' or c::text like '%Puk%'`)).to.deep.equal([]);
    expect(await rows(`select changes->>'state' as state from lectern_audit_entry where action = 'forms.sign'`)).to.deep.equal([
      { state: 'signed' },
    ]);
  });

  it('is exported and erased for whoever it names, and for whom its link went to', async () => {
    const client = app.client();
    const send = (step: string, fields: Fields) =>
      postForm(client, `/inventaris?stap=${step}`, fields, { isMultipart: true, hidden: { _step: step } });
    await send('persoon', { surname: 'Jansen', email: 'jan@kanarie.example' });
    await send('woning', { 'home.postcode': '1234ab', signature: png(), _stop: '1' });
    await postForm(client, '/inventaris?later=vraag', { _address: 'ander@example.com' }, { isMultipart: true });
    const manager = await signIn(app, await buildUser(app, { role: 'Administrator', email: 'manager@example.com' }));
    const kept = async (email: string) => {
      const answer = await manager.request('POST', '/api/privacy/export', { email });
      return answer.get<{ owner: string; count: number; data: object[] }[]>('data.parts').find(({ owner }) => owner === 'forms');
    };
    for (const email of ['Jan@Kanarie.example', 'ander@example.com']) {
      const part = await kept(email);
      expect(part?.count, email).to.equal(1);
      expect(JSON.stringify(part?.data)).to.include('Jansen').and.include('foto.png');
    }
    expect((await kept('niemand@example.com'))?.count ?? 0).to.equal(0);
    expectSuccess(await manager.request('POST', '/api/privacy/erase', { email: 'ander@example.com' }));
    for (const table of ['forms_draft', 'forms_draft_hash', 'forms_resume'])
      expect(await rows(`select 1 from ${table}`), table).to.deep.equal([]);
    expect(await rows('select 1 from lectern_private_file where entity is not null')).to.deep.equal([]);
    await send('persoon', { surname: 'Jansen', email: 'jan@example.com' });
    const partner = { 'partner.name': 'Piet Puk', 'partner.email': 'piet@kanarie.example' };
    await send('woning', { 'home.postcode': '1234ab', signature: 'Jansen', ...partner });
    thanksOf(await send('controleren', {}));
    expect(JSON.stringify((await kept('piet@kanarie.example'))?.data)).to.include('"state":"asked"');
    expectSuccess(await manager.request('POST', '/api/privacy/erase', { email: 'piet@kanarie.example' }));
    expect(await rows('select 1 from forms_consent')).to.deep.equal([]);
  });

  it('is forgotten with its files where it is left for a week', async () => {
    const client = app.client();
    const send = (step: string, fields: Fields) =>
      postForm(client, `/inventaris?stap=${step}`, fields, { isMultipart: true, hidden: { _step: step } });
    await send('persoon', { surname: 'Jansen', email: 'jan@example.com' });
    await send('woning', { 'home.postcode': '1234ab', signature: png() });
    expect(await rows('select 1 from lectern_private_file where entity is not null')).to.have.length(1);
    app.setClock(new Date(Date.now() + 8 * 86_400_000));
    expect((await client.request('GET', '/inventaris')).text).not.to.include('Jansen');
    app.app.jobs.nudge('forms:sweep-drafts');
    await app.startJobs();
    await until(() => rows('select 1 from forms_draft'), []);
    expect(await rows('select 1 from lectern_private_file where entity is not null')).to.deep.equal([]);
  });
});
