import { eventually } from '@lectern/testing/browser';
import { expect } from 'chai';
import type { Page } from 'playwright-core';
import { adminBrowser, heard } from '../editor/admin-browser.test-kit.ts';
import type { FakeApi } from '../editor/fake-api.test-kit.ts';
import type { ListedVersion, VersionComparison } from '../../versions.schema.ts';

const people = { ada: { id: 1, name: 'Ada Lovelace' }, bert: { id: 2, name: 'Bert Vink' } };
const version = (number: number, more: Partial<ListedVersion> = {}): ListedVersion => ({
  id: `version-${number}`,
  number,
  revision: number * 3,
  title: 'Page 00',
  begunAt: '2026-11-01T09:00:00.000Z',
  endedAt: `2026-11-0${Math.min(number, 9)}T10:1${number}:00.000Z`,
  isLatest: number === 5,
  isOpen: number === 5,
  authors: [people.ada],
  reason: 'stored',
  chosenBy: null,
  restoredFrom: null,
  pin: null,
  publications: [],
  change: { added: 1, removed: 0, changed: 2, isReordered: false, fields: 0 },
  ...more,
});

const versions = [
  version(5, { reason: 'sitting', authors: [people.ada, people.bert], change: null }),
  version(4, {
    reason: 'published',
    publications: [{ id: 'q', since: '2026-11-04T11:00:00.000Z', until: null, by: 'Ada Lovelace', record: 'kept' }],
  }),
  version(3, { pin: { name: 'Before the restoration of the organ', at: '2026-11-03T10:00:00.000Z', by: 'Ada Lovelace' } }),
  version(2, { reason: 'restored', restoredFrom: { id: 'version-1', number: 1 }, authors: [{ id: null, name: null }] }),
  version(1, { change: null }),
];

const compared = (number: number): VersionComparison['before'] => ({
  id: `version-${number}`,
  number,
  pageID: 'p0',
  locale: 'nl-NL',
  title: 'Page 00',
  endedAt: '2026-11-04T10:00:00.000Z',
});
const words = (before: string, after: string) => [
  { kind: 'same' as const, text: 'Het orgel werd in ' },
  { kind: 'removed' as const, text: before },
  { kind: 'added' as const, text: after },
  { kind: 'same' as const, text: ' gebouwd door de gebroeders Van Dam. '.repeat(12) },
];
const block = {
  parent: null,
  slot: '',
  depth: 0,
  isMoved: false,
  formerType: null,
  name: null,
  isKnown: true,
  fields: [],
  beside: [],
};

const comparison: VersionComparison = {
  before: compared(3),
  after: compared(4),
  title: { field: 'title', before: 'Orgel', after: 'Het orgel', words: words('', 'Het ').slice(2, 3) },
  typeData: [],
  seo: [{ field: 'noIndex', before: false, after: true, words: null }],
  blocks: [
    {
      ...block,
      key: 'kone',
      kind: 'kept',
      type: 'test/hero',
      name: 'Opening',
      fields: [
        { field: 'title', before: 'a', after: 'b', words: words('1821', '1842') },
        { field: 'items', before: [], after: [{ link: {} }], words: null },
      ],
    },
    { ...block, key: 'kimg', kind: 'kept', type: 'test/image', isMoved: true },
    { ...block, key: 'kcol', kind: 'kept', type: 'test/columns' },
    {
      ...block,
      key: 'kin',
      kind: 'removed',
      type: 'test/hero',
      parent: 'kcol',
      slot: 'left',
      depth: 1,
      fields: [{ field: 'title', before: 'Weg', words: [{ kind: 'removed', text: 'Weg' }] }],
    },
    {
      ...block,
      key: 'knew',
      kind: 'added',
      type: 'test/hero',
      fields: [{ field: 'title', after: 'Nieuw', words: [{ kind: 'added', text: 'Nieuw' }] }],
    },
    { ...block, key: 'kmap', kind: 'removed', type: 'gone/map', isKnown: false },
  ],
};

function answer(api: FakeApi, errors: readonly object[] = []): void {
  const restored = { pageID: 'p0', pageVersionID: 'version-6', revision: 16, formerVersionID: 'version-5', isChanged: true };
  const restore = () => (errors.length > 0 ? { status: 409, Errors: errors } : restored);
  const pair = (before: number, after: number) => ({
    [`GET /page/version/version-${before}/compare/version-${after}`]: () => ({
      data: { ...comparison, before: compared(before), after: compared(after) },
    }),
  });
  api.answers = {
    'GET /page/p0/versions': () => ({ data: { items: versions, totalItems: versions.length } }),
    'GET /page/p0/translations': () => ({
      data: [
        { locale: 'nl-NL', page: null, isMissing: false, sharedSlug: null, canCreate: false },
        {
          locale: 'de-DE',
          page: { id: 'p1', title: 'Orgel', slug: '/orgel', status: 'draft' },
          isMissing: false,
          sharedSlug: null,
          canCreate: false,
        },
      ],
    }),
    ...Object.fromEntries(versions.map(({ id }) => [`POST /page/version/${id}/restore`, restore])),
    'GET /page/on-day': () => ({
      data: [
        {
          ...versions[1]?.publications[0],
          pageID: 'p0',
          versionID: 'version-4',
          number: 4,
          title: 'Page 00',
          path: '/page-00',
          erased: null,
        },
      ],
    }),
    ...Object.fromEntries(versions.map(({ id }) => [`POST /page/version/${id}/pin`, () => ({})])),
    ...pair(4, 5),
    ...pair(3, 4),
    ...pair(2, 3),
    ...pair(1, 3),
    ...pair(1, 2),
    ...pair(1, 5),
    'GET /page/version/version-3/compare/w': () => ({
      data: { ...comparison, before: compared(3), after: { ...compared(1), pageID: 'p1', locale: 'de-DE' } },
    }),
  };
}

