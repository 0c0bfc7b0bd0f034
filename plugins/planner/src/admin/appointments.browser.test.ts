import { adminLooks, eventually, openBrowser, show, until, violationsInLooks } from '@lectern/testing/browser';
import type { TestBrowser, WatchedPage } from '@lectern/testing/browser';
import { expect } from 'chai';
import type { Locator, Page } from 'playwright-core';
import { openApi } from '../../../../tools/suites/browser/test-kit/api.ts';
import type { Api } from '../../../../tools/suites/browser/test-kit/api.ts';
import { pressAt, tabTo, typeInto } from '../../../../tools/suites/browser/test-kit/keyboard.ts';
import { startSite } from '../../../../tools/suites/browser/test-kit/start-site.ts';
import type { RunningSite } from '../../../../tools/suites/browser/test-kit/start-site.ts';
import { addDays } from '../slots/days.ts';
import { weekOf } from '../slots/week.ts';

const plain = { name: 'as before', width: 1280, media: { colorScheme: 'light', forcedColors: 'none' } } as const;
const week = weekOf(addDays(new Date().toISOString().slice(0, 10), 14));

interface Slot {
  readonly start: string;
  readonly reason: object | null;
}

interface Detail {
  readonly start: string;
  readonly status: string;
  readonly message: string | null;
}

