import { use } from '@lectern/core';
import {
  buildPublishedPage,
  buildUser,
  createTestApp,
  expectErrors,
  expectSuccess,
  postForm,
  signIn,
  until,
} from '@lectern/testing';
import type { TestApp, TestClient } from '@lectern/testing';
import { expect } from 'chai';
import type { WaitingPerson } from '../../appointments.calls.ts';
import { planner } from '../../manifest.ts';
import site from '../../site/index.ts';
import server from '../index.ts';
import { startSmtp } from '../mails/smtp.test-kit.ts';
import { seedRules } from '../planner.test-kit.ts';
import type { SeededRegion } from '../planner.test-kit.ts';

const plugin = { ...use(planner, { holdsPerHour: 1000 }), entries: { server, site } };
/** Monday, nine o'clock in Amsterdam. */
const monday = new Date('2026-11-23T08:00:00.000Z');
const wednesday = '2026-11-25T09:00:00.000Z';
const week = { start: '2026-11-24T23:00:00.000Z', end: '2026-11-25T23:00:00.000Z', note: 'Griep' };
/** The plan of who has one time a week. */
const oneHour = [{ weekday: 2, from: '09:00', to: '10:00' }];
const tuesday = '2026-11-24T08:00:00.000Z';
const visitor = 'kees@kanarie.example';
const contact = { contactPerson: 'Kees Kanarie', phone: '06 12 34 56 78', relationNumber: '', email: visitor };

