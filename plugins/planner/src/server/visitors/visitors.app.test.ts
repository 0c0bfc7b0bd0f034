import { use } from '@lectern/core';
import { buildPublishedPage, createTestApp, postForm } from '@lectern/testing';
import type { TestApp, TestClient, TestResponse } from '@lectern/testing';
import { expect } from 'chai';
import { planner } from '../../manifest.ts';
import site from '../../site/index.ts';
import server from '../index.ts';
import { linkToken } from '../links/tokens.ts';
import { seedRules } from '../planner.test-kit.ts';
import type { SeededRegion } from '../planner.test-kit.ts';

const { manifest, options } = use(planner, { holdsPerHour: 50 });
const monday = new Date('2026-11-23T08:00:00.000Z');
const start = '2026-11-24T09:00:00.000Z';
const contact = { contactPerson: 'Kees Kanarie', relationNumber: '', phone: '0612345678', email: 'kees@kanarie.example' };

describe('the page of the planner', () => {
  let app: TestApp;
  let region: SeededRegion;
  before(async () => {
    app = await createTestApp({ plugins: [{ manifest, options, entries: { server, site } }] });
    const [first] = await seedRules(app, 1, 1);
    if (!first) throw new Error('No region.');
    region = first;
    const blocks = { p: { type: 'planner/planner', props: { title: 'Maak een afspraak' } } };
    await buildPublishedPage(app, { slug: '/afspraak', title: 'Afspraak', blocks });
    await app.keep();
  });
  beforeEach(async () => {
    await app.clear();
    app.setClock(monday);
  });
  after(() => app?.close());

  const time = (at = start): string => `${at}|${region.advisors[0] ?? ''}`;
  const week = () => `/afspraak?regio=${region.id}&week=2026-W48`;
  const send = (client: TestClient, path: string, fields: Readonly<Record<string, string>>) =>
    postForm(client, path, fields, { hidden: { action: undefined, region: undefined, time: undefined, token: undefined } });
  const choose = (client: TestClient, at = start) => send(client, week(), { action: 'hold', region: region.id, time: time(at) });
  const placeOf = (answer: TestResponse): string => {
    expect(answer.status, answer.text.slice(0, 400)).to.equal(303);
    return answer.headers.location ?? '';
  };
  const confirm = (client: TestClient, place: string, fields: object = {}) =>
    send(client, place, { action: 'confirm', region: region.id, time: time(), ...contact, ...fields });

  /** A link as the mails to visitors say it. */
  async function linkIn(name: 'annuleren' | 'verzetten'): Promise<string> {
    const vaults = app.app.service({ name: 'kernel/vault' } as never) as unknown as { of: (owner: string) => never };
    const { rows } = await app.app.pool.query<{ id: string }>('select id from planner_appointment');
    const purpose = name === 'annuleren' ? 'cancel' : 'move';
    return `/afspraak?${name}=${linkToken({ vault: vaults.of('planner') }, purpose, rows[0]?.id ?? '')}`;
  }

  it('leads from the regions over the week to thanks, with a hold in its cookie', async () => {
    const client = app.client();
    expect((await client.request('GET', '/afspraak')).text).to.include('Regio 1');
    const offered = `value="${time()}"`;
    expect((await client.request('GET', week())).text)
      .to.include(offered)
      .and.include('Week 48, 23 tot en met 29 november');
    const place = placeOf(await choose(client));
    expect(place).to.include(`regio=${region.id}`).and.include('tijd=2026-11-24T09');
    expect((await app.client().request('GET', week())).text, 'for others it is gone').not.to.include(offered);
    expect((await client.request('GET', week())).text, 'who holds it sees it').to.include(offered);
    app.setClock(new Date(monday.getTime() + 8 * 60_000));
    const longer = await send(client, place, { action: 'extend', region: region.id, time: time(), contactPerson: 'Anna' });
    expect(longer.status).to.equal(200);
    expect(longer.text).to.match(/name="contactPerson"[^>]*value="Anna"/);
    app.setClock(new Date(monday.getTime() + 15 * 60_000));
    const refused = await confirm(client, place, { email: 'geen adres', contactPerson: '' });
    expect(refused.status).to.equal(400);
    expect(refused.text).to.include('geen adres').and.include('>Dit veld is verplicht<').and.include('Fout: ');
    const thanks = placeOf(await confirm(client, place));
    expect(thanks).to.match(/\?bedankt=[\w-]{43}/);
    expect(placeOf(await confirm(client, place)), 'pressed twice').to.equal(thanks);
    expect((await client.request('GET', thanks)).text)
      .to.match(/AFS-2026-[A-Z2-9]{6}/)
      .and.include('/planner/ics/');
  });

  it('keeps what was typed on the way back to another time, for nobody else and sealed', async () => {
    const client = app.client();
    const place = placeOf(await choose(client));
    const typed = { contactPerson: 'Kees <Kanarie>', email: 'kees@', phone: '', relationNumber: 'R-1' };
    const back = await send(client, place, { action: 'back', region: region.id, time: time(), ...typed });
    expect(placeOf(back)).to.equal(week());
    const { rows } = await app.app.pool.query<{ contact: Buffer }>('select contact from planner_appointment');
    expect(rows[0]?.contact.toString('latin1')).to.be.a('string').and.not.include('anarie');
    const other = '2026-11-24T13:00:00.000Z';
    const next = placeOf(await choose(client, other));
    const shown = (await client.request('GET', next)).text;
    expect(shown)
      .to.match(/name="contactPerson"[^>]*value="Kees &lt;Kanarie&gt;"/)
      .and.match(/name="email"[^>]*value="kees@"/);
    expect((await app.client().request('GET', next)).text).not.to.include('anarie');
    placeOf(await confirm(client, next, { time: time(other) }));
    expect((await client.request('GET', next)).text, 'and not once it is an appointment').not.to.include('anarie');
    expect(JSON.stringify(app.logs)).not.to.include('anarie');
  });

  it('goes back without a hold too, to a week that there is', async () => {
    const fields = { action: 'back', region: region.id, ...contact };
    const at = (client: TestClient, moment: string) => send(client, week(), { ...fields, time: time(moment) });
    expect(placeOf(await at(app.client(), start))).to.equal(week());
    expect(placeOf(await at(app.client(), 'gisteren'))).to.equal(`/afspraak?regio=${region.id}`);
    expect((await app.app.pool.query('select 1 from planner_appointment')).rows).to.eql([]);
  });

  it('keeps what was typed where the time was lost, and gives the nearest', async () => {
    const [slow, quick] = [app.client(), app.client()];
    const place = placeOf(await choose(slow));
    app.setClock(new Date(monday.getTime() + 11 * 60_000));
    const other = placeOf(await choose(quick));
    const lost = await confirm(slow, place);
    expect(lost.status, lost.text.slice(0, 300)).to.equal(409);
    expect(lost.text).to.include('Kees Kanarie').and.include('net geboekt').and.include('dinsdag 24 november, 11:30');
    placeOf(await confirm(quick, other));
  });

  it('leads on from what makes no sense, with nothing booked and nothing typed lost', async () => {
    const client = app.client();
    const at = `tijd=${encodeURIComponent(start)}`;
    const token = 'x'.repeat(43);
    const own = `regio=${region.id}`;
    const addresses = [
      ...['2026-W60', '2026-W00', 'gisteren', '1970-W01', '9999-W01'].map((week) => `${own}&week=${week}`),
      ...['nergens', '%00', "'%20or%201=1--", 'regio-1%27', 'a'.repeat(200)].map((id) => `regio=${id}`),
      `${own}&regio=regio-2`,
      `regio[]=${region.id}`,
      `${own}&${at}`,
      `${own}&${at}&adviseur=niemand`,
      `${own}&tijd=2026-13-45T99:00Z&adviseur=${region.advisors[0] ?? ''}`,
      `${at}&adviseur=${region.advisors[0] ?? ''}`,
      ...['bedankt', 'annuleren', 'verzetten', 'voorstel', 'wachtlijst', 'afmelden'].map((name) => `${name}=${token}`),
      'wacht=erop',
      'postcode=%3Cscript%3E',
    ];
    for (const query of addresses) {
      const answer = await client.request('GET', `/afspraak?${query}`);
      expect(answer.status, query).to.equal(200);
      expect(answer.text, query)
        .to.match(/<h1[^>]*>[^<]+|planner-title/)
        .and.match(/href="(\?|\/afspraak)|name="regio"/);
      expect(answer.text, query).not.to.include('1=1').and.not.include('<script>&');
    }
    const place = `${week()}&${at}&adviseur=${region.advisors[0] ?? ''}`;
    const kept = { action: 'confirm', region: region.id, time: time(), ...contact };
    const posts: readonly (readonly [string, object, number])[] = [
      ['a night', { time: time('2026-11-24T02:00:00.000Z') }, 400],
      ['no time', { time: '' }, 400],
      ['a time of nobody', { time: `${start}|niemand` }, 400],
      ['no region', { region: '' }, 404],
      ['a region of bytes', { region: '\u0001' }, 404],
      ['SQL for a region', { region: "' or 1=1 --" }, 404],
      ['no such act', { action: 'everything' }, 400],
      ['a link of nobody', { action: 'cancel', token }, 404],
    ];
    for (const [name, fields, status] of posts) {
      const answer = await send(client, place, { ...kept, ...fields });
      expect(answer.status, name).to.equal(status);
      expect(answer.text, name).to.include('Kees Kanarie');
    }
    expect((await app.app.pool.query('select 1 from planner_appointment')).rows).to.eql([]);
  });

  it('does not let anybody use a hold of somebody else', async () => {
    const [owner, thief] = [app.client(), app.client()];
    const place = placeOf(await choose(owner));
    const refused = await confirm(thief, place);
    expect(refused.status).to.equal(409);
    expect(refused.text).to.include('Kees Kanarie').and.include('net geboekt');
    placeOf(await confirm(owner, place));
  });

  it('ends links with their appointment', async () => {
    const client = app.client();
    placeOf(await confirm(client, placeOf(await choose(client))));
    const links = [await linkIn('annuleren'), await linkIn('verzetten')];
    app.setClock(new Date('2026-11-24T10:00:00.001Z'));
    for (const link of links) {
      const answer = await client.request('GET', link);
      expect(answer.text, link)
        .to.include('Deze link werkt niet')
        .and.match(/href="\?/);
      const [, name = '', token = ''] = /\?(\w+)=(.*)/.exec(link) ?? [];
      const action = name === 'annuleren' ? 'cancel' : 'move';
      const late = '2026-11-25T09:00:00.000Z';
      expect((await send(client, week(), { action, token, region: region.id, time: time(late) })).status, link).to.equal(410);
    }
    const { rows } = await app.app.pool.query<{ status: string }>('select status from planner_appointment');
    expect(rows).to.eql([{ status: 'confirmed' }]);
  });

  it('shows by links, and acts by posts alone', async () => {
    const client = app.client();
    placeOf(await confirm(client, placeOf(await choose(client))));
    const [cancel, move] = [await linkIn('annuleren'), await linkIn('verzetten')];
    const token = (link: string): string => link.split('=')[1] ?? '';
    expect((await client.request('GET', move)).status).to.equal(200);
    const later = '2026-11-24T13:00:00.000Z';
    const moved = await send(client, move, { action: 'move', token: token(move), region: region.id, time: time(later) });
    expect(placeOf(moved)).to.include('?bedankt=');
    await client.request('GET', cancel);
    const status = async () =>
      (await app.app.pool.query<{ status: string; starts_at: Date }>('select status, starts_at from planner_appointment')).rows;
    expect(await status()).to.eql([{ status: 'confirmed', starts_at: new Date(later) }]);
    placeOf(await send(client, cancel, { action: 'cancel', token: token(cancel) }));
    expect((await status())[0]?.status).to.equal('cancelled');
    expect((await client.request('GET', move)).text).to.include('Deze link werkt niet');
    expect(JSON.stringify(app.logs)).not.to.include('anarie');
  });
});
