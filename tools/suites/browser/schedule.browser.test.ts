import { adminLooks, eventually, until, violationsInLooks } from '@lectern/testing/browser';
import { expect } from 'chai';
import type { Locator, Page } from 'playwright-core';
import { makePage, textBlock } from './test-kit/editor-workspace.ts';
import { openEditor } from './test-kit/editor.ts';
import { pressAt } from './test-kit/keyboard.ts';
import { setStage } from './test-kit/stage.ts';

/** A year in which nothing of the example is planned. */
const year = 2096;

describe('what is planned in the admin', () => {
  const stage = setStage({ isStrict: true });
  const notice = (page: Page, text: string): Promise<void> =>
    page.getByRole('region', { name: 'Notifications' }).getByText(text).first().waitFor();
  async function expectNoBarriers(page: Page): Promise<void> {
    expect((await violationsInLooks(page, adminLooks)).join('\n')).to.equal('');
  }
  const plan = (id: string, action: 'publish' | 'unpublish', at: string) =>
    stage.api.post(`/page/${id}/schedule`, { action, at, zone: 'Europe/Amsterdam' });
  const dayCell = (page: Page, day: string): Locator => page.locator(`td[data-day="${day}"]`);
  const setTime = async (part: Locator, day: string, time: string): Promise<void> => {
    await part.getByLabel('Date').fill(day);
    await part.getByLabel('Time').fill(time);
  };

  it('is set in the editor by keyboard, changed and taken back, and the page says so', async () => {
    const id = await makePage(stage.api, 'Kerstgroet', [textBlock('Een')]);
    // Provoked: a time that is over.
    const { page } = await stage.open({ allow: [/\/schedule/] });
    await stage.api.signIn(page);
    await openEditor(page, id);
    await pressAt(page, page.getByRole('button', { name: 'Plan when it goes live or leaves the site' }));
    const dialog = page.getByRole('dialog', { name: 'Plan' });
    const live = dialog.getByRole('region', { name: 'Goes live' });
    await pressAt(page, live.getByRole('button', { name: 'Plan going live' }));
    await dialog.getByText('Choose a date and a time.').waitFor();
    await setTime(live, '2020-12-24', '08:00');
    await page.keyboard.press('Enter');
    await dialog.getByText('lies in the past').waitFor();
    await expectNoBarriers(page);
    await setTime(live, `${year}-12-24`, '08:00');
    await pressAt(page, live.getByRole('button', { name: 'Plan going live' }));
    await notice(page, `Goes live 24 Dec ${year}, 08:00`);
    await live.getByText(`24 Dec ${year}, 08:00`).waitFor();
    await pressAt(page, live.getByRole('button', { name: 'Change when it goes live' }));
    await eventually(() => live.getByLabel('Time').inputValue()).to.equal('08:00');
    await setTime(live, `${year}-12-24`, '09:30');
    await pressAt(page, live.getByRole('button', { name: 'Change when it goes live' }));
    await live.getByText(`24 Dec ${year}, 09:30`).waitFor();
    await page.keyboard.press('Escape');
    await dialog.waitFor({ state: 'detached' });
    const head = page.getByRole('button', { name: `Live 24 Dec ${year}, 09:30` });
    await head.waitFor();
    await pressAt(page, head);
    await pressAt(page, live.getByRole('button', { name: 'Take back going live' }));
    await live.getByRole('button', { name: 'Plan going live' }).waitFor();
    await page.keyboard.press('Escape');
    await page.getByRole('button', { name: 'Plan when it goes live or leaves the site' }).waitFor();
  });

  it('stands in a calendar, where it is moved to another day by keyboard and by a pointer', async () => {
    const id = await makePage(stage.api, 'Nieuwjaar', [textBlock('Een')]);
    await plan(id, 'publish', `${year}-03-10T08:00`);
    const { page } = await stage.open();
    await stage.api.signIn(page);
    await page.goto(`/cmsadmin/releases?month=${year}-02`);
    await page.getByText(`Nothing is planned in February ${year}`).waitFor();
    await pressAt(page, page.getByRole('button', { name: 'Next month' }));
    const entry = page.getByRole('button', { name: /^Goes live 08:00 Nieuwjaar/ });
    await dayCell(page, `${year}-03-10`)
      .getByRole('button', { name: /Nieuwjaar$/ })
      .waitFor();
    await expectNoBarriers(page);
    await pressAt(page, entry);
    const dialog = page.getByRole('dialog', { name: 'Nieuwjaar' });
    await dialog.getByLabel('Day').fill(`${year}-03-13`);
    await expectNoBarriers(page);
    await page.setViewportSize({ width: 1280, height: 900 });
    await pressAt(page, dialog.getByRole('button', { name: 'Move', exact: true }));
    await notice(page, `“Nieuwjaar”: 13 Mar ${year}, 08:00`);
    await dayCell(page, `${year}-03-13`)
      .getByRole('button', { name: /Nieuwjaar$/ })
      .waitFor();

    await dialog.waitFor({ state: 'detached' });
    const [from, to] = [await entry.boundingBox(), await dayCell(page, `${year}-03-20`).boundingBox()];
    if (!from || !to) throw new Error('The calendar is not drawn.');
    await page.mouse.move(from.x + 20, from.y + from.height / 2);
    await page.mouse.down();
    await page.mouse.move(to.x + 30, to.y + 60, { steps: 6 });
    await until(() => dayCell(page, `${year}-03-20`).getAttribute('data-over'), 'true');
    await page.mouse.up();
    await notice(page, `“Nieuwjaar”: 20 Mar ${year}, 08:00`);
    await dayCell(page, `${year}-03-20`)
      .getByRole('button', { name: /Nieuwjaar$/ })
      .waitFor();
    await eventually(() => page.getByRole('dialog').count()).to.equal(0);
    const { data } = await stage.api.get<{ data: readonly { readonly wallTime: string }[] }>(`/page/${id}/schedule`);
    expect(data.map(({ wallTime }) => wallTime)).to.deep.equal([`${year}-03-20T08:00`]);
  });

  it('is a list as well, and is on the dashboard and in lists of pages', async () => {
    const id = await makePage(stage.api, 'Jubileum', [textBlock('Een')]);
    await plan(id, 'publish', `${year}-06-01T10:00`);
    await plan(id, 'unpublish', `${year}-06-30T10:00`);
    const { page } = await stage.open();
    await stage.api.signIn(page);
    await page.goto(`/cmsadmin/releases?month=${year}-06&view=list`);
    const rows = page.getByRole('row').filter({ hasText: 'Jubileum' });
    await until(() => rows.count(), 2);
    await expectNoBarriers(page);
    await page.goto('/cmsadmin/?status=planned');
    const row = page.getByRole('row', { name: 'Jubileum' });
    await row.getByText('Planned', { exact: true }).waitFor();
    await page.goto(`/cmsadmin/releases?month=${year}-06&view=list`);
    await rows.first().getByRole('button').press('Enter');
    await page.getByRole('dialog', { name: 'Jubileum' }).getByRole('button', { name: 'Take back' }).press('Enter');
    await until(() => rows.count(), 1);
  });
});
