import { adminLooks, eventually, openBrowser, show, until, violationsInLooks } from '@lectern/testing/browser';
import type { TestBrowser, WatchedPage } from '@lectern/testing/browser';
import { expect } from 'chai';
import type { Locator, Page } from 'playwright-core';
import { openApi } from '../../../../tools/suites/browser/test-kit/api.ts';
import type { Api } from '../../../../tools/suites/browser/test-kit/api.ts';
import { pressAt, tabTo, typeInto } from '../../../../tools/suites/browser/test-kit/keyboard.ts';
import { startSite } from '../../../../tools/suites/browser/test-kit/start-site.ts';
import type { RunningSite } from '../../../../tools/suites/browser/test-kit/start-site.ts';
import { calendarOf, multistatus, startDouble } from '../server/outside/calendar-servers.test-kit.ts';
import type { ServerDouble } from '../server/outside/calendar-servers.test-kit.ts';
import { addDays } from '../slots/days.ts';
import { weekOf } from '../slots/week.ts';

const plain = { name: 'as before', width: 1280, media: { colorScheme: 'light', forcedColors: 'none' } } as const;
/** Monday in two weeks, and the Wednesday after it. */
const monday = weekOf(addDays(new Date().toISOString().slice(0, 10), 14)).from;
const wednesday = addDays(monday, 2);

