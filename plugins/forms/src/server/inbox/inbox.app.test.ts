import { use } from '@lectern/core';
import { buildPublishedPage, buildUser, createTestApp, expectErrors, expectSuccess, signIn, until } from '@lectern/testing';
import type { TestApp, TestClient } from '@lectern/testing';
import { expect } from 'chai';
import { inventory, question } from '../../fixtures/forms.ts';
import { forms } from '../../manifest.ts';
import site from '../../site/index.ts';
import server from '../index.ts';

const { manifest, options } = use(forms, { forms: [question, inventory], submissionsPerHour: 1000 });
const plugin = { manifest, options, entries: { server, site } };
const day = 86_400_000;

const png = new File([Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a])], '=foto".png');
const answers = { name: 'Noor de Vries', email: 'Noor@Kanarie.example', insured: 'yes', relationNumber: 'R 12-3', text: '=1+1' };
const all = ['edit-texts', 'view-submissions', 'export-submissions', 'erase-submissions'].map((name) => `forms:${name}`);

describe('the inbox', () => {
  let app: TestApp;
  let staff: TestClient;
  let manager: TestClient;
  before(async () => {
    app = await createTestApp({ plugins: [plugin] });
    staff = await signIn(app, await buildUser(app, { permissions: all }));
    manager = await signIn(app, await buildUser(app, { role: 'Administrator', email: 'manager@example.com' }));
    await app.keep();
  });
  beforeEach(() => app.clear());
  after(() => app?.close());

  interface Listed {
    readonly id: string;
    readonly reference: string;
    readonly state: string;
  }
  const rows = async <Row extends object>(text: string): Promise<Row[]> => (await app.app.pool.query<Row>(text)).rows;
  async function send(fields: Readonly<Record<string, string | File>> = {}) {
    const body = new FormData();
    for (const [name, value] of Object.entries({ ...answers, ...fields })) body.append(name, value);
    const sent = await app.client().request('POST', '/api/forms/question/submit', body);
    expectSuccess(sent);
    return { reference: sent.get<string>('data.reference'), token: sent.get<string>('data.receiptToken') };
  }
  const list = async (query = ''): Promise<readonly Listed[]> =>
    (await staff.request('GET', `/api/forms/submissions${query}`)).get<Listed[]>('data.items');
  const found = async (term: string): Promise<number> => (await list(`?searchTerm=${encodeURIComponent(term)}`)).length;
  const onlyID = async (): Promise<string> => (await list())[0]?.id ?? '';
  const audited = async (): Promise<string[]> =>
    (await rows<{ action: string }>(`select action from lectern_audit_entry where action like 'forms.%' order by id`)).map(
      ({ action }) => action,
    );

  it('finds what was sent by whatever people ask for, though all of it is sealed', async () => {
    const { reference } = await send();
    await send({ name: 'Piet Jansen', email: 'piet@example.com', relationNumber: 'R 99' });
    expect(await list()).to.have.length(2);
    for (const term of [reference.toLowerCase(), 'noor de vries', 'VRIES', 'noor@kanarie.example', 'r123', 'R 12-3'])
      expect(await found(term), term).to.equal(1);
    expect(await found('Vrie')).to.equal(0);
    expect(await found('=1+1'), 'what is not searchable').to.equal(0);
    expect(await list('?state=done')).to.deep.equal([]);
    expect(await list('?form=question&columnToSort=reference&sortOrder=asc')).to.have.length(2);
  });

  it('knows nothing of one that is not there, nor of a form', async () => {
    const nowhere = '00000000-0000-4000-8000-00000000dead';
    const calls: readonly (readonly [method: string, path: string, body: object])[] = [
      ['PUT', 'state', { state: 'done' }],
      ['PUT', 'assignee', { userID: null }],
      ['POST', 'notes', { text: 'Gebeld.' }],
      ['POST', 'resend', { mailID: nowhere }],
      ['PUT', 'legal-hold', { hasLegalHold: true }],
    ];
    for (const [method, path, body] of calls)
      expectErrors(await staff.request(method, `/api/forms/submissions/${nowhere}/${path}`, body), 404, [{ code: 'G_04' }]);
    expectErrors(await staff.request('PUT', '/api/forms/texts/nothing', { revision: 0 }), 404, [{ code: 'G_04' }]);
  });

  it('shows one as it was asked, and writes down that somebody looked', async () => {
    const { reference } = await send({ attachments: png });
    const id = await onlyID();
    const shown = await staff.request('GET', `/api/forms/submissions/${id}`);
    expectSuccess(shown);
    expect(shown.get('data.reference')).to.equal(reference);
    const lines = shown.get<{ label: string; words: string[]; files: { id: string; name: string }[] }[]>('data.groups.0.lines');
    expect(lines.map(({ label, words }) => [label, words.join()])).to.deep.include(['Relatienummer', 'R 12-3']);
    expect(shown.get<object[]>('data.mails')).to.have.length(3);
    const [entry] = await rows<{ digest: string }>(
      `select changes->>'digest' as digest from lectern_audit_entry where action = 'forms.submit'`,
    );
    expect(shown.get('data.digest')).to.equal(entry?.digest);
    const file = lines.flatMap(({ files }) => files)[0];
    const link = await staff.request('POST', `/api/forms/submissions/${id}/files/${file?.id}/link`, {});
    const place = link.get<string>('data.path');
    const opened = await app.client().request('GET', place);
    expect([opened.status, opened.headers['x-content-type-options']]).to.deep.equal([200, 'nosniff']);
    expect(opened.headers['content-disposition']).to.match(
      /^attachment; filename="_foto_22.png"; filename\*=UTF-8''%3Dfoto%2522.png$/,
    );
    app.setClock(new Date(Date.now() + 6 * 60_000));
    expect((await app.client().request('GET', place)).status).to.be.oneOf([400, 401, 403, 404]);
    expect(await audited()).to.deep.equal(['forms.submit', 'forms.view', 'forms.open-file']);
  });

  it('is worked through: states, notes, who handles it, mails once more', async () => {
    await send();
    const id = await onlyID();
    const place = `/api/forms/submissions/${id}`;
    expectSuccess(await staff.request('PUT', `${place}/state`, { state: 'in-progress' }));
    for (const [userID, code] of [
      [999_999, 'V_07'],
      [9_999_999_999, 'V_12'],
    ] as const)
      expectErrors(await staff.request('PUT', `${place}/assignee`, { userID }), 400, [{ property: 'userID', code }]);
    expectSuccess(await staff.request('PUT', `${place}/assignee`, { userID: 1 }));
    expectSuccess(await staff.request('POST', `${place}/notes`, { text: 'Gebeld: KANARIE7' }));
    const shown = await staff.request('GET', place);
    expect([shown.get('data.state'), shown.get('data.assigneeID')]).to.deep.equal(['in-progress', 1]);
    expect(shown.get('data.notes.0.text')).to.equal('Gebeld: KANARIE7');
    expect(await rows(`select 1 from forms_note n where n::text like '%KANARIE7%'`)).to.deep.equal([]);
    expect(await list('?assigneeID=1')).to.have.length(1);
    expectErrors(await staff.request('PUT', `${place}/state`, { state: 'held' }), 400, [{ property: 'state', code: 'V_07' }]);
    await app.startJobs();
    const mailID = shown.get<string>('data.mails.0.id');
    const ended = () => rows(`select 1 from lectern_mail where id = '${mailID}' and ended_at is not null`);
    await until(async () => (await ended()).length, 1);
    expectSuccess(await staff.request('POST', `${place}/resend`, { mailID }));
    expect((await staff.request('GET', place)).get<object[]>('data.mails')).to.have.length(4);
  });

  it('lets somebody decide about what was held: its mails go out, or it is dropped', async () => {
    await send({ _website: 'x' });
    await send({ _website: 'y', name: 'Kees' });
    const [one, other] = await list('?state=held');
    expect(await rows('select 1 from lectern_mail')).to.deep.equal([]);
    expectSuccess(await staff.request('PUT', `/api/forms/submissions/${one?.id}/state`, { state: 'new' }));
    expect(await rows('select 1 from lectern_mail')).to.have.length(3);
    expectSuccess(await staff.request('PUT', `/api/forms/submissions/${other?.id}/state`, { state: 'dropped' }));
    expect(await rows('select 1 from lectern_mail')).to.have.length(3);
    expect(await list()).to.have.length(1);
    const change = (id: string | undefined, state: string) =>
      staff.request('PUT', `/api/forms/submissions/${id}/state`, { state });
    expectErrors(await change(other?.id, 'new'), 400, [{ property: 'state', code: 'V_07' }]);
    expectErrors(await change(one?.id, 'dropped'), 400, [{ property: 'state', code: 'V_07' }]);
    expectSuccess(await change(other?.id, 'held'));
  });

  it('is exported without a formula, as it was asked', async () => {
    await send({ text: '+31 6 12345678' });
    await send({ insured: 'no' });
    await send({ _website: 'held' });
    const csv = await staff.request('GET', '/api/forms/export?form=question');
    expect(csv.headers['content-type']).to.equal('text/csv; charset=utf-8');
    expect(csv.text).to.include('"+31 6 12345678"').and.include(`"'=1+1"`).and.include('"Relatienummer"');
    expect(csv.text.trim().split('\r\n')).to.have.length(3);
    const json = await staff.request('GET', '/api/forms/export?form=question&format=json');
    const parsed = JSON.parse(json.text) as { lines: { path: string }[] }[];
    expect(parsed.map(({ lines }) => lines.some(({ path }) => path === 'relationNumber'))).to.deep.equal([true, false]);
    expect(await audited()).to.include('forms.export');
  });

  it('asks by the texts and mails the addresses that editors set, and keeps what was asked before', async () => {
    await send();
    const before = await onlyID();
    const place = '/api/forms/texts/question';
    const texts = (await staff.request('GET', place)).get<{ key: string; where: string }[]>('data.texts');
    const key = 'steps.vraag.parts.name.label';
    expect(texts.find((text) => text.key === key)?.where).to.equal('Naam');
    const change = {
      revision: 0,
      texts: { [key]: { nl: 'Uw hele naam' } },
      recipients: { 'kantoor@example.com': 'nieuw@example.com' },
    };
    const blocks = { f: { type: 'forms/form', props: { form: 'question' } } };
    const { slug } = await buildPublishedPage(app, { blocks });
    const asked = async (): Promise<string> => (await app.client().request('GET', slug)).text;
    expect(await asked()).not.to.include('Uw hele naam');
    expectSuccess(await staff.request('PUT', place, change));
    // Fails where an empty form is kept that was drawn before.
    expect(await asked()).to.include('Uw hele naam');
    expectErrors(await staff.request('PUT', place, change), 409, [{ code: 'G_03' }]);
    expectErrors(await staff.request('PUT', place, { revision: 1, texts: { 'sentences.tooLarge': { nl: 'Te groot' } } }), 400, [
      { property: 'texts.sentences.tooLarge.nl', code: 'FO_45' },
    ]);
    expectErrors(await staff.request('PUT', place, { revision: 1, texts: { nothing: { nl: 'x' } } }), 400, [
      { property: 'texts.nothing', code: 'V_12' },
    ]);
    await send({ name: 'Later' });
    const [after] = await list();
    const labels = async (id: string): Promise<string> =>
      (await staff.request('GET', `/api/forms/submissions/${id}`)).get<string>('data.groups.0.lines.0.label');
    expect([await labels(before), await labels(after?.id ?? '')]).to.deep.equal(['Naam', 'Uw hele naam']);
    const mails = (await staff.request('GET', `/api/forms/submissions/${after?.id}`)).get<{ email: string | null }[]>(
      'data.mails',
    );
    expect(mails.map(({ email }) => email))
      .to.include('nieuw@example.com')
      .and.not.include('kantoor@example.com');
    expect(await audited()).to.include('forms.edit-texts');
    const back = { revision: 1, texts: { [key]: { nl: 'Naam' } } };
    expectSuccess(await staff.request('PUT', place, back));
    expect(await rows(`select changes->'texts' as texts from forms_text`)).to.deep.equal([{ texts: {} }]);
  });

  it('stays readable, exported and printed where the site asks its form no more', async () => {
    const { reference, token } = await send({ attachments: png });
    const id = await onlyID();
    const { options: others } = use(forms, { forms: [inventory] });
    const later = await createTestApp({
      plugins: [{ manifest, options: others, entries: { server, site } }],
      database: app.database,
    });
    try {
      const client = await signIn(later, await buildUser(later, { permissions: all }));
      const shown = await client.request('GET', `/api/forms/submissions/${id}`);
      expect(shown.get('data.groups.0.lines.0.label')).to.equal('Naam');
      for (const format of ['csv', 'json'])
        expect((await client.request('GET', `/api/forms/export?form=question&format=${format}`)).text)
          .to.include(reference)
          .and.include('Noor de Vries');
      expect((await later.client().request('GET', `/api/forms/receipt/${token}`)).text.slice(0, 5)).to.equal('%PDF-');
      const again = await later.client().request('POST', '/api/forms/question/submit', new FormData());
      expectErrors(again, 404, [{ code: 'G_04' }]);
    } finally {
      await later.close();
    }
  });

  it('is handed to its sender as a PDF that screen readers can read, for a day', async () => {
    const { token, reference } = await send({ text: 'Noor & “Jan” <b> #panic() 日本' });
    const pdf = await app.client().request('GET', `/api/forms/receipt/${token}`);
    expect([pdf.status, pdf.headers['content-type'], pdf.headers['cache-control']]).to.deep.equal([
      200,
      'application/pdf',
      'no-store',
    ]);
    expect(pdf.headers['content-disposition']).to.include(reference);
    expect(pdf.text.slice(0, 5)).to.equal('%PDF-');
    expect(pdf.text).to.include('/StructTreeRoot').and.include('/Lang');
    expectErrors(await app.client().request('GET', `/api/forms/receipt/${token.slice(1)}`), 404, [{ code: 'G_04' }]);
    app.setClock(new Date(Date.now() + day + 1));
    expectErrors(await app.client().request('GET', `/api/forms/receipt/${token}`), 404, [{ code: 'G_04' }]);
  });

  it('erases by hand, by time and for a person, but nothing that the law holds', async () => {
    await send({ attachments: png });
    await send({ attachments: png });
    const [one, other] = await list();
    const files = () => rows('select 1 from lectern_private_file where entity is not null');
    expectSuccess(await staff.request('PUT', `/api/forms/submissions/${one?.id}/legal-hold`, { hasLegalHold: true }));
    expectErrors(await staff.request('DELETE', `/api/forms/submissions/${one?.id}`), 409, [{ code: 'FO_44' }]);
    expectSuccess(await staff.request('DELETE', `/api/forms/submissions/${other?.id}`));
    expect(await files()).to.have.length(1);
    await send();
    const person = await manager.request('POST', '/api/privacy/export', { email: 'noor@kanarie.example' });
    const part = person
      .get<{ owner: string; count: number; data: unknown }[]>('data.parts')
      .find(({ owner }) => owner === 'forms');
    expect(part?.count).to.equal(2);
    expect(JSON.stringify(part?.data)).to.include('R 12-3');
    expectSuccess(await manager.request('POST', '/api/privacy/erase', { email: 'noor@kanarie.example' }));
    expect(await list()).to.have.length(1);
    await send({ name: 'Later' });
    app.setClock(new Date(Date.now() + 91 * day));
    app.app.jobs.nudge('forms:erase-due');
    await app.startJobs();
    await until(async () => (await rows('select 1 from forms_submission')).length, 1);
    expect(await files()).to.have.length(1);
    expect(await rows('select 1 from forms_receipt')).to.deep.equal([]);
  });
});