describe('times that are offered', () => {
  let app: TestApp;
  let smtp: Awaited<ReturnType<typeof startSmtp>>;
  let operator: TestClient;
  let region: SeededRegion;
  /** Has one time: on Tuesday, from nine to ten. */
  let small: SeededRegion;
  before(async () => {
    smtp = await startSmtp();
    const environment = { SMTP_URL: smtp.url, MAIL_FROM: 'post@example.nl', LECTERN_ORIGIN: 'https://www.example.nl' };
    app = await createTestApp({ plugins: [plugin], environment });
    const [first, second] = await seedRules(app, 2, 2);
    region = first ?? expect.fail('no region');
    small = second ?? expect.fail('no region');
    await app.app.pool.query(`update planner_advisor set plan = $1 where id = $2`, [JSON.stringify(oneHour), small.advisors[0]]);
    await app.app.pool.query(`update planner_region set advisors = $1, settings = settings || '{"horizon": 6}' where id = $2`, [
      JSON.stringify(small.advisors.slice(0, 1)),
      small.id,
    ]);
    const blocks = { p: { type: 'planner/planner', props: { title: 'Maak een afspraak' } } };
    await buildPublishedPage(app, { slug: '/afspraak', title: 'Afspraak', blocks });
    operator = await signIn(app, await buildUser(app, { role: 'Administrator', email: 'beheer@example.com' }));
    await app.keep();
    await app.startJobs();
  });
  beforeEach(async () => {
    await app.clear();
    app.setClock(monday);
    smtp.received.length = 0;
  });
  after(async () => {
    await app?.close();
    await smtp.close();
  });

  const advisor = (index = 0): string => region.advisors[index] ?? '';
  const at = (start = wednesday, index = 0) => ({ region: region.id, start, advisor: advisor(index) });
  const post = (path: string, body: object = {}) => app.client().request('POST', `/api/planner/${path}`, body);
  const make = async (start = wednesday, email = visitor): Promise<string> => {
    const made = await post('confirm', { ...at(start), ...contact, email });
    expectSuccess(made);
    return made.get('data.reference');
  };

  describe('in an absence', () => {
    const absences = () => `/api/planner/manage/advisors/${advisor()}/absences`;
    const enter = async (absence: object = week) => {
      const answer = await operator.request('POST', absences(), absence);
      expectSuccess(answer);
      const appointments = answer.get<{ reference: string; name: string }[]>('data.appointments');
      return { id: answer.get<string>('data.id'), references: appointments.map(({ reference }) => reference), appointments };
    };
    const offers = () => smtp.received.filter(({ mail }) => mail.subject?.startsWith('Kunt u'));
    const offerTo = async (email: string): Promise<string> => {
      await until(() => offers().some(({ to }) => to === email), true);
      return offers().find(({ to }) => to === email)?.mail.text ?? '';
    };
    const linkIn = (text: string): string => /\/afspraak\?voorstel=([\w-]{43})/.exec(text)?.[1] ?? expect.fail(text);

    it('lists them and offers each other times by one link, with which each is moved', async () => {
      const reference = await make();
      const kept = await make('2026-11-26T09:00:00.000Z', 'ander@example.com');
      const { id, references, appointments } = await enter();
      expect(references).to.eql([reference]);
      expect(appointments[0]?.name).to.equal('Kees Kanarie');
      const listed = async () => (await operator.request('GET', `${absences()}/${id}/appointments`)).get<object[]>('data');
      expect(await listed()).to.have.length(1);
      const text = await offerTo(visitor);
      expect(text).to.include(reference).and.include('dinsdag 24 november, 16:00, met Adviseur 1.0').and.not.include('Griep');
      expect(offers(), `${kept} is not in it`).to.have.length(1);
      const token = linkIn(text);

      const client = app.client();
      const page = await client.request('GET', `/afspraak?voorstel=${token}`);
      expect(page.text).to.include('Adviseur 1.0 is dan afwezig').and.include('dinsdag 24 november, 16:00');
      expect(await listed(), 'looking changes nothing').to.have.length(1);
      for (const [path, body] of [
        [`cancel/${token}`, {}],
        ['confirm', { hold: token, ...contact }],
      ] as const)
        expect((await post(path, body)).status, path).to.equal(404);
      const time = `2026-11-24T15:00:00.000Z|${advisor()}`;
      const fields = { action: 'move', token, region: region.id, time };
      const hidden = { action: undefined, token: undefined, region: undefined };
      const press = () => postForm(client, `/afspraak?voorstel=${token}`, fields, { hidden });
      expect((await press()).status).to.equal(303);
      expect((await press()).status, 'pressed twice').to.equal(303);
      expect(await listed()).to.eql([]);
      const again = await client.request('GET', `/afspraak?voorstel=${token}`);
      expect(again.text).to.include('dinsdag 24 november, 16:00').and.not.include('is dan afwezig');
      app.setClock(new Date('2026-11-24T16:00:00.000Z'));
      expectErrors(await post(`reschedule/${token}`, at('2026-11-26T12:00:00.000Z')), 410, [{ code: 'PL_04' }]);
    });

    it('offers the next advisor of the region where its own has no time any more', async () => {
      await make();
      await enter({ ...week, start: '2026-11-23T07:00:00.000Z', end: '2027-03-01T00:00:00.000Z' });
      const text = await offerTo(visitor);
      expect(text).to.include('woensdag 25 november, 10:00, met Adviseur 1.1').and.not.include('met Adviseur 1.0.');
      const token = linkIn(text);
      expectSuccess(await post(`reschedule/${token}`, at(wednesday, 1)));
      expectErrors(await post(`reschedule/${token}`, at('2026-11-26T09:00:00.000Z')), 409, [
        { code: 'PL_01', property: 'start' },
      ]);
    });

    it('is entered before or after whoever confirms at the same time, and known to them either way', async () => {
      const starts = ['08:00', '09:30', '11:00', '12:30', '14:00'].map((time) => `2026-11-25T${time}:00.000Z`);
      const [entered, ...answers] = await Promise.all([
        enter(),
        ...starts.map((start, index) => post('confirm', { ...at(start), ...contact, email: `iemand-${index}@example.com` })),
      ]);
      const made = answers.filter(({ status }) => status === 200).map((answer) => answer.get<string>('data.reference'));
      expect(entered.references.toSorted()).to.eql(made.toSorted());
      for (const answer of answers.filter(({ status }) => status !== 200))
        expectErrors(answer, 409, [{ code: 'PL_01', property: 'start' }]);
    });

    it('does not take a hold away; its appointment is offered other times at once', async () => {
      const held = (await post('hold', at())).get<string>('data.token');
      expect((await enter()).references).to.eql([]);
      expectSuccess(await post('confirm', { hold: held, ...contact }));
      expect(await offerTo(visitor)).to.include('Adviseur 1.0 is op woensdag 25 november, 10:00 afwezig');
    });

    it('that is taken back offers nothing any more', async () => {
      await make();
      const { id } = await enter();
      const token = linkIn(await offerTo(visitor));
      expectSuccess(await operator.request('DELETE', `${absences()}/${id}`));
      const page = await app.client().request('GET', `/afspraak?voorstel=${token}`);
      expect(page.text).to.include('Afspraak verzetten').and.not.include('is dan afwezig');
    });
  });

  describe('on the waiting list', () => {
    const time = (start = tuesday) => ({ region: small.id, start, advisor: small.advisors[0] ?? '' });
    const person = (name: string) => ({
      contactPerson: name,
      phone: '0612345678',
      email: `${name.toLowerCase()}@kanarie.example`,
    });
    const join = (name: string, rest: object = {}) =>
      post('waiting', { region: small.id, ...person(name), consent: true, ...rest });
    const book = async (start = tuesday): Promise<string> => {
      const made = await post('confirm', { ...time(start), ...person('Bezet') });
      expectSuccess(made);
      await until(() => mailTo('Bezet', 'Uw afspraak') !== '', true);
      return /annuleren=([\w-]{43})/.exec(mailTo('Bezet', 'Uw afspraak'))?.[1] ?? expect.fail('no link');
    };
    const mailTo = (name: string, subject: string): string =>
      smtp.received.findLast(({ to, mail }) => to === person(name).email && mail.subject?.startsWith(subject))?.mail.text ?? '';
    const offerOf = async (name: string): Promise<string> => {
      await until(() => mailTo(name, 'Vrij voor u') !== '', true);
      return /wachtlijst=([\w-]{43})/.exec(mailTo(name, 'Vrij voor u'))?.[1] ?? expect.fail('no link');
    };
    const isFree = async (): Promise<boolean> =>
      (await app.client().request('GET', `/api/planner/availability?region=${small.id}`)).get('data.firstWeek') !== null;
    const listed = async () =>
      (await operator.request('GET', `/api/planner/manage/waiting?region=${small.id}`)).get<WaitingPerson[]>('data');
    const inHours = (hours: number): Date => new Date(monday.getTime() + hours * 3_600_000);
    const passTime = (hours: number): void => {
      app.setClock(inHours(hours));
      app.app.jobs.nudge('planner:offer-due');
    };

    it('a visitor waits without a script, once, where no time is left, and leaves by a link', async () => {
      expectErrors(await join('Anna'), 409, [{ code: 'PL_11', property: 'region' }]);
      await book();
      const client = app.client();
      const address = `/afspraak?regio=${small.id}`;
      expect((await client.request('GET', address)).text)
        .to.include('Zet mij op de wachtlijst')
        .and.include('hoogstens 90 dagen');
      const hidden = { action: undefined, region: undefined };
      const send = (fields: object) =>
        postForm(client, address, { action: 'wait', region: small.id, ...person('Anna'), ...fields }, { hidden });
      const refused = await send({ phone: '' });
      expect(refused.status).to.equal(400);
      expect(refused.text)
        .to.match(/name="contactPerson"[^>]*value="Anna"/)
        .and.include('Fout: ')
        .and.not.include('role="alert"');
      for (const pressed of ['once', 'twice']) {
        const joined = await send({ consent: 'yes' });
        expect(joined.status, pressed).to.equal(303);
        expect((await client.request('GET', joined.headers.location ?? '')).text).to.include('U staat op de wachtlijst');
      }
      expect((await listed()).map(({ name, offer }) => [name, offer])).to.eql([['Anna', null]]);
      await until(() => mailTo('Anna', 'U staat op') !== '', true);
      expect(smtp.received.filter(({ to }) => to.startsWith('anna'))).to.have.length(1);
      const token = /afmelden=([\w-]{43})/.exec(mailTo('Anna', 'U staat op'))?.[1] ?? '';
      const page = `/afspraak?afmelden=${token}`;
      await client.request('GET', page);
      expect(await listed(), 'looking changes nothing').to.have.length(1);
      const left = await postForm(client, page, { action: 'leave', token }, { hidden: { action: undefined, token: undefined } });
      expect((await client.request('GET', left.headers.location ?? '')).text).to.include('niet meer op de wachtlijst');
      expect(await listed()).to.eql([]);
      expect((await post(`waiting/leave/${token}`)).status).to.equal(404);
    });

    it('a time that is cancelled is held two hours for who waited longest, then for the next, and never for both', async () => {
      const cancel = await book();
      expectSuccess(await join('Anna'));
      app.setClock(inHours(0.5));
      expectSuccess(await join('Bram'));
      const rivals = Array.from({ length: 8 }, (_, index) =>
        post('confirm', { ...time(), ...person('Vlug'), email: `vlug-${index}@example.com` }),
      );
      const [cancelled, ...answers] = await Promise.all([post(`cancel/${cancel}`), ...rivals]);
      expectSuccess(cancelled);
      for (const answer of answers) expectErrors(answer, 409, [{ code: 'PL_01', property: 'start' }]);
      expect(await isFree()).to.equal(false);
      const first = await offerOf('Anna');
      expect(mailTo('Anna', 'Vrij voor u'))
        .to.include('dinsdag 24 november, 09:00')
        .and.include('tot maandag 23 november, 11:30');
      expect((await listed()).map(({ name, offer }) => [name, offer?.start])).to.eql([
        ['Anna', tuesday],
        ['Bram', undefined],
      ]);
      passTime(2.5);
      const second = await offerOf('Bram');
      expect((await listed()).map(({ name }) => name)).to.eql(['Bram', 'Anna']);
      const late = await app.client().request('GET', `/afspraak?regio=${small.id}&wachtlijst=${first}`);
      expect(late.text).to.include('Deze link werkt niet').and.include(`?regio=${small.id}`);
      expect((await post('confirm', { hold: first })).status).to.equal(404);
      expect((await post(`cancel/${second}`)).status, 'a link for one thing').to.equal(404);
      expect((await post(`waiting/leave/${second}`)).status).to.equal(404);

      const client = app.client();
      const page = `/afspraak?regio=${small.id}&wachtlijst=${second}`;
      expect((await client.request('GET', page)).text).to.include('Er is een tijdstip voor u vrij');
      const press = () =>
        postForm(client, page, { action: 'take', token: second }, { hidden: { action: undefined, token: undefined } });
      const thanks = await press();
      expect(thanks.headers.location, thanks.text).to.match(/\?bedankt=/);
      const again = await client.request('GET', page);
      expect(again.text, 'pressed twice').to.include('Uw afspraak staat');
      await until(() => mailTo('Bram', 'Uw afspraak op dinsdag') !== '', true);
      expect((await listed()).map(({ name }) => name)).to.eql(['Anna']);
    });

    it('nobody is offered the same time twice; what all let pass is everybody’s', async () => {
      const cancel = await book();
      expectSuccess(await join('Anna'));
      expectSuccess(await post(`cancel/${cancel}`));
      await offerOf('Anna');
      passTime(2.1);
      await until(isFree, true);
      expect((await listed()).map(({ name, offer }) => [name, offer])).to.eql([['Anna', null]]);
      expectSuccess(await post('confirm', { ...time(), ...person('Anna') }));
      expect(await listed(), 'who has an appointment waits no longer').to.eql([]);
    });

    it('so is a time that is moved away, that rules or the end of an absence make, and that the horizon reaches', async () => {
      const advisorID = small.advisors[0] ?? '';
      const path = `/api/planner/manage/advisors/${advisorID}`;
      const on = (weekday: number) => ({ weekday, from: '09:00', to: '10:00' });
      const change = async (revision: number, windows: object): Promise<void> =>
        expectSuccess(await operator.request('PUT', `${path}/plan`, { revision, plan: windows }));
      /** Somebody waits, something happens, and that time is theirs. */
      const expectOffered = async (name: string, label: string, happens: () => Promise<void>): Promise<void> => {
        expectSuccess(await join(name));
        await happens();
        const token = await offerOf(name);
        expect(mailTo(name, 'Vrij voor u')).to.include(label);
        expectSuccess(await post('confirm', { hold: token }));
      };
      await book();
      const move = /verzetten=([\w-]{43})/.exec(mailTo('Bezet', 'Uw afspraak'))?.[1] ?? '';
      await expectOffered('Anna', 'dinsdag 24 november, 09:00', async () =>
        expectSuccess(await post(`reschedule/${move}`, at(wednesday))),
      );
      await expectOffered('Bram', 'woensdag 25 november, 09:00', () => change(1, [on(2), on(3)]));
      const away = { start: '2026-11-26T00:00:00.000Z', end: '2026-11-27T00:00:00.000Z', note: '' };
      const absence = await operator.request('POST', `${path}/absences`, away);
      await change(2, [on(2), on(3), on(4)]);
      await expectOffered('Cato', 'donderdag 26 november, 09:00', async () =>
        expectSuccess(await operator.request('DELETE', `${path}/absences/${absence.get<string>('data.id')}`)),
      );
      await expectOffered('Dirk', 'dinsdag 1 december, 09:00', () => Promise.resolve(passTime(48)));
    });

    it('staff sees and takes off who waits; who is erased goes, and their time to the next', async () => {
      const cancel = await book();
      for (const [index, name] of ['Anna', 'Bram', 'Cato'].entries()) {
        app.setClock(inHours(index / 60));
        expectSuccess(await join(name));
      }
      const [, second] = await listed();
      expectSuccess(await post(`cancel/${cancel}`));
      await offerOf('Anna');
      expectSuccess(await operator.request('DELETE', `/api/planner/manage/waiting/${second?.id ?? ''}`));
      expect((await listed()).map(({ name }) => name)).to.eql(['Anna', 'Cato']);
      const { email } = person('Anna');
      const kept = await operator.request('POST', '/api/privacy/export', { email });
      expect(kept.text).to.include('Ik vind het goed').and.include('"waiting"').and.include('Anna');
      expectSuccess(await operator.request('POST', '/api/privacy/erase', { email }));
      await offerOf('Cato');
      expect((await listed()).map(({ name }) => name)).to.eql(['Cato']);
      const { rows } = await app.app.pool.query<{ row: string }>('select w::text as row from planner_waiting w');
      expect(JSON.stringify([rows, app.logs]).toLowerCase()).not.to.include('kanarie');
      app.setClock(inHours(91 * 24));
      app.app.jobs.nudge('planner:erase-due');
      await until(async () => (await listed()).length, 0);
    });
  });
});
