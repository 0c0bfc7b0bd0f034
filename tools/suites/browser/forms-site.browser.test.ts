import { eventually, siteLooks, until, violationsInLooks, violationsOn } from '@lectern/testing/browser';
import { expect } from 'chai';
import type { Locator, Page } from 'playwright-core';
import { startAddressService } from '../../../plugins/forms/src/server/address/address-service.test-kit.ts';
import { mailedAddress } from './test-kit/mails.ts';
import { setStage } from './test-kit/stage.ts';

interface AskedField {
  readonly kind: string;
  readonly range?: string;
  readonly isOptional?: true;
}

const addresses = await startAddressService();
const { url, authorization } = addresses.options;

const words: Readonly<Record<string, string>> = {
  email: 'anna@example.org',
  phone: '030 123 45 67',
  postcode: '1234ab',
  street: 'Kerkstraat 12',
  'chamber-number': '12345678',
  'number-of-ours': 'R-1',
  count: '2',
  birth: '27 maart 1970',
  past: '01/11/2026',
  date: '1-12-2026',
};

/** Answers a question as somebody would who has little to say. */
async function answer(place: Locator): Promise<void> {
  const field = JSON.parse((await place.getAttribute('data-field')) ?? '{}') as AskedField;
  if (field.kind === 'files') return;
  if (field.kind === 'choice' || field.kind === 'choices') {
    if ((await place.locator('input:checked').count()) === 0) await place.locator('input').first().check();
    return;
  }
  const control = place.locator('input, textarea').first();
  if ((await control.inputValue()) === '')
    await control.fill(words[field.range ?? field.kind] ?? words[field.kind] ?? 'Een antwoord');
}

/** Answers what is asked until nothing more comes up. */
async function answerAll(page: Page): Promise<void> {
  const asked = () => page.locator('[data-field]:visible').count();
  let before = -1;
  while (before !== (await asked())) {
    before = await asked();
    for (const place of await page.locator('[data-field]:visible').all()) await answer(place);
  }
}

/** Gives each field the files that it demands. */
async function attachAll(page: Page): Promise<void> {
  for (const input of await page.locator('input[type="file"][aria-required="true"][accept*="pdf"]:visible').all())
    await input.setInputFiles({ name: 'uittreksel.pdf', mimeType: 'application/pdf', buffer: Buffer.from('%PDF-1.4\n%%EOF') });
}

const faults = (page: Page) => page.locator('.form-summary li').allInnerTexts();
const send = (page: Page) => page.locator('[data-submit]').press('Enter');

const paths = [
  ...[
    'offerte',
    'offerte-restauratiefonds',
    'inventarisatie-particulier',
    'inventarisatie-zakelijk',
    'sfcr',
    'wijziging',
    'opzegging',
  ].map((name) => `/formulieren/${name}`),
  ...['/contact', '/contact/klacht', '/schade/melden'],
];
const whole = paths.flatMap((path) => [true, false].map((javaScript) => ({ path, javaScript })));

