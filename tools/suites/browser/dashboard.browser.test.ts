import { eventually, expectAccessible } from '@lectern/testing/browser';
import { expect } from 'chai';
import type { Page } from 'playwright-core';
import { makePage, textBlock } from './test-kit/editor-workspace.ts';
import { setStage } from './test-kit/stage.ts';

describe('the dashboard', () => {
  const stage = setStage();
  let draftID: string;
  let changedID: string;

  before(async () => {
    const { api } = stage;
    draftID = await makePage(api, 'Alleen een concept', [textBlock('Stuk')]);
    changedID = await makePage(api, 'Met nieuwe woorden', [textBlock('Stuk')]);
    const { data } = await api.get<{ data: { revision: number } }>(`/page/${changedID}`);
    await api.post(`/page/${changedID}/publish`, { revision: data.revision });
    const { data: now } = await api.get<{ data: { pageVersionID: string; revision: number } }>(`/page/${changedID}`);
    await api.post(`/page/version/${now.pageVersionID}/edit`, {
      revision: now.revision,
      client: crypto.randomUUID(),
      sequence: 1,
      operations: [{ op: 'set', of: 'title', value: 'Met nog nieuwere woorden' }],
    });
  });

  const card = (page: Page, name: string) => page.getByRole('region', { name, exact: true });
  /** Addresses of pages that the cards lead to. */
  const shown = (page: Page): Promise<string[]> =>
    page
      .getByRole('main')
      .locator('a[href*="/cmsadmin/pages/"]')
      .evaluateAll((links) => links.map((link) => link.getAttribute('href') ?? ''));

  it('shows each page once, in the card that asks for most', async () => {
    const { page } = await stage.open({ width: 1440 });
    await stage.api.signIn(page);
    await page.goto('/cmsadmin/dashboard');
    // What one works on oneself stands there, and not a second time among all that waits.
    await card(page, 'Your recent work').getByRole('link', { name: 'Alleen een concept' }).waitFor();
    await card(page, 'Your recent work').getByRole('link', { name: 'Met nog nieuwere woorden' }).waitFor();
    for (const id of [draftID, changedID])
      await eventually(async () => (await shown(page)).filter((path) => path.endsWith(id)), id).to.have.length(1);
    const all = await shown(page);
    expect(new Set(all).size).to.equal(all.length);
    await expectAccessible(page);
    stage.expectClean();
  });

  it('is the first entry of the navigation', async () => {
    const { page } = await stage.open({ width: 1440 });
    await stage.api.signIn(page);
    await page.goto('/cmsadmin/dashboard');
    const first = page.getByRole('navigation').first().getByRole('link').first();
    await eventually(() => first.getAttribute('href')).to.equal('/cmsadmin/dashboard');
  });
});
