import { expect } from 'chai';
import { buildPage, buildUser, createTestApp, signIn } from '@lectern/testing';
import type { TestApp, TestClient } from '@lectern/testing';
import { probePlugin } from '#server/site/fixtures/probe.ts';
import { resolveAddress } from '#client/address.ts';
import type { AnyInput } from '#client/call.ts';
import type { Client } from '#client/create-client.ts';
import { decode } from '#client/result.ts';
import { createPageCopy } from './page-copy.ts';

/** The typed client over an application under test. */
function clientOf(caller: TestClient): Pick<Client, 'call'> {
  const call = async (address: string, { body, ...input }: AnyInput) => {
    const { method, path } = resolveAddress(address, input);
    const { status, json } = await caller.request(method, `/api${path}`, body);
    const pick = ({ Success: _success, Errors: _errors, ...fields }: Readonly<Record<string, unknown>>) =>
      'data' in fields ? fields['data'] : fields;
    return decode({ status, headers: new Headers(), body: json, pick });
  };
  return { call: call as unknown as Client['call'] };
}

describe('the client’s own copy of a page', () => {
  let app: TestApp;
  let client: Pick<Client, 'call'>;
  before(async () => {
    app = await createTestApp({ plugins: [probePlugin] });
    client = clientOf(await signIn(app, await buildUser(app, { role: 'Administrator' })));
    await app.keep();
  });
  beforeEach(() => app.clear());
  after(() => app?.close());

  const none = { publishedVersionID: null, publishedID: null };
  async function liveCopy(title = 'Toren') {
    const { id } = await buildPage(app, { title });
    const copy = createPageCopy(client, id);
    expect(await copy.storeAndPublish({ title })).to.equal(undefined);
    const { publishedVersionID, publishedID, livePath } = copy.get() ?? {};
    expect([publishedVersionID, publishedID, livePath]).to.not.include(null);
    return { copy, live: { publishedVersionID, publishedID } };
  }

  it('names the publication after it, as the server does', async () => {
    const { copy, live } = await liveCopy();
    const own = copy.get();
    await copy.load();
    expect(copy.get()).to.deep.include(live);
    expect(own).to.deep.include({ revision: copy.get()?.revision, hasUnpublishedChanges: false });
  });

  it('names none after a request, while the live version stays on the site', async () => {
    const { copy, live } = await liveCopy();
    expect(await copy.store({ title: 'Toren twee' })).to.equal(undefined);
    expect(copy.get()).to.deep.include(live);
    expect(await copy.requestPublication('Graag')).to.equal(undefined);
    expect(copy.get()).to.deep.include({ ...none, hasPublicationRequest: true });
    await copy.load();
    expect(copy.get()).to.deep.include({ ...live, title: 'Toren twee' });
  });

  it('names none once the page is off the site, stored before or not', async () => {
    const first = await liveCopy('Een');
    expect(await first.copy.unpublish()).to.equal(undefined);
    const second = await liveCopy('Twee');
    expect(await second.copy.storeAndUnpublish({ title: 'Twee, anders' })).to.equal(undefined);
    const third = await liveCopy('Drie');
    expect(await third.copy.store({ title: 'Drie, nieuwer' })).to.equal(undefined);
    expect(await third.copy.requestPublication()).to.equal(undefined);
    expect(await third.copy.storeAndUnpublish({ title: 'Drie, anders' })).to.equal(undefined);
    for (const { copy } of [first, second, third]) {
      const own = copy.get();
      expect(own).to.deep.include({ ...none, livePath: null, hasPublicationRequest: false });
      await copy.load();
      expect(own).to.deep.equal({ ...copy.get(), updatedAt: own?.updatedAt });
    }
    expect(second.copy.get()?.title).to.equal('Twee, anders');
  });

  it('stays as it was where something fails', async () => {
    const { copy, live } = await liveCopy();
    const other = createPageCopy(client, String(copy.get()?.id));
    await other.load();
    await copy.store({ title: 'Nieuwer' });
    expect(await other.storeAndUnpublish({ title: 'Ouder' })).to.deep.include({ status: 409 });
    expect(other.get()).to.deep.include(live);
    expect(await createPageCopy(client, crypto.randomUUID()).unpublish()).to.deep.include({ status: 404 });
  });
});