// By keyboard alone: each test goes on where the one before it stopped.
describe('the panels of the planner in the admin', () => {
  let site: RunningSite;
  let browser: TestBrowser;
  let calendars: ServerDouble;
  let watched: WatchedPage;
  let page: Page;
  let api: Api;
  let advisor: string;
  let appointment: string;

  const newAdvisor = async (name: string): Promise<string> => {
    const draft = { name, email: `${name.slice(0, 4).toLowerCase()}@sluitsteen.example` };
    return (await api.post<{ data: { id: string } }>('/planner/manage/advisors', draft)).data.id;
  };
  const newRegion = (name: string, id: string): Promise<object> => api.post('/planner/manage/regions', { name, advisors: [id] });
  before(async () => {
    calendars = await startDouble();
    [site, browser] = await Promise.all([startSite(undefined, { CALENDAR_ORIGINS: calendars.origin }), openBrowser()]);
    api = await openApi(site.origin);
    advisor = await newAdvisor('Anke Zonneveld');
    const plan = [1, 3].map((weekday) => ({ weekday, from: '09:00', to: '13:00' }));
    await api.put(`/planner/manage/advisors/${advisor}/plan`, { revision: 1, plan });
    await newRegion('Aan zee', advisor);
    await newRegion('Achter de dijk', await newAdvisor('Bram Leeg'));
    const contact = { contactPerson: 'Noor de Vries', phone: '0612345678', email: 'noor@example.com' };
    const start = `${monday}T10:00:00Z`;
    appointment = (
      await api.post<{ data: { id: string } }>('/planner/appointments', { region: 'aan-zee', advisor, start, ...contact })
    ).data.id;
    await api.post('/planner/waiting', { region: 'achter-de-dijk', ...contact, contactPerson: 'Wim Wachter', consent: true });
    // Provoked: a server that is not named, and a horizon beyond a year.
    watched = await browser.newPage({ origin: site.origin, allow: [/api\/planner\/manage\/(?:advisors|regions)\//] });
    page = watched.page;
    await api.signIn(page);
  });
  after(async () => {
    await browser?.close();
    await site?.stop();
    await calendars?.close();
  });
  afterEach(() => watched.expectClean());

  const button = (name: string | RegExp): Locator => page.getByRole('button', { name, exact: true });
  const field = (name: RegExp): Locator => page.getByRole('textbox', { name });
  const part = (name: string): Locator => page.getByRole('region', { name });
  const dialog = (): Locator => page.getByRole('dialog');
  const alert = (): Locator => page.getByRole('alertdialog');
  const notice = (text: string): Promise<void> =>
    page.getByRole('region', { name: 'Notifications' }).getByText(text).first().waitFor();
  const said = (text: string | RegExp): Promise<void> =>
    page.getByRole('log').getByText(text).first().waitFor({ state: 'attached' });
  async function expectNoBarriers(): Promise<void> {
    await page.waitForFunction(() => !document.querySelector('[data-entering], table[aria-busy="true"]'));
    expect((await violationsInLooks(page, adminLooks)).join('\n')).to.equal('');
    await show(page, plain);
  }
  async function closeBack(opener: Locator): Promise<void> {
    await page.keyboard.press('Escape');
    await dialog().waitFor({ state: 'detached' });
    await until(() => opener.evaluate((own) => own === document.activeElement), true);
  }

  it('show who waits, and take somebody off', async () => {
    await page.goto('/cmsadmin/planner/appointments');
    const opener = button('Waiting list');
    await pressAt(page, opener);
    await dialog().getByText('Wim Wachter, Achter de dijk').waitFor();
    await dialog()
      .getByText(/^waits since /)
      .waitFor();
    await expectNoBarriers();
    await pressAt(page, button('Remove from the list: Wim Wachter'));
    await notice('Removed.');
    await dialog().getByText('Nobody waits').waitFor();
    await until(() => page.evaluate(() => document.activeElement?.closest('[role="dialog"]') !== null), true);
    await expectNoBarriers();
    await closeBack(opener);
  });

  it('give the address of a calendar, and another one once that was asked', async () => {
    await page.goto(`/cmsadmin/planner/appointments?advisor=${advisor}`);
    const opener = button('Calendar address');
    await pressAt(page, opener);
    const address = field(/^Address/);
    await until(async () => (await address.inputValue()).includes('/api/planner/feed/'), true);
    const first = await address.inputValue();
    await pressAt(page, button('Copy'));
    await said(/^The address was copied\.$|copy the selected address by hand/);
    await expectNoBarriers();
    await pressAt(page, button('Renew'));
    await alert().waitFor();
    await expectNoBarriers();
    await page.keyboard.press('Escape');
    await alert().waitFor({ state: 'detached' });
    await eventually(() => address.inputValue()).to.equal(first);
    await pressAt(page, button('Renew'));
    await alert().waitFor();
    await pressAt(page, alert().getByRole('button', { name: 'Renew' }));
    await notice('The calendar has another address.');
    await until(async () => (await address.inputValue()) === first, false);
    await closeBack(opener);
  });

  it('move an appointment to a time that was chosen, with a message, and ask before cancelling', async () => {
    await page.goto(`/cmsadmin/planner/appointments/${appointment}`);
    await pressAt(page, button('Move…'));
    await dialog().waitFor();
    await pressAt(page, button('Move'));
    await dialog().getByText('The Free times field is required.').first().waitFor();
    await expectNoBarriers();
    await tabTo(page, page.locator('input[type="radio"]').first());
    await page.keyboard.press('Space');
    await typeInto(page, field(/^Message/), 'Anke is later.');
    await expectNoBarriers();
    await pressAt(page, button('Move'));
    await notice('The appointment was moved.');
    await dialog().waitFor({ state: 'detached' });
    const opener = button('Cancel…');
    await pressAt(page, opener);
    await alert().waitFor();
    await expectNoBarriers();
    await page.keyboard.press('Escape');
    await alert().waitFor({ state: 'detached' });
    await until(() => opener.evaluate((own) => own === document.activeElement), true);
  });

  it('send a mail once more', async () => {
    const again = part('Mails').getByRole('button', { name: 'Send again: To the advisor' });
    await until(async () => {
      await page.reload();
      await part('Mails').waitFor();
      return (await again.count()) > 0;
    }, true);
    const before = await part('Mails').getByRole('listitem').count();
    await pressAt(page, again.first());
    await notice('The mail is sent once more.');
    await until(() => part('Mails').getByRole('listitem').count(), before + 1);
    await expectNoBarriers();
  });

  it('list the appointments in an absence', async () => {
    await page.goto(`/cmsadmin/planner/advisors/${advisor}`);
    const absences = part('Absences');
    await absences.getByLabel('From').fill(`${monday}T08:00`);
    await absences.getByLabel('To').fill(`${addDays(monday, 5)}T18:00`);
    await pressAt(page, absences.getByRole('button', { name: 'Add' }));
    await dialog()
      .getByText(/Noor de Vries/)
      .waitFor();
    await dialog().getByRole('link', { name: 'Open' }).waitFor();
    await expectNoBarriers();
    await page.keyboard.press('Escape');
    await dialog().waitFor({ state: 'detached' });
    const opener = absences.getByRole('button', { name: /^Appointments in the absence from/ });
    await pressAt(page, opener);
    await dialog()
      .getByText(/Noor de Vries/)
      .waitFor();
    await closeBack(opener);
    await pressAt(page, absences.getByRole('button', { name: /^Remove the absence from/ }));
    await notice('Removed.');
    await absences.getByText('No absences.').waitFor();
  });

  it('connect a calendar, say how it answers and what follows, and forget it', async () => {
    const own = part('Own calendar');
    const start = wednesday.replaceAll('-', '');
    const meeting = calendarOf('UID:1', `DTSTART;TZID=Europe/Amsterdam:${start}T090000`, 'DURATION:PT4H');
    calendars.answer = (_, response) => void response.writeHead(207).end(multistatus(meeting));
    await typeInto(page, own.getByLabel('Address (CalDAV)'), 'https://elders.example/anke/');
    await typeInto(page, own.getByLabel('User name'), 'anke');
    await typeInto(page, own.getByLabel('Password'), 'geheim');
    await pressAt(page, own.getByRole('button', { name: 'Connect and read' }));
    await own.getByText('Calendars can be read from the servers that are named here alone.').first().waitFor();
    await expectNoBarriers();
    await typeInto(page, own.getByLabel('Address (CalDAV)'), `${calendars.origin}/anke/`);
    await pressAt(page, own.getByRole('button', { name: 'Connect and read' }));
    await notice('Saved.');
    await own.getByText('Answers', { exact: true }).waitFor();
    await said(/^Read /);
    await eventually(() => own.getByLabel('Password').inputValue()).to.equal('');
    await pressAt(page, button('Next week'));
    await pressAt(page, button('Next week'));
    await page
      .getByText(/busy by their own calendar from 09:00 to 13:00/i)
      .first()
      .waitFor();
    await expectNoBarriers();
    calendars.answer = (_, response) => void response.writeHead(401).end();
    await pressAt(page, own.getByRole('button', { name: 'Read now' }));
    await own.getByText('Its last answer counts').waitFor();
    await said(/^The server refused user name and password\./);
    await expectNoBarriers();
    await pressAt(page, own.getByRole('button', { name: 'Disconnect' }));
    await alert().waitFor();
    await expectNoBarriers();
    await pressAt(page, alert().getByRole('button', { name: 'Disconnect' }));
    await notice('Removed.');
    await until(() => own.getByRole('button', { name: 'Read now' }).count(), 0);
    await eventually(() => own.getByLabel('Address (CalDAV)').inputValue()).to.equal('');
  });

  it('set a region otherwise than the site, and as the site again', async () => {
    await page.goto('/cmsadmin/planner/regions');
    const opener = button('Aan zee');
    const settings = part('Own settings');
    const setOtherwise = async (name: string): Promise<void> => {
      await pressAt(page, settings.getByRole('button', { name: /Set otherwise here/ }));
      await page.getByRole('option', { name, exact: true }).waitFor();
      await page.keyboard.type(name);
      await page.keyboard.press('Enter');
    };
    await pressAt(page, opener);
    await setOtherwise('Days ahead');
    await typeInto(page, field(/^Days ahead/), '400');
    await setOtherwise('Closed on holidays');
    await expectNoBarriers();
    await pressAt(page, button('Save'));
    await until(() => field(/^Days ahead/).getAttribute('aria-invalid'), 'true');
    await expectNoBarriers();
    await typeInto(page, field(/^Days ahead/), '90');
    await pressAt(page, button('As the site: Closed on holidays'));
    await pressAt(page, button('Save'));
    await notice('Saved.');
    await dialog().waitFor({ state: 'detached' });
    const { data } = await api.get<{ data: { id: string; settings: object }[] }>('/planner/manage/regions');
    expect(data.find(({ id }) => id === 'aan-zee')?.settings).to.eql({ horizon: 90 });
  });
});
