import { use } from '@lectern/core';
import { buildPublishedPage, createTestApp, expectErrors, expectSuccess } from '@lectern/testing';
import type { TestApp } from '@lectern/testing';
import { expect } from 'chai';
import { question } from '../../fixtures/forms.ts';
import { forms } from '../../manifest.ts';
import site from '../../site/index.ts';
import server from '../index.ts';
import { startAddressService } from './address-service.test-kit.ts';

const service = await startAddressService();
const { manifest, options } = use(forms, { forms: [question], address: service.options });

describe('the completion of addresses', () => {
  let app: TestApp;
  before(async () => {
    app = await createTestApp({ plugins: [{ manifest, options, entries: { server, site } }] });
    await buildPublishedPage(app, { slug: '/vraag', blocks: { f: { type: 'forms/form', props: { form: 'question' } } } });
    await app.keep();
  });
  beforeEach(() => app.clear());
  afterEach(() => service.behave('well'));
  after(() => Promise.all([app?.close(), service.close()]));

  const ask = (postcode: string, number: string) =>
    app.client().request('GET', `/api/forms/address?${new URLSearchParams({ postcode, number })}`);
  async function found(postcode: string, number: string): Promise<unknown> {
    const answer = await ask(postcode, number);
    expectSuccess(answer);
    return answer.get('data');
  }

  it('finds street and city, asks once for a while, and knows what is not there', async () => {
    expect(await found('1234ab', '12')).to.deep.equal({ street: 'Dorpsstraat', city: 'Ons Dorp' });
    expect(await found('1234 AB', '12')).to.deep.equal({ street: 'Dorpsstraat', city: 'Ons Dorp' });
    expect(await found('1234 AB', '99')).to.equal(null);
    expect(await found('1234 AB', '99')).to.equal(null);
    expect(service.asked).to.deep.equal(['postcode:1234AB and huisnummer:12', 'postcode:1234AB and huisnummer:99']);
    app.setClock(new Date(Date.now() + 601_000));
    expect(await found('1234AB', '99')).to.equal(null);
    expect(service.asked).to.have.length(3);
  });

  it('refuses what is no postcode or number, and counts by network', async () => {
    expectErrors(await ask('1234', '12'), 400, [{ property: 'postcode', code: 'FO_04' }]);
    expectErrors(await ask('1234 AB', '12&x='), 400, [{ property: 'number', code: 'V_12' }]);
    for (let count = 0; count < 120; count += 1) expectSuccess(await ask('1234 AB', '99'));
    expectErrors(await ask('1234 AB', '12'), 429, [{ code: 'G_18' }]);
  });

  it('knows nothing while the service is away, tells nobody what was asked, and asks again', async () => {
    for (const behaviour of ['never', 'failing', 'strange', 'endless'] as const) {
      service.behave(behaviour);
      expect(await found('4321 ZX', '77'), behaviour).to.equal(null);
    }
    const warnings = app.logs.filter(({ level }) => level === 40);
    expect(warnings).to.have.length(4);
    expect(JSON.stringify(app.logs)).not.to.match(/4321 ?ZX/);
    service.behave('well');
    expect(await found('4321 ZX', '77')).to.equal(null);
    expect(app.logs.filter(({ level }) => level === 40)).to.have.length(4);
  });

  it('is told to the page, so that its script asks us', async () => {
    expect((await app.client().request('GET', '/vraag')).text).to.include('data-address="/api/forms/address"');
  });
});
