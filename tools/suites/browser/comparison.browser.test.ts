import { eventually, expectAccessible, until } from '@lectern/testing/browser';
import type { FrameLocator, Page } from 'playwright-core';
import { makePage, storedVersion, textBlock } from './test-kit/editor-workspace.ts';
import type { DraftBlock } from './test-kit/editor-workspace.ts';
import type { Heard } from './test-kit/heard.ts';
import { listenTo } from './test-kit/heard.ts';
import { setStage } from './test-kit/stage.ts';

const filler = ['Dak', 'Muur', 'Raam', 'Deur', 'Vloer'];
/** What a person reads of the sheets around blocks. */
const marksOf = (frame: FrameLocator): Promise<string[]> => frame.locator('lectern-compared span').allTextContents();
const wordsOf = (frame: FrameLocator, name: 'ins' | 'del'): Promise<string[]> => frame.locator(`main ${name}`).allTextContents();
const topOf = (frame: FrameLocator, text: string): Promise<number> =>
  frame.getByRole('heading', { name: text, exact: true }).evaluate((element) => Math.round(element.getBoundingClientRect().top));

const looks = [
  { width: 390, colorScheme: 'dark' },
  { width: 768, colorScheme: 'light' },
  { width: 1440, colorScheme: 'light' },
  { width: 1440, colorScheme: 'dark' },
] as const;

