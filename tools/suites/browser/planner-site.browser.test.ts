import { eventually, siteLooks, until, violationsInLooks, violationsOn } from '@lectern/testing/browser';
import { expect } from 'chai';
import type { Page } from 'playwright-core';
import { mailedAddress } from './test-kit/mails.ts';
import { setStage } from './test-kit/stage.ts';

const typed = { contactPerson: 'Anna de Vries', phone: '030 123 45 67' } as const;

/** Types into the fields of the form, which begins with nothing in them. */
async function fill(page: Page, fields: Readonly<Record<string, string>>): Promise<void> {
  for (const [name, value] of Object.entries(fields)) await page.locator(`.planner [name="${name}"]`).fill(value);
}

const excess = (page: Page): Promise<number> => page.evaluate(() => document.documentElement.scrollWidth - innerWidth);

// What visitors do with the planner of the site, on its real page.
describe('the planner of the site', () => {
  const stage = setStage();

  for (const javaScript of [true, false])
    it(`leads from a region to an appointment that is moved and cancelled by its mails, ${javaScript ? 'with' : 'without'} a script`, async () => {
      const { page } = await stage.open({ javaScript, width: 320 });
      const email = `anna-${javaScript ? 'script' : 'plain'}@example.org`;
      /** In every look once, and everywhere that nothing is cut off; axe itself is a script. */
      const expectGood = async (title: RegExp): Promise<void> => {
        await until(async () => title.test(await page.title()), true);
        if (!javaScript) {
          await eventually(() => excess(page)).to.be.at.most(0);
          return;
        }
        expect(await violationsInLooks(page, siteLooks)).to.deep.equal([]);
        await page.setViewportSize({ width: 320, height: 800 });
      };

      await page.goto('/afspraak');
      await expectGood(/^Maak een afspraak \|/);
      await page.getByRole('radio', { name: /^Limburg/ }).press('Space');
      await page.getByRole('button', { name: 'Selecteer deze regio' }).press('Enter');
      await page.waitForURL(/\?regio=limburg$/);
      await expectGood(/^Stap 2 van 3: Week \d+, .*regio Limburg \|/);
      await page.getByRole('link', { name: 'Volgende week' }).press('Enter');
      await page.waitForURL(/week=/);
      const week = page.url();
      const title = await page.getByRole('heading', { level: 1 }).innerText();
      await page.locator('.planner-time').first().press('Enter');
      await page.waitForURL(/tijd=.*adviseur=/);
      await expectGood(/^Stap 3 van 3: bevestig uw afspraak \|/);

      await fill(page, typed);
      await page.locator('[name="email"]').press('Enter');
      await page.locator('.planner-fault').waitFor();
      await expectGood(/^Fout: Stap 3 van 3/);
      await eventually(() => page.locator('[name="contactPerson"]').inputValue()).to.equal(typed.contactPerson);
      if (javaScript) await until(() => page.evaluate(() => document.activeElement?.hasAttribute('data-faults')), true);
      await page.getByRole('button', { name: 'Kies een ander tijdstip' }).press('Enter');
      await until(() => page.url(), week);
      await eventually(() => page.getByRole('heading', { level: 1 }).innerText()).to.equal(title);
      await page.locator('.planner-time').first().press('Enter');
      await page.waitForURL(/tijd=.*adviseur=/);
      await eventually(() => page.locator('[name="contactPerson"]').inputValue()).to.equal(typed.contactPerson);
      await fill(page, { email });
      await page.locator('[name="email"]').press('Enter');
      await page.waitForURL(/\?bedankt=/);
      await expectGood(/^Uw afspraak staat \|/);
      const reference = await page.locator('.planner-reference').innerText();
      expect(reference).to.match(/^AFS-\d{4}-[A-Z2-9]{6}$/);
      const file = await page.request.get((await page.getByRole('link', { name: /\.ics/ }).getAttribute('href')) ?? '');
      expect(file.headers()['content-type']).to.match(/^text\/calendar/);
      expect(await file.text()).to.include('BEGIN:VEVENT');

      const dataDir = stage.site.dataDir;
      await page.goto(await mailedAddress(dataDir, 'planner-visitor', email, /\?verzetten=/));
      await expectGood(/^Afspraak verzetten \|/);
      await page.locator('.planner-time').last().press('Enter');
      await page.waitForURL(/\?bedankt=/);
      await eventually(() => page.locator('.planner-reference').innerText()).to.equal(reference);
      await page.goto(await mailedAddress(dataDir, 'planner-visitor', email, /\?annuleren=/));
      await expectGood(/^Afspraak annuleren \|/);
      await page.getByRole('button', { name: 'Ja, annuleer de afspraak' }).press('Enter');
      await page.getByRole('heading', { name: 'Uw afspraak is geannuleerd' }).waitFor();
      await expectGood(/^Uw afspraak is geannuleerd \|/);
      await page.goto(await mailedAddress(dataDir, 'planner-visitor', email, /\?verzetten=/));
      await expectGood(/^Deze link werkt niet meer \|/);
    });

  it('exchanges regions and weeks in the same page, and Back leads through them to what was typed', async () => {
    const { page } = await stage.open();
    await page.goto('/afspraak');
    // Until its script is there, a form loads the next page.
    await page.waitForLoadState('networkidle');
    await page.evaluate(() => document.body.setAttribute('data-is-first', ''));
    const isFirst = () => page.locator('body[data-is-first]').count();
    await page.locator('.planner-search [name="postcode"]').fill('6211 AB');
    await page.keyboard.press('Enter');
    await page.getByText('Bij 6211 AB hoort de regio Limburg.').waitFor();
    await eventually(() => page.getByRole('radio', { name: /^Limburg/ }).isChecked()).to.equal(true);
    await page.getByRole('link', { name: /^Utrecht: tijden van/ }).press('Space');
    await page.waitForURL(/\?regio=utrecht$/);
    await until(() => page.evaluate(() => document.activeElement?.tagName), 'H1');
    const first = await page.title();
    await page.getByRole('link', { name: 'Volgende week' }).click();
    await page.waitForURL(/week=/);
    const week = page.url();
    await until(async () => (await page.title()) !== first, true);
    expect(await violationsOn(page)).to.deep.equal([]);
    await eventually(isFirst, 'one page by now').to.equal(1);
    await page.goBack();
    await until(() => page.title(), first);
    await page.goForward();
    await until(async () => (await page.title()) !== first, true);
    await eventually(isFirst, 'also by Back').to.equal(1);
    await page.locator('.planner-time').first().click();
    await page.waitForURL(/tijd=/);
    const confirm = page.url();
    await fill(page, typed);
    await page.goBack();
    await until(() => page.url(), week);
    await page.goForward();
    await until(() => page.url(), confirm);
    await until(() => page.locator('[name="contactPerson"]').inputValue(), typed.contactPerson);
    await eventually(() => page.locator('[name="phone"]').inputValue()).to.equal(typed.phone);
  });

  it('has a waiting list where a region has no time left, which is joined and left by links', async () => {
    const advisor = await stage.api.post<{ data: { id: string } }>('/planner/manage/advisors', {
      name: 'Vera Vol',
      email: 'vera@example.org',
    });
    await stage.api.post('/planner/manage/regions', { name: 'Texel', advisors: [advisor.data.id] });
    const { page } = await stage.open({ width: 320 });
    const expectGood = async (title: RegExp): Promise<void> => {
      await until(async () => title.test(await page.title()), true);
      expect(await violationsInLooks(page, siteLooks)).to.deep.equal([]);
      if (process.env['SHOTS'])
        await page.screenshot({ path: `${process.env['SHOTS']}/waiting-${Date.now()}.png`, fullPage: true });
      await page.setViewportSize({ width: 320, height: 800 });
    };
    await page.goto('/afspraak?regio=texel');
    await page.getByRole('heading', { name: 'Op de wachtlijst' }).waitFor();
    await expectGood(/regio Texel \|/);
    await page.getByRole('button', { name: 'Zet mij op de wachtlijst' }).press('Enter');
    await page.locator('.planner-fault').waitFor();
    await expectGood(/^Fout: /);
    await fill(page, { ...typed, email: 'wacht@example.org' });
    await page.getByRole('checkbox').press('Space');
    await page.getByRole('button', { name: 'Zet mij op de wachtlijst' }).press('Enter');
    await page.waitForURL(/wacht=erop/);
    await expectGood(/wachtlijst/i);
    await page.goto(await mailedAddress(stage.site.dataDir, 'planner-waiting', 'wacht@example.org', /\?afmelden=/));
    await page.getByRole('button', { name: 'Ja, haal mij van de wachtlijst' }).press('Enter');
    await page.waitForURL(/wacht=eraf/);
    await expectGood(/wachtlijst/i);
  });
});