// What visitors do with the forms of the site, on its real pages.
describe('the forms of the site', () => {
  const stage = setStage({ environment: { ADDRESS_URL: url, ADDRESS_AUTHORIZATION: authorization } });
  after(() => addresses.close());
  async function visit(path: string, options: { readonly javaScript?: boolean; readonly width?: number } = {}): Promise<Page> {
    const { page } = await stage.open({ ...options, allow: [/./] });
    await page.goto(path);
    return page;
  }

  /** `isRun`: axe itself is a script. */
  async function expectNoBarriers(page: Page, isRun = true): Promise<void> {
    if (isRun) expect(await violationsOn(page)).to.deep.equal([]);
    await eventually(() => page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).to.be.at.most(0);
  }

  for (const javaScript of [true, false])
    it(`say what is wrong and lose nothing, ${javaScript ? 'with' : 'without'} a script`, async () => {
      const page = await visit('/schade/melden', { javaScript, width: 320 });
      if (javaScript) expect(await violationsOn(page)).to.deep.equal([]);
      await page.getByRole('textbox', { name: 'Verzekeringnemer' }).fill('Sint-Janskerk');
      await send(page);
      await page.locator('.form-summary').waitFor();
      await eventually(() => page.title()).to.match(/^Fout: /);
      await eventually(async () => (await faults(page)).length).to.be.greaterThan(5);
      await eventually(() => page.getByRole('textbox', { name: 'Verzekeringnemer' }).inputValue()).to.equal('Sint-Janskerk');
      if (javaScript) {
        await until(() => page.evaluate(() => document.activeElement?.classList.contains('form-summary')), true);
        expect(await violationsInLooks(page, siteLooks)).to.deep.equal([]);
        await page.locator('[data-field] input[type="file"]').setInputFiles({
          name: 'te-groot.pdf',
          mimeType: 'application/pdf',
          buffer: Buffer.alloc(10_000_000),
        });
        await page.locator('.site-error', { hasText: 'Het upload limiet van 9,5mb is overschreden' }).waitFor();
        await eventually(() => page.locator('[data-status]').innerText()).to.equal('Het upload limiet van 9,5mb is overschreden');
        await page.getByRole('button', { name: 'Verwijder te-groot.pdf' }).press('Enter');
        await until(() => page.getByText('Het upload limiet van 9,5mb is overschreden').count(), 0);
      }
      await eventually(() => page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).to.be.at.most(0);
      await answerAll(page);
      await send(page);
      await page.waitForURL(/\?bedankt=/);
      await eventually(() => page.locator('.form-thanks').innerText()).to.match(/uiterlijk op \p{L}+dag \d+ \p{L}+\./u);
      await eventually(() => page.locator('.form-thanks-reference').innerText()).to.match(/SCH-\d{4}-[0-9A-Z]{6}$/);
    });

  it('thank with a reference and a PDF, also after a reload', async () => {
    const page = await visit('/formulieren/sfcr');
    await answerAll(page);
    await send(page);
    await page.waitForURL(/\?bedankt=/);
    const reference = await page.locator('.form-thanks-reference').innerText();
    await page.reload();
    await eventually(() => page.locator('.form-thanks-reference').innerText()).to.equal(reference);
    expect(await violationsOn(page)).to.deep.equal([]);
    const address = await page.getByRole('link', { name: /PDF/ }).getAttribute('href');
    const file = await page.request.get(address ?? '');
    expect(file.headers()['content-type']).to.equal('application/pdf');
    expect((await file.body()).subarray(0, 5).toString()).to.equal('%PDF-');
  });

  for (const { path, javaScript } of whole)
    it(`go from ${path} to their PDF at 320 px, ${javaScript ? 'with' : 'without'} a script`, async () => {
      const page = await visit(path, { javaScript, width: 320 });
      while (!page.url().includes('?bedankt=')) {
        const before = page.url();
        await answerAll(page);
        await attachAll(page);
        await expectNoBarriers(page, javaScript);
        await send(page);
        await page
          .waitForURL(({ href }) => href !== before, { timeout: 5000 })
          .catch(async () => {
            throw new Error(`${before}: ${(await faults(page)).join(' ')}`);
          });
      }
      await expectNoBarriers(page, javaScript);
      const file = await page.request.get((await page.getByRole('link', { name: /PDF/ }).getAttribute('href')) ?? '');
      expect((await file.body()).subarray(0, 5).toString()).to.equal('%PDF-');
    });

  for (const isKept of [true, false])
    it(`are sent once, also by a second press after Back to a page that ${isKept ? 'the browser kept' : 'is asked for anew'}`, async () => {
      const page = await visit('/formulieren/sfcr');
      await answerAll(page);
      await send(page);
      await page.waitForURL(/\?bedankt=/);
      const place = page.url();
      if (!isKept) await (await page.context().newCDPSession(page)).send('Network.clearBrowserCache');
      await page.goBack();
      await answerAll(page);
      await send(page);
      await page.waitForURL(/\?bedankt=/);
      expect(page.url()).to.equal(place);
    });

  it('ask what the answers call for, and say so', async () => {
    const page = await visit('/formulieren/offerte');
    const number = page.getByRole('textbox', { name: 'Relatienummer' });
    await eventually(() => number.isVisible()).to.equal(false);
    await page.locator('[name="alreadyInsured"][value="yes"]').check();
    await number.waitFor();
    await until(async () => (await page.locator('[data-status]').innerText()).includes('Relatienummer'), true);
    await number.fill('R-12');
    await page.locator('[name="alreadyInsured"][value="no"]').check();
    await number.waitFor({ state: 'hidden' });
    await page.locator('[name="alreadyInsured"][value="yes"]').check();
    await eventually(() => number.inputValue()).to.equal('R-12');
  });

  it('complete an address by its postcode and house number, and leave alone what was typed', async () => {
    const page = await visit('/formulieren/offerte', { width: 320 });
    const within = page.getByRole('group', { name: 'Correspondentieadres' });
    const control = (name: string) => within.locator(`[name="correspondence.${name}"]`);
    const status = () => page.locator('[data-status]').innerText();
    await within.getByText('Alleen het huisnummer is genoeg').waitFor();
    expect(await violationsOn(page)).to.deep.equal([]);
    await control('street').fill('12a');
    await control('postcode').fill('1234ab');
    await control('postcode').press('Tab');
    await until(status, 'Adres aangevuld: Dorpsstraat 12a, Ons Dorp');
    await eventually(() => control('city').inputValue()).to.equal('Ons Dorp');
    await control('street').fill('Kerkstraat 12');
    await control('city').fill('Elders');
    await control('city').press('Shift+Tab');
    expect(addresses.asked, 'nothing is missing').to.have.length(1);
    addresses.behave('failing');
    await control('postcode').fill('9999 ZZ');
    await control('street').fill('12');
    await control('street').press('Tab');
    await until(() => addresses.asked.length, 2);
    addresses.behave('well');
    await eventually(async () => [await control('street').inputValue(), await control('city').inputValue()]).to.deep.equal([
      '12',
      'Elders',
    ]);
  });

  it('send large files in pieces while the rest is filled in, say how each is under way, and go on where the line was cut', async () => {
    const page = await visit('/schade/melden', { width: 320 });
    let [pieces, isCut] = [0, false];
    await page.route('**/api/forms/upload', async (route) => {
      if (route.request().method() !== 'PATCH') return route.continue();
      if (isCut && pieces > 2) return route.abort('connectionreset');
      pieces += 1;
      return route.continue();
    });
    const choose = (name: string, size: number) =>
      page
        .locator('[data-field] input[type="file"]')
        .first()
        .setInputFiles({ name, mimeType: 'application/pdf', buffer: Buffer.alloc(size, '%PDF-1.4 toren ') });
    const line = (name: string) => page.locator('.form-chosen', { hasText: name });
    await choose('brief.pdf', 600_000);
    await line('brief.pdf').getByText('staat klaar').waitFor();
    // Fails where a form that has nothing to wait for any more is sent before its event is over.
    await send(page);
    await page.locator('.form-summary').waitFor();
    await page.getByRole('checkbox', { name: /brief\.pdf/ }).waitFor();
    isCut = true;
    await choose('foto van de toren.pdf', 1_200_000);
    await line('foto van de toren.pdf').getByText('de verbinding is weg, dit gaat vanzelf verder').waitFor();
    await eventually(() => page.locator('[data-status]').innerText()).to.include('foto van de toren.pdf: de verbinding is weg');
    await expectNoBarriers(page);
    await answerAll(page);
    const sent = page.waitForRequest((request) => request.method() === 'POST' && request.url().endsWith('/schade/melden'));
    await send(page);
    isCut = false;
    expect((await sent).postDataBuffer()?.length, 'what the form itself carries').to.be.below(100_000);
    await page.waitForURL(/\?bedankt=/);
    expect(pieces).to.equal(5);
    const reference = /SCH-\d{4}-[0-9A-Z]{6}/.exec(await page.locator('.form-thanks-reference').innerText())?.[0];
    const { data: list } = await stage.api.get<{ data: { items: readonly { id: string; reference: string }[] } }>(
      `/forms/submissions?searchTerm=${reference}`,
    );
    const found = await stage.api.get<object>(
      `/forms/submissions/${list.items.find((item) => item.reference === reference)?.id}`,
    );
    expect(JSON.stringify(found)).to.include('"name":"foto van de toren.pdf"').and.include('1200000').and.include('brief.pdf');
  });

  it('go step by step, with as many persons as are counted, and show all answers before they are sent', async () => {
    const page = await visit('/formulieren/inventarisatie-zakelijk', { width: 768 });
    expect(await violationsOn(page)).to.deep.equal([]);
    for (const step of ['contactpersoon', 'invloed', 'personen']) {
      await answerAll(page);
      for (const input of await page.locator('input[type="file"]:visible').all())
        if ((await input.getAttribute('aria-required')) === 'true')
          await input.setInputFiles({
            name: 'uittreksel.pdf',
            mimeType: 'application/pdf',
            buffer: Buffer.from('%PDF-1.4\n%%EOF'),
          });
      await send(page);
      await page.waitForURL(new RegExp(`stap=${step}#`));
    }
    await page.locator('[name="personCount"]').fill('2');
    await page.getByRole('group', { name: 'Persoon 2 van 2' }).waitFor();
    await answerAll(page);
    await page.locator('[name="persons.1.jointly"][value="joint"]').check();
    await page.locator('[name="persons.1.email"]').fill('tweede@example.org');
    expect(await violationsOn(page)).to.deep.equal([]);
    await send(page);
    await page.waitForURL(/stap=ondertekening#/);
    await page.getByRole('button', { name: 'Vorige stap' }).press('Enter');
    await eventually(() => page.locator('[name="persons.1.surname"]').inputValue()).to.equal('Een antwoord');
    await send(page);
    await page.waitForURL(/stap=ondertekening#/);
    await page.locator('canvas').waitFor();
    expect(await violationsOn(page)).to.deep.equal([]);
    await answerAll(page);
    await send(page);
    await page.waitForURL(/stap=controleren#/);
    await page.getByRole('heading', { name: 'Persoon 2 van 2' }).waitFor();
    expect(await violationsOn(page)).to.deep.equal([]);
    await send(page);
    await page.waitForURL(/\?bedankt=/);
    const reference = await page.locator('.form-thanks-reference').innerText();
    await (await page.context().newCDPSession(page)).send('Network.clearBrowserCache');
    await page.goBack();
    await eventually(() => page.locator('.form-thanks-reference').innerText(), 'after Back').to.equal(reference);
    const link = await mailedAddress(stage.site.dataDir, 'forms-sign', 'tweede@example.org', /\?teken=[\w-]+/);
    const signing = await visit(link, { width: 320 });
    await signing.getByRole('button', { name: 'Ik teken', exact: true }).waitFor();
    await expectNoBarriers(signing);
    await signing.getByRole('textbox', { name: 'Typ uw naam om te tekenen' }).fill('Een antwoord');
    await signing.getByRole('button', { name: 'Ik teken', exact: true }).press('Enter');
    await signing.getByRole('heading', { name: 'Bedankt, u heeft getekend' }).waitFor();
    await expectNoBarriers(signing);
  });

  for (const javaScript of [true, false])
    it(`keep what was typed on the way back, and go on by Enter, ${javaScript ? 'with' : 'without'} a script`, async () => {
      const page = await visit('/formulieren/inventarisatie-zakelijk', { javaScript, width: 320 });
      const value = (name: string) => page.locator(`[name="${name}"]`).inputValue();
      await answerAll(page);
      await attachAll(page);
      await send(page);
      await page.waitForURL(/stap=contactpersoon#/);
      await page.locator('[name="contact.name"]').fill('Anna');
      await page.getByRole('button', { name: 'Vorige stap' }).press('Enter');
      await eventually(() => value('organisation')).to.equal('Een antwoord');
      await expectNoBarriers(page, javaScript);
      await page.locator('[name="organisation"]').press('Enter');
      await page.waitForURL(/stap=contactpersoon#/);
      await eventually(() => value('contact.name')).to.equal('Anna');
      await page.locator('[name="contact.name"]').press('Enter');
      await page.locator('.form-summary').waitFor();
      await eventually(() => value('contact.name')).to.equal('Anna');
      await expectNoBarriers(page, javaScript);
    });

  it('are stopped half-way, and gone on with elsewhere by the link of a mail', async () => {
    const page = await visit('/formulieren/inventarisatie-zakelijk', { width: 320 });
    await answerAll(page);
    await page.getByRole('button', { name: 'Later verder' }).press('Enter');
    await page.waitForURL(/later=vraag/);
    await expectNoBarriers(page);
    await page.getByRole('textbox', { name: 'Waar sturen wij de link heen?' }).fill('later@example.org');
    await send(page);
    await page.waitForURL(/later=verstuurd/);
    await expectNoBarriers(page);
    const link = await mailedAddress(stage.site.dataDir, 'forms-resume', 'later@example.org', /\?verder=[\w-]+/);
    const other = await visit(link, { width: 320 });
    await expectNoBarriers(other);
    await other.getByRole('button', { name: 'Ga verder' }).press('Enter');
    await other.waitForURL(/inventarisatie-zakelijk#/);
    await eventually(() => other.locator('[name="organisation"]').inputValue()).to.equal('Een antwoord');
  });
});
