import { expect } from 'chai';
import { auditCalls } from '../modules/audit/audit.client.ts';
import { authCalls, secondFactorCalls } from '../modules/auth/auth.client.ts';
import { mailCalls } from '../modules/mail/mail.client.ts';
import { mediaCalls } from '../modules/media/media.client.ts';
import { pageCalls } from '../modules/pages/pages.client.ts';
import { settingsCalls } from '../modules/settings/settings.client.ts';
import { createClient } from './create-client.ts';
import { decode } from './result.ts';

interface Sent {
  readonly url: string;
  readonly init: RequestInit;
}

const answer = (status: number, body: unknown, headers: Record<string, string> = {}): Response =>
  new Response(typeof body === 'string' ? body : JSON.stringify(body), { status, headers });

function clientAnswering(answers: readonly (Response | Error)[], token = 'first') {
  const sent: Sent[] = [];
  const queue = [...answers];
  const state = { token, signedOut: 0 };
  const client = createClient({
    apiPath: '/api',
    getToken: () => state.token,
    onToken: (next) => (state.token = next),
    onSignedOut: () => (state.signedOut += 1),
    fetch: (async (url: string, init: RequestInit) => {
      sent.push({ url, init });
      const next = queue.shift();
      if (!next) throw new Error('no more answers');
      if (next instanceof Error) throw next;
      return next;
    }) as typeof fetch,
  });
  const header = (index: number, name: string) => new Headers(sent[index]?.init.headers).get(name);
  return { client, sent, state, header };
}

