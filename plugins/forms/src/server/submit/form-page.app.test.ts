import { use } from '@lectern/core';
import { buildPublishedPage, createTestApp, postForm } from '@lectern/testing';
import type { TestApp, TestClient, TestResponse } from '@lectern/testing';
import { expect } from 'chai';
import { inventory, question, visit } from '../../fixtures/forms.ts';
import { forms } from '../../manifest.ts';
import site from '../../site/index.ts';
import server from '../index.ts';

const { manifest, options } = use(forms, { forms: [question, inventory, visit] });
const plugin = { manifest, options, entries: { server, site } };
const png = new File([Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a])], 'foto.png');

describe('the page of a form', () => {
  let app: TestApp;
  before(async () => {
    app = await createTestApp({ plugins: [plugin] });
    for (const form of ['inventory', 'visit'])
      await buildPublishedPage(app, {
        slug: `/${form}`,
        blocks: {
          above: { type: 'forms/form', props: { form: 'question' } },
          f: { type: 'forms/form', props: { form } },
        },
        blockOrder: ['above', 'f'],
      });
    await app.keep();
  });
  beforeEach(() => app.clear());
  after(() => app?.close());

  type Fields = Parameters<typeof postForm>[2];
  const sendTo = (client: TestClient, path: string, fields: Fields, hidden = {}) =>
    postForm(client, path, fields, { block: 'f', isMultipart: true, hidden });
  const step = (client: TestClient, id: string, fields: Fields) => sendTo(client, `/inventory?stap=${id}`, fields, { _step: id });
  const ledTo = (answer: TestResponse): string => {
    expect(answer.status, answer.text.slice(0, 2000)).to.equal(303);
    return answer.headers.location ?? '';
  };
  const formIn = ({ text }: TestResponse): string =>
    [...text.matchAll(/<form[^]*?<\/form>/g)].map(([form]) => form).find((form) => form.includes('name="_block" value="f"')) ??
    '';
  const person = { surname: 'Jansen', email: 'jan@example.com' };

  it('leads back by a button, after what tells whose post it is and after what Enter presses', async () => {
    const client = app.client();
    expect(formIn(await client.request('GET', '/inventory')))
      .to.include('surname')
      .and.not.include('_back');
    await step(client, 'persoon', person);
    const form = formIn(await client.request('GET', '/inventory?stap=woning'));
    const [enter = '', back = ''] = [...form.matchAll(/<button[^>]*>/g)].map(([tag]) => tag);
    expect(enter).to.include('type="submit"').and.not.include('name=');
    expect(back).to.include('name="_back"');
    expect(form.indexOf('name="_block"')).to.be.within(1, form.indexOf(enter));
  });

  it('keeps what was typed on the way back, right or not, with its files, and says nothing of it', async () => {
    const client = app.client();
    await step(client, 'persoon', person);
    const back = await step(client, 'woning', { 'home.postcode': 'nog niet', signature: png, _back: '1' });
    expect(ledTo(back)).to.equal('/inventory?stap=persoon#f-form');
    expect(formIn(await client.request('GET', '/inventory?stap=persoon'))).to.include('value="Jansen"');
    expect(ledTo(await step(client, 'persoon', { ...person, surname: 'Smit' }))).to.equal('/inventory?stap=woning#f-form');
    const kept = formIn(await client.request('GET', '/inventory?stap=woning'));
    expect(kept).to.include('value="nog niet"').and.include('foto.png').and.not.include('form-summary');
    expect((await app.client().request('GET', '/inventory?stap=woning')).text).not.to.include('nog niet');
  });

  it('goes back from the look at all answers, and from a draft that is over to where it begins', async () => {
    const client = app.client();
    await step(client, 'persoon', person);
    await step(client, 'woning', { 'home.postcode': '1234 AB', signature: 'Jansen' });
    expect(ledTo(await step(client, 'controleren', { _back: '1' }))).to.equal('/inventory?stap=woning#f-form');
    expect((await app.app.pool.query('select 1 from forms_submission')).rows).to.deep.equal([]);
    const lost = await step(app.client(), 'woning', { 'home.postcode': '1234 AB', _back: '1' });
    expect(ledTo(lost)).to.equal('/inventory?stap=persoon#f-form');
  });

  it('asks for the persons that were counted and did not stand there yet, without a fault of theirs', async () => {
    const client = app.client();
    const first = { 'persons.0.surname': 'Smit', 'persons.0.eats': 'yes', 'days.0.part': 'noon' };
    const days = { 'days.1.part': 'noon', 'days.2.part': 'noon' };
    const counted = { name: 'Noor', personCount: '3', ...first, ...days };
    const more = await sendTo(client, '/visit', counted);
    expect([more.status, more.text.includes('<title>Fout: ')]).to.deep.equal([200, false]);
    expect(more.text)
      .to.match(/Vul ook nog in:.*#f-persons-1-surname">Persoon 2 van 3<.*#f-persons-2-surname">Persoon 3 van 3</)
      .and.include('value="Smit"')
      .and.include('name="persons.2.surname"')
      .and.include('name="_again"')
      .and.not.include('Dit veld is verplicht');
    const both = await sendTo(client, '/visit', { ...counted, name: '' });
    expect([both.status, both.text.includes('<title>Fout: ')]).to.deep.equal([400, true]);
    expect(both.text).to.include('Naam: Dit veld is verplicht').and.include('Vul ook nog in:');
    const empty = { ...counted, 'persons.1.surname': '', 'persons.2.surname': '' };
    const faulty = await sendTo(client, '/visit', empty);
    expect(faulty.status).to.equal(400);
    expect(faulty.text).to.include('Persoon 3 van 3, Achternaam: Dit veld is verplicht').and.not.include('Vul ook nog in:');
  });

  it('shows nothing else where it thanks or somebody goes on later', async () => {
    const client = app.client();
    const above = 'name="_block" value="above"';
    expect((await client.request('GET', '/inventory')).text).to.include(above);
    await step(client, 'persoon', person);
    const later = ledTo(await step(client, 'woning', { signature: 'Jansen', _stop: '1' }));
    expect((await client.request('GET', later)).text)
      .to.include('Waar sturen wij de link heen?')
      .and.not.include(above);
    await step(client, 'woning', { 'home.postcode': '1234 AB', signature: 'Jansen' });
    const thanks = await client.request('GET', ledTo(await step(client, 'controleren', {})));
    expect(thanks.text).to.include('INV-').and.not.include(above);
  });
});
