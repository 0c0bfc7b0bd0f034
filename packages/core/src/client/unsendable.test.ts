import { expect } from 'chai';
import { pageCalls } from '../modules/pages/pages.client.ts';
import { createClient } from './create-client.ts';

describe('a call with more than one SEO image', () => {
  const image = { fileID: 'f', altText: '' };
  const { error: log } = console;
  let logged: string[];
  let sent: unknown[];
  beforeEach(() => {
    [logged, sent] = [[], []];
    console.error = (text: string) => void logged.push(text);
  });
  afterEach(() => {
    console.error = log;
  });
  const client = createClient({
    apiPath: '/api',
    getToken: () => '',
    onToken: () => {},
    fetch: async (_url, init) => {
      sent.push(init?.body);
      return Response.json({ Success: true, Errors: [], pageID: 'p', pageVersionID: 'v', revision: 2, warnings: [] });
    },
  });
  const store = (seoImage: unknown) => {
    const seoSettings = { seoTitle: '', seoDescription: '', seoKeywords: [], seoImage, noIndex: false };
    return client.call(pageCalls.store, { params: { id: 'v' }, body: { revision: 1, seoSettings: seoSettings as never } });
  };
  const edit = (value: unknown) =>
    client.call(pageCalls.edit, {
      params: { id: 'v' },
      body: { revision: 1, client: 'c', sequence: 1, operations: [{ op: 'set', of: 'seo', field: 'seoImage', value }] },
    });

  it('is not sent, and the console is told', async () => {
    const failure = { ok: false, status: 400, errors: [{ property: 'seoSettings.seoImage', code: 'V_12' }], message: '' };
    for (const refused of [() => store([image, image]), () => edit([image, image]), () => store(image)])
      expect(await refused()).to.deep.equal(failure);
    expect(sent).to.deep.equal([]);
    expect(logged).to.have.length(3);
    expect(logged[0]).to.contain(pageCalls.store);
  });

  it('is sent with null, none or one', async () => {
    for (const fine of [null, [], [image]]) {
      expect((await store(fine)).ok).to.equal(true);
      expect((await edit(fine)).ok).to.equal(true);
    }
    expect(sent).to.have.length(6);
    expect(logged).to.deep.equal([]);
  });
});