describe('the client', () => {
  it('sends both headers with every call', async () => {
    const { client, header, sent } = clientAnswering([answer(200, { Success: true, data: { items: [], totalItems: 0 } })]);
    const result = await client.call(pageCalls.list, { body: { columnToSort: 'title' } });
    expect(result).to.deep.equal({ ok: true, data: { items: [], totalItems: 0 } });
    expect(header(0, 'x-requested-with')).to.equal('XMLHttpRequest');
    expect(header(0, 'x-csrf-token')).to.equal('first');
    expect(sent[0]?.url).to.equal('/api/page/list');
  });

  it('keeps the token that an answer hands out', async () => {
    const { client, header } = clientAnswering([
      answer(200, { Success: true, availableLocales: ['nl-NL'], defaultLocale: 'nl-NL' }, { 'x-csrf-token': 'second' }),
      answer(200, { Success: true }),
    ]);
    await client.call(settingsCalls.get);
    await client.call(authCalls.logout);
    expect(header(1, 'x-csrf-token')).to.equal('second');
  });

  it('fetches a token and tries once more after G_02, and only once', async () => {
    const refusal = () => answer(403, { Success: false, Errors: [{ code: 'G_02' }] });
    const works = clientAnswering([
      refusal(),
      answer(200, { Success: true }, { 'x-csrf-token': 'fresh' }),
      answer(200, { Success: true }),
    ]);
    expect((await works.client.call(authCalls.logout)).ok).to.equal(true);
    expect(works.sent.map((call) => call.init.method)).to.deep.equal(['POST', 'GET', 'POST']);
    expect(works.header(2, 'x-csrf-token')).to.equal('fresh');

    const fails = clientAnswering([refusal(), answer(200, { Success: true }), refusal()]);
    expect(await fails.client.call(authCalls.logout)).to.include({ ok: false, status: 403 });
    expect(fails.sent).to.have.length(3);
  });

  it('tells an unreachable server from a refusal', async () => {
    const { client } = clientAnswering([new TypeError('network')]);
    expect(await client.call(authCalls.logout)).to.deep.include({ ok: false, status: 0, errors: [{ code: 'G_09' }] });
  });

  it('reports a lost session', async () => {
    const { client, state } = clientAnswering([answer(401, { Success: false, Errors: [{ code: 'G_07' }] })]);
    await client.call(pageCalls.get, { params: { id: 'x' } });
    expect(state.signedOut).to.equal(1);
  });

  it('reports a lost session whose token was refused first', async () => {
    const { client, state } = clientAnswering([
      answer(403, { Success: false, Errors: [{ code: 'G_02' }] }),
      answer(200, { Success: true }, { 'x-csrf-token': 'of a visitor' }),
      answer(401, { Success: false, Errors: [{ code: 'G_07' }] }),
    ]);
    await client.call(pageCalls.publish, { params: { id: 'x' }, body: { revision: 1 } });
    expect(state.signedOut).to.equal(1);
  });

  it('gives data where that is all of an answer, else the fields beside the envelope, or nothing', async () => {
    const ids = { pageID: 'p', pageVersionID: 'v', revision: 1 };
    const user = { ID: 1, name: 'Ada' };
    const { client } = clientAnswering([
      answer(200, { Success: true, Errors: [], ...ids }),
      answer(200, { Success: true, Errors: [], data: { slug: '/b', path: '/b', livePath: null } }),
      answer(200, { Success: true, Errors: [], data: {}, User: user }),
      answer(200, { Success: true, Errors: [] }),
    ]);
    const page = { title: 'a', slug: '/a', type: 't/a', locale: 'nl-NL' };
    expect(await client.call(pageCalls.create, { body: page })).to.deep.equal({ ok: true, data: ids });
    const saved = await client.call(pageCalls.save, { params: { id: 'p' }, body: { slug: '/b' } });
    expect(saved.ok && saved.data.path).to.equal('/b');
    const confirmed = await client.call(secondFactorCalls.confirmTotp, { body: { code: '1' } });
    expect(confirmed).to.deep.equal({ ok: true, data: { data: {}, User: user } });
    expect(await client.call(authCalls.logout)).to.deep.equal({ ok: true, data: undefined });
  });

  it('writes parameters into the path and the query, and leaves out what is empty', async () => {
    const { client, sent } = clientAnswering([answer(200, { Success: true }), answer(200, { Success: true })]);
    await client.call(pageCalls.get, { params: { id: 'a/b ?' } });
    await client.call(mailCalls.list, { query: { searchTerm: 'a&b', state: '', pageIndex: 2 } });
    expect(sent.map(({ url }) => url)).to.deep.equal(['/api/page/a%2Fb%20%3F', '/api/mail/list?searchTerm=a%26b&pageIndex=2']);
    expect(client.url(auditCalls.export, { query: { format: 'csv' } })).to.equal('/api/audit/export?format=csv');
  });

  it('takes an upload for done at status 200 alone', async () => {
    const upload = { form: { path: '/', f: new File(['x'], 'x.png') }, onlyStatus: 200 };
    const { client } = clientAnswering([
      answer(201, { Success: true, data: { id: 'x' } }),
      answer(200, { Success: true, data: { id: 'x' } }),
    ]);
    expect(await client.call(mediaCalls.addFile, upload)).to.deep.include({ ok: false, status: 201 });
    expect(await client.call(mediaCalls.addFile, upload)).to.deep.equal({ ok: true, data: { id: 'x' } });
  });

  it('names its headers for calls that go another way', () => {
    expect(clientAnswering([]).client.headers()).to.deep.equal({ 'X-Requested-With': 'XMLHttpRequest', 'X-CSRF-Token': 'first' });
  });

  it('sends a file as multipart, without a content type of its own', async () => {
    const { client, sent, header } = clientAnswering([
      answer(200, {
        Success: true,
        data: { id: 'f1', fileName: 'a.jpg', fileType: 'image', dimensions: { width: 4, height: 3 } },
      }),
    ]);
    const result = await client.call(mediaCalls.addFile, { form: { path: '/', f: new File(['x'], 'a.jpg') } });
    expect(result.ok && result.data).to.deep.include({ id: 'f1', dimensions: { width: 4, height: 3 } });
    expect(sent[0]?.init.body).to.be.instanceOf(FormData);
    expect(header(0, 'content-type')).to.equal(null);
  });
});

describe('decoding an answer', () => {
  const headers = new Headers({ 'x-request-id': 'r1', 'retry-after': '600' });

  it('gives every error with its property and parameters, and what the refusal tells', () => {
    const body = {
      Success: false,
      Message: 'No.',
      Errors: [{ property: 'email', code: 'V_02', params: { maximum: 3 } }, { code: 'V_07' }, { nonsense: true }],
      data: { free: ['10:00'] },
    };
    expect(decode({ status: 429, headers, body, pick: () => 1 })).to.deep.equal({
      ok: false,
      status: 429,
      message: 'No.',
      requestID: 'r1',
      retryAfter: 600,
      data: { free: ['10:00'] },
      errors: [{ property: 'email', code: 'V_02', params: { maximum: 3 } }, { code: 'V_07' }],
    });
  });

  it('takes Success: false for a failure even with status 200', () => {
    const result = decode({ status: 200, headers, body: { Success: false, Errors: [] }, pick: () => 1 });
    expect(result).to.deep.include({ ok: false, errors: [{ code: 'G_01' }] });
  });

  it('takes an answer that is no JSON object for a failure', () => {
    for (const body of [undefined, 'text', [], null]) {
      expect(decode({ status: 200, headers, body, pick: () => 1 }).ok).to.equal(false);
    }
  });
});