describe('two versions drawn beside each other', function () {
  this.timeout(120_000);
  const stage = setStage();
  let pageID = '';
  let requestID = '';

  before(async () => {
    const { api } = stage;
    const blocks = ['Pijpen', 'Balgen', ...filler, 'Orgel', 'Klok'].map((title) => textBlock(title));
    pageID = await makePage(api, 'Torens', blocks);
    await api.post(`/page/${pageID}/publish`, {});
    const { blocks: stored, blockOrder, revision, versionID } = await storedVersion(api, pageID);
    const keyOf = (title: string): string =>
      blockOrder.find((key) => (stored[key] as DraftBlock | undefined)?.props['title'] === title) ?? '';
    const [pipes, bellows, organ, bell] = [keyOf('Pijpen'), keyOf('Balgen'), keyOf('Orgel'), keyOf('Klok')];
    const changed = (key: string, props: object) => ({ [key]: { ...stored[key], props: { ...stored[key]?.props, ...props } } });
    const order = [...blockOrder.filter((key) => ![bellows, bell].includes(key)), 'nieuw-01'];
    await api.post(`/page/version/${versionID}/store`, {
      revision,
      blocks: {
        ...Object.fromEntries(Object.entries(stored).filter(([key]) => key !== bellows)),
        ...changed(pipes, { title: 'Pijpen en registers' }),
        // An anchor that no view shows.
        [organ]: { ...stored[organ], name: 'Het grote orgel' },
        'nieuw-01': { key: 'nieuw-01', version: 1, ...textBlock('Nieuw') },
      },
      blockOrder: [bell, ...order],
    });
    ({ requestID } = await api.post<{ requestID: string }>(`/page/${pageID}/request-publication`, {}));
  });

  interface Opened {
    readonly page: Page;
    readonly heard: Heard;
    readonly before: FrameLocator;
    readonly after: FrameLocator;
  }
  async function open(address: string, { width = 1440, colorScheme = 'light' as 'light' | 'dark' } = {}): Promise<Opened> {
    const { page } = await stage.open({ width, colorScheme });
    const heard = await listenTo(page);
    await stage.api.signIn(page);
    await page.goto(`/cmsadmin${address}`);
    await until(() => page.locator('.lc-drawn__frame[data-state=current]').count(), 2);
    const [before, after] = [0, 1].map((index) => page.frameLocator(`.lc-drawn__page:nth-of-type(${index + 1}) iframe`));
    if (!before || !after) throw new Error('There are no frames.');
    return { page, heard, before, after };
  }
  const review = (): string => `/publication-requests/${requestID}`;
  const history = (): string => `/pages/${pageID}/versions`;

  it('shows a reviewer what became of each block by a sign and a word, and its words in the page itself', async () => {
    const { page, before, after } = await open(review());
    await until(() => marksOf(before), ['↕ Moved', '~ Changed', '− Removed', '~ Changed']);
    await eventually(() => marksOf(after)).to.deep.equal(['↕ Moved', '~ Changed', '~ Changed', '+ Added']);
    await until(() => wordsOf(after, 'ins'), ['en registers']);
    await eventually(() => wordsOf(before, 'del')).to.deep.equal([]);
    const list = page.getByRole('list', { name: 'Changes' }).getByRole('listitem');
    await eventually(() => list.locator('.lc-drawn__kind').allInnerTexts()).to.deep.equal([
      '↕ Moved',
      '~ Changed',
      '− Removed',
      '~ Changed',
      '+ Added',
    ]);
    await list.nth(3).getByText('Looks the same. What differs: Name in the outline').waitFor();
    await eventually(() => list.locator('.lc-drawn__summary').allTextContents()).to.include.members([
      'Klok',
      'Balgen',
      'Orgel',
      'Nieuw',
    ]);
    stage.expectClean();
  });

  it('leads from change to change by key and by the list, in both versions, and says so', async () => {
    const { page, before, after, heard } = await open(review());
    await until(() => marksOf(after), ['↕ Moved', '~ Changed', '~ Changed', '+ Added']);
    await page.keyboard.press('p');
    await page.getByText('Change 5 of 5', { exact: true }).waitFor();
    await until(async () => (await topOf(after, 'Nieuw')) < 900 && (await topOf(after, 'Nieuw')) > 0, true);
    await until(async () => (await heard.all()).includes('Change 5 of 5: Added, Text'), true);
    await page.keyboard.press('n');
    await page.getByText('Change 1 of 5', { exact: true }).waitFor();
    await until(async () => (await topOf(before, 'Klok')) > 0 && (await topOf(before, 'Klok')) < 900, true);
    const second = page.getByRole('list', { name: 'Changes' }).getByRole('button').nth(1);
    await second.focus();
    await page.keyboard.press('Enter');
    await page
      .getByRole('group', { name: 'What differs in the chosen block' })
      .locator('ins', { hasText: 'en registers' })
      .waitFor();
    await eventually(() => second.getAttribute('aria-current')).to.equal('true');
    stage.expectClean();
  });

  it('scrolls both together by block, and picks what is clicked', async () => {
    const { page, before, after } = await open(review(), { width: 1440 });
    await until(() => marksOf(after), ['↕ Moved', '~ Changed', '~ Changed', '+ Added']);
    await before.getByRole('heading', { name: 'Raam', exact: true }).evaluate((element) => {
      window.dispatchEvent(new Event('wheel'));
      window.scrollTo({ top: element.getBoundingClientRect().top + window.scrollY - 150, behavior: 'instant' });
    });
    await until(async () => Math.abs((await topOf(after, 'Raam')) - (await topOf(before, 'Raam'))) < 4, true);
    await after.getByRole('heading', { name: 'Nieuw', exact: true }).evaluate((element) => {
      element.scrollIntoView({ behavior: 'instant' });
      (element as HTMLElement).click();
    });
    await page.getByText('Change 5 of 5', { exact: true }).waitFor();
    stage.expectClean();
  });

  it('keeps the choice between drawn and words for the next time', async () => {
    const { page } = await open(history());
    await page.getByRole('radio', { name: 'In words' }).check({ force: true });
    await page.locator('.lc-diff__block').first().waitFor();
    await page.reload();
    await page.locator('.lc-diff__block').first().waitFor();
    await page.goto(`/cmsadmin${review()}`);
    await page.locator('.lc-change', { hasText: 'en registers' }).waitFor();
    await page.getByRole('radio', { name: 'Drawn' }).check({ force: true });
    await until(() => page.locator('.lc-drawn__frame[data-state=current]').count(), 2);
    stage.expectClean();
  });

  it('brings a block back from where both versions stand side by side', async () => {
    const { page } = await open(history());
    await page
      .getByRole('list', { name: 'Changes' })
      .getByRole('button', { name: /Removed/ })
      .click();
    await page.getByRole('button', { name: 'Restore Text as in version 1' }).waitFor();
    stage.expectClean();
  });

  it('draws a page and its translation, and marks no words between languages', async () => {
    const { api } = stage;
    const { pageID: germanID } = await api.post<{ pageID: string }>('/page/create-translation', {
      pageID,
      newLocale: 'de-DE',
      title: 'Türme',
      slug: '/tuerme',
    });
    const { versionID } = await storedVersion(api, pageID);
    const { before, after } = await open(`${history()}?version=${versionID}&with=page:${germanID}`);
    await until(
      async () => (await before.locator('html').getAttribute('lang')) !== (await after.locator('html').getAttribute('lang')),
      true,
    );
    await eventually(() => wordsOf(after, 'ins')).to.deep.equal([]);
    stage.expectClean();
  });

  it('is fine at every width, in both themes', async () => {
    for (const [name, address] of Object.entries({ review: review(), history: history() })) {
      for (const look of looks) {
        const { page, after } = await open(address, look);
        await until(() => wordsOf(after, 'ins'), ['en registers']);
        await page.keyboard.press('n');
        await page.keyboard.press('n');
        await expectAccessible(page);
        await eventually(() => page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth), name).to.be.at.most(
          0,
        );
        if (process.env['SHOTS']) {
          await page.locator('.lc-drawn').evaluate((element) => element.scrollIntoView());
          await page.screenshot({ path: `${process.env['SHOTS']}/${name}-${look.width}-${look.colorScheme}.png` });
        }
      }
    }
  });
});