// By keyboard alone but for the drag: each test goes on where the one before it stopped.
describe('appointments in the admin', () => {
  let site: RunningSite;
  let browser: TestBrowser;
  let watched: WatchedPage;
  let page: Page;
  let api: Api;
  let advisor: string;
  let moved: string;

  const freeTimes = async (): Promise<readonly string[]> => {
    const query = `region=aan-zee&advisor=${advisor}&week=${week.id}`;
    const { data } = await api.get<{ data: readonly { slots: readonly Slot[] }[] }>(`/planner/manage/slots?${query}`);
    return data.flatMap(({ slots }) => slots.filter(({ reason }) => reason === null).map(({ start }) => start));
  };
  const book = async (start: string | undefined, contactPerson: string): Promise<string> => {
    const body = { region: 'aan-zee', advisor, start, contactPerson, phone: '0612345678', email: 'klant@example.com' };
    return (await api.post<{ data: { id: string } }>('/planner/appointments', body)).data.id;
  };
  const detail = async (id: string): Promise<Detail> => (await api.get<{ data: Detail }>(`/planner/appointments/${id}`)).data;

  before(async () => {
    [site, browser] = await Promise.all([startSite(), openBrowser()]);
    api = await openApi(site.origin);
    const draft = { name: 'Anke Zonneveld', email: 'anke@sluitsteen.example' };
    advisor = (await api.post<{ data: { id: string } }>('/planner/manage/advisors', draft)).data.id;
    const plan = [1, 3].map((weekday) => ({ weekday, from: '09:00', to: '13:00' }));
    await api.put(`/planner/manage/advisors/${advisor}/plan`, { revision: 1, plan });
    await api.post('/planner/manage/regions', { name: 'Aan zee', advisors: [advisor] });
    moved = await book((await freeTimes())[0], 'Noor de Vries');
    // In Dutch: what a browser speaks is not what the admin does. Provoked: a time that is taken meanwhile.
    watched = await browser.newPage({ origin: site.origin, locale: 'nl-NL', allow: [/api\/planner\/appointments/] });
    page = watched.page;
    await api.signIn(page);
  });
  after(async () => {
    await browser?.close();
    await site?.stop();
  });
  afterEach(() => watched.expectClean());

  const button = (name: string | RegExp): Locator => page.getByRole('button', { name, exact: true });
  const field = (name: RegExp): Locator => page.getByRole('textbox', { name });
  const dialog = (): Locator => page.getByRole('dialog');
  const handle = (name: string): Locator => button(new RegExp(`^Move .*, ${name}$`));
  const places = (): Locator => page.getByRole('button', { name: /^Move to / });
  const notice = (text: string): Promise<void> =>
    page.getByRole('region', { name: 'Notifications' }).getByText(text).first().waitFor();
  async function expectNoBarriers(): Promise<void> {
    await page.waitForFunction(() => !document.querySelector('[data-entering], table[aria-busy="true"]'));
    expect((await violationsInLooks(page, adminLooks)).join('\n')).to.equal('');
    await show(page, plain);
  }
  const hasFocus = (locator: Locator): Promise<void> =>
    until(() => locator.evaluateAll((all) => all.some((each) => each === document.activeElement)), true);
  const openWeek = (): Promise<unknown> =>
    page.goto(`/cmsadmin/planner/appointments?view=week&week=${week.id}&advisor=${advisor}`);

  it('are made for a customer, at another time where somebody was there first', async () => {
    await page.goto('/cmsadmin/planner/appointments');
    await pressAt(page, button('New appointment'));
    await dialog().waitFor();
    await page.keyboard.type('Kees Kanarie');
    await typeInto(page, field(/^Telephone/), '0612345678');
    await typeInto(page, field(/^E-mail address/), 'kees@kanarie.example');
    await pressAt(page, dialog().getByRole('button', { name: /Region/ }));
    await page.getByRole('option', { name: 'Aan zee' }).waitFor();
    await page.keyboard.type('Aan zee');
    await page.keyboard.press('Enter');
    await pressAt(page, button('Next week'));
    await page.keyboard.press('Enter');
    const [first] = await freeTimes();
    const time = page.locator(`input[type="radio"][value="${first ?? ''}"]`);
    await tabTo(page, time);
    await page.keyboard.press('Space');
    await expectNoBarriers();
    await book(first, 'Wie eerder was');
    await pressAt(page, button('Make the appointment'));
    await page.getByText('That time is taken. Choose another one.').first().waitFor();
    const other = page.getByRole('group', { name: 'The nearest free times' }).getByRole('button').first();
    await other.waitFor();
    await expectNoBarriers();
    await pressAt(page, other);
    await until(() => other.getAttribute('aria-pressed'), 'true');
    await pressAt(page, button('Make the appointment'));
    await notice('The appointment was made.');
    await dialog().waitFor({ state: 'detached' });
    await page.getByText('Kees Kanarie').waitFor();
  });

  it('are moved in the week by keys, and stay where that is left', async () => {
    await openWeek();
    await pressAt(page, handle('Noor de Vries'));
    await places().first().waitFor();
    await hasFocus(places());
    await expectNoBarriers();
    await page.keyboard.press('Escape');
    await hasFocus(handle('Noor de Vries'));
    await eventually(() => places().count()).to.equal(0);
    const before = await detail(moved);

    await page.keyboard.press('Enter');
    await hasFocus(places());
    await page.keyboard.press('ArrowRight');
    const wanted = await page.evaluate(() => (document.activeElement as HTMLElement).dataset['place']);
    await page.keyboard.press('Enter');
    await dialog().waitFor();
    await expectNoBarriers();
    await typeInto(page, field(/^Message/), 'Anke is later in de streek.');
    await pressAt(page, button('Move'));
    await notice('The appointment was moved.');
    await dialog().waitFor({ state: 'detached' });
    const after = await detail(moved);
    expect([after.start, after.message]).to.eql([wanted, 'Anke is later in de streek.']);
    expect(after.start).not.to.equal(before.start);
    await hasFocus(handle('Noor de Vries'));
  });

  it('are moved by dragging them onto a free time', async () => {
    const box = async (locator: Locator) => (await locator.boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 };
    const from = await box(handle('Noor de Vries'));
    await page.mouse.move(from.x + 8, from.y + 8);
    await page.mouse.down();
    await page.mouse.move(from.x + 20, from.y + 20);
    const place = places().last();
    await place.waitFor();
    const to = await box(place);
    await page.mouse.move(to.x + 10, to.y + 10, { steps: 4 });
    await until(() => place.getAttribute('data-over'), 'true');
    const wanted = await place.getAttribute('data-place');
    await page.mouse.up();
    await dialog().waitFor();
    await pressAt(page, button('Move'));
    await notice('The appointment was moved.');
    await dialog().waitFor({ state: 'detached' });
    await until(async () => (await detail(moved)).start, wanted ?? '');
  });

  it('are cancelled with a message, and show what was mailed', async () => {
    await page.goto(`/cmsadmin/planner/appointments/${moved}`);
    const mails = page.getByRole('region', { name: 'Mails' });
    await mails.getByText('To the advisor').first().waitFor();
    await pressAt(page, button('Cancel…'));
    await page.getByRole('alertdialog').waitFor();
    await typeInto(page, field(/^Message/), 'Wij bellen u.');
    await expectNoBarriers();
    await pressAt(page, button('Cancel the appointment'));
    await notice('The appointment was cancelled.');
    await page.getByRole('alertdialog').waitFor({ state: 'detached' });
    await page.getByText('Cancelled', { exact: true }).waitFor();
    await expectNoBarriers();
    const { status, message } = await detail(moved);
    expect([status, message]).to.eql(['cancelled', 'Wij bellen u.']);
  });
});