const written = (api: FakeApi, name: string) => api.calls.filter((call) => call.name === name).map(({ body }) => body);

/** There is no site here that could draw a version. */
const inWords = (page: Page): Promise<void> =>
  page.evaluate(() => {
    for (let id = 0; id < 10; id += 1) localStorage.setItem(`lectern.comparison.${id}`, 'words');
  });

/** Presses Tab until the focus is on what is meant. */
async function tabTo(page: Page, selector: string): Promise<void> {
  for (let presses = 0; presses < 150; presses += 1) {
    await page.keyboard.press('Tab');
    if (await page.evaluate((wanted) => document.activeElement?.matches(wanted) ?? false, selector)) return;
  }
  throw new Error(`Tab never came to ${selector}.`);
}

const looks = [
  { width: 390, colorScheme: 'dark' },
  { width: 768, colorScheme: 'light' },
  { width: 1440, colorScheme: 'light' },
  { width: 1440, colorScheme: 'dark' },
] as const;

describe('the history of a page', () => {
  const { open, openEditor, expectFine, close } = adminBrowser();

  const openHistory = async (look = {}, errors: readonly object[] = []) => {
    const session = await openEditor('p0', look);
    answer(session.api, errors);
    await inWords(session.page);
    await session.page.locator('.lc-editor__head').getByRole('button', { name: 'More actions' }).click();
    await session.page.getByRole('menuitem', { name: 'History' }).click();
    await session.page.locator('.lc-diff__block').first().waitFor();
    return session;
  };
  const choose = async (page: Page, number: number): Promise<void> => {
    await page.locator(`#version-version-${number}`).click();
    await page.getByRole('heading', { name: `Version ${number}`, exact: true }).waitFor();
    await page.locator('.lc-diff__block').first().waitFor();
  };

  it('is reached, read and gone back in by keyboard alone, with one way to undo it', async () => {
    const session = await openEditor('p0');
    const { page, api } = session;
    answer(api);
    await inWords(page);
    await tabTo(page, '.lc-editor__head [aria-label="More actions"]');
    await page.keyboard.press('Enter');
    await page.getByRole('menuitem', { name: 'History' }).waitFor();
    await page.keyboard.type('Hist');
    await page.keyboard.press('Enter');
    await page.getByRole('heading', { name: 'History of Page 00' }).waitFor();
    await page.locator('.lc-diff__block').first().waitFor();
    await page.waitForFunction(() => document.activeElement?.tagName === 'H1');
    await page.locator('#version-version-4').getByText('Published by Ada Lovelace').waitFor();
    await tabTo(page, '#version-version-5');
    for (const number of [5, 4, 3]) {
      await page.waitForFunction((id) => document.activeElement?.id === id, `version-version-${number}`);
      if (number > 3) await page.keyboard.press('ArrowDown');
    }
    await page.keyboard.press('Enter');
    await page.getByRole('heading', { name: 'Version 3', exact: true }).waitFor();
    await eventually(() => page.locator('#version-version-3').getAttribute('aria-current')).to.equal('true');
    await page.getByRole('button', { name: 'Restore Hero: Opening as in version 2' }).waitFor();
    await tabTo(page, '[aria-label="Restore Hero: Opening as in version 2"]');
    await page.keyboard.press('Enter');
    await page.locator('.lc-notice').getByText('Hero: Opening was restored as in version 2.').waitFor();
    expect(written(api, 'POST /page/version/version-2/restore')).to.deep.equal([{ block: 'kone' }]);
    await tabTo(page, '.lc-notice button:not([aria-label])');
    await page.keyboard.press('Enter');
    await page.getByText('What stood before is back.').first().waitFor();
    expect(written(api, 'POST /page/version/version-5/restore')).to.deep.equal([{}]);
    await eventually(() => heard(page)).to.include('What stood before is back.');
    await close(session);
  });

  it('says by words and signs what became of each block, and the rest on request', async () => {
    const session = await openHistory();
    const { page } = session;
    await choose(page, 4);
    await eventually(() => page.locator('.lc-diff__kind').allInnerTexts()).to.deep.equal([
      'Changed',
      'Moved',
      'Removed',
      'Added',
      'Removed',
    ]);
    await eventually(() => page.locator('.lc-diff__summary').innerText()).to.contain(
      '1 block added, 2 blocks removed, 1 block changed, 1 block moved, 2 page settings changed',
    );
    await page.getByText('Show blocks without changes').click();
    await eventually(() => page.locator('.lc-diff__kind').allInnerTexts()).to.include('Unchanged');
    await eventually(() => page.locator('ins').first().textContent()).to.equal('inserted: Het ');
    // Nothing leads back to what an unknown plugin made, or to before a block was there.
    const ways = page.locator('.lc-diff__do button');
    await eventually(() => ways.evaluateAll((all) => all.map((one) => one.getAttribute('aria-label')))).to.deep.equal([
      'Restore Hero: Opening as in version 3',
      'Restore Image as in version 3',
      'Restore Hero as in version 3',
    ]);
    await close(session);
  });

  it('restores a field and a version, the latter only while what was looked at stands', async () => {
    const session = await openHistory();
    const { page, api } = session;
    await choose(page, 3);
    await page.getByRole('button', { name: 'Restore Title as in version 2' }).last().click();
    await eventually(() => written(api, 'POST /page/version/version-2/restore')).to.deep.equal([
      { field: { of: 'props', key: 'kone', field: 'title' } },
    ]);
    await page.locator('.lc-notice').first().waitFor();
    await page.getByRole('button', { name: 'Restore this version' }).click();
    await page.getByText('Version 3 was restored. What stood before is kept in the history.').first().waitFor();
    expect(written(api, 'POST /page/version/version-3/restore')).to.deep.equal([{ revision: 1 }]);
    await close(session);
  });

  it('says kindly why something cannot come back, by the name of its block', async () => {
    const session = await openHistory({}, [{ property: 'blocks.kone', code: 'G_46', params: { type: 'test/hero' } }]);
    const { page } = session;
    await choose(page, 3);
    await page.getByRole('button', { name: 'Restore this version' }).click();
    await eventually(() => page.locator('.lc-errorbox').innerText())
      .to.contain('Hero: cannot be restored')
      .and.not.to.contain('blocks.kone');
    await close(session);
  });

  it('compares with any other version and with a translation, at an address of its own', async () => {
    const session = await openHistory();
    const { page } = session;
    await choose(page, 3);
    await page.getByRole('button', { name: /Compared with/ }).click();
    await page.getByRole('option', { name: /^Version 1,/ }).click();
    await page.getByText('From version 1 to version 3').waitFor();
    expect(page.url()).to.contain('version=version-3&with=version-1');
    await page.getByRole('button', { name: /Compared with/ }).click();
    await page.getByRole('option', { name: 'German (Germany): Orgel' }).click();
    await page.getByText('From Dutch (Netherlands) to German (Germany)').waitFor();
    await eventually(() => page.locator('.lc-diff__do').count(), 'no way back into another language').to.equal(0);
    await close(session);
  });

  it('gives a version a name', async () => {
    const session = await openHistory();
    const { page, api } = session;
    await choose(page, 2);
    await page.getByRole('button', { name: 'Name it' }).click();
    await page.keyboard.type('Voor de verbouwing');
    await page.keyboard.press('Enter');
    await page.getByText('Version 2 is kept as “Voor de verbouwing”').first().waitFor();
    expect(written(api, 'POST /page/version/version-2/pin')).to.deep.equal([{ name: 'Voor de verbouwing' }]);
    await close(session);
  });

  it('says what visitors read on a day, and gives it as a file', async () => {
    const session = await openHistory();
    const { page } = session;
    await page.getByLabel('What visitors read on').fill('2026-11-04');
    const found = page.getByRole('status').getByRole('link', { name: 'Version 4' });
    await found.waitFor();
    await found.focus();
    await page.keyboard.press('Enter');
    await page.getByRole('heading', { name: 'Version 4', exact: true }).waitFor();
    const file = page.getByRole('link', { name: 'What visitors read' });
    await eventually(() => file.getAttribute('href')).to.equal('/api/page/publication/q/export');
    await eventually(() => page.getByRole('button', { name: 'Erase' }).count(), 'for administrators alone').to.equal(0);
    await close(session);
  });

  it('says that it could not be loaded, and tries again', async () => {
    const session = await open('/cmsadmin/pages/p0/versions');
    const { page, api } = session;
    await page.getByText('The history could not be loaded.').waitFor({ timeout: 20_000 });
    answer(api);
    await inWords(page);
    await page.getByRole('button', { name: 'Try again' }).click();
    await page.locator('.lc-diff__block').first().waitFor();
    await close(session);
  });

  it('is fine at every width, in both themes', async () => {
    for (const look of looks) {
      const session = await openHistory(look);
      await choose(session.page, 4);
      await expectFine(session.page);
      if (process.env['SHOTS']) {
        const name = `history-${look.width}-${look.colorScheme}.png`;
        await session.page.screenshot({ path: `${process.env['SHOTS']}/${name}`, fullPage: true });
      }
      await close(session);
    }
  });
});
