import { adminLooks, eventually, openBrowser, siteLooks, until, violationsInLooks } from '@lectern/testing/browser';
import type { TestBrowser, WatchedPage } from '@lectern/testing/browser';
import { expect } from 'chai';
import type { Page } from 'playwright-core';
import { openApi } from './test-kit/api.ts';
import type { Api } from './test-kit/api.ts';
import { makePage, textBlock } from './test-kit/editor-workspace.ts';
import type { DraftBlock } from './test-kit/editor-workspace.ts';
import { openEditor } from './test-kit/editor.ts';
import { focusOf } from './test-kit/focus.ts';
import { tour } from './test-kit/keyboard-tour.ts';
import { logIn } from './test-kit/log-in.ts';
import { administrator, startSite } from './test-kit/start-site.ts';
import type { RunningSite } from './test-kit/start-site.ts';
import { showPreview } from './test-kit/show-preview.ts';

describe('accessibility', () => {
  let site: RunningSite;
  let browser: TestBrowser;
  let api: Api;
  let watched: WatchedPage;
  let page: Page;
  let pageID: string;

  before(async () => {
    [site, browser] = await Promise.all([startSite(), openBrowser()]);
    api = await openApi(site.origin);
    pageID = await makePage(api, 'Toegankelijk', [
      textBlock('Een'),
      { type: 'basic/cards', props: { title: 'Kaarten', cards: [{ title: 'Een kaart', text: '', link: null, image: null }] } },
    ]);
  });
  after(async () => {
    await browser?.close();
    await site?.stop();
  });
  afterEach(() => watched?.context.close());

  async function open(allow: readonly string[] = []): Promise<void> {
    watched = await browser.newPage({ origin: site.origin, allow });
    ({ page } = watched);
  }
  const expectNoBarriers = async (looks = adminLooks): Promise<void> => {
    expect((await violationsInLooks(page, looks)).join('\n')).to.equal('');
    watched.expectClean();
  };

  describe('of the admin: nothing keeps people out of', () => {
    it('the login', async () => {
      await open();
      await page.goto('/cmsadmin');
      await page.getByRole('heading', { name: 'Log in' }).waitFor();
      await expectNoBarriers();
    });

    it('a login that was refused', async () => {
      await open(['/auth/login']);
      await page.goto('/cmsadmin');
      await logIn(page, 'not the password');
      await page.getByRole('alert').waitFor();
      await expectNoBarriers();
    });

    it('the page overview', async () => {
      await open();
      await api.signIn(page);
      await page.goto('/cmsadmin');
      await page.getByRole('rowheader').first().waitFor();
      await expectNoBarriers();
    });

    it('a search without results', async () => {
      await open();
      await api.signIn(page);
      await page.goto('/cmsadmin');
      await page.getByRole('button', { name: 'Open search' }).click();
      await page.keyboard.type('nergens te vinden');
      await page.getByRole('main').getByText('No results found.').waitFor();
      await expectNoBarriers();
    });

    it('a list that could not be loaded', async () => {
      await open(['/user/list', 'could not be loaded']);
      await api.signIn(page);
      await page.route('**/api/user/list*', (route) => route.fulfill({ status: 500, json: { errors: [{ code: 'G_01' }] } }));
      await page.goto('/cmsadmin/users');
      await page.getByRole('main').getByRole('button', { name: 'Try again' }).waitFor();
      await expectNoBarriers();
    });

    it('how pages are delivered, where a page is made anew', async () => {
      await open();
      await api.signIn(page);
      await page.goto('/cmsadmin/delivery');
      await page.getByRole('heading', { name: 'Delivery', level: 1 }).waitFor();
      await page.getByRole('rowheader').first().waitFor();
      await expectNoBarriers();
      await page.getByRole('textbox', { name: 'Address' }).fill('/nieuws');
      await page.keyboard.press('Enter');
      await page.getByRole('region', { name: 'Notifications' }).getByText('/nieuws').waitFor();
    });

    it('the form for a new page, with errors', async () => {
      await open(['/page/create']);
      await api.signIn(page);
      await page.goto('/cmsadmin/new-page');
      await page.getByRole('button', { name: 'Create page' }).click();
      await until(() => page.getByRole('textbox', { name: 'Title' }).getAttribute('aria-invalid'), 'true');
      await expectNoBarriers();
    });

    it('the editor with a block selected', async () => {
      await open();
      await api.signIn(page);
      const editor = await openEditor(page, pageID);
      await editor.field('Text').waitFor();
      await expectNoBarriers();
    });

    it('the editor with cards open', async () => {
      await open();
      await api.signIn(page);
      const editor = await openEditor(page, pageID);
      await editor.select('Cards');
      await page.getByRole('group', { name: 'Cards' }).getByRole('textbox', { name: 'Title' }).waitFor();
      await expectNoBarriers(adminLooks.slice(0, 1));
    });

    for (const name of ['Page Settings', 'SEO Settings']) {
      it(`the editor at ${name}`, async () => {
        await open();
        await api.signIn(page);
        await openEditor(page, pageID);
        await page.getByRole('tab', { name }).click();
        await page.getByRole('heading', { name, level: 2 }).waitFor();
        await expectNoBarriers();
      });
    }

    it('the list of block types', async () => {
      await open();
      await api.signIn(page);
      await openEditor(page, pageID);
      await page.getByRole('button', { name: 'Add a block', exact: true }).click();
      await page.getByRole('option').first().waitFor();
      await expectNoBarriers();
    });

    it('a dialog', async () => {
      await open(['/edit']);
      await api.signIn(page);
      const editor = await openEditor(page, pageID);
      // It asks only where nothing could be stored.
      await page.route('**/page/version/*/edit', (route) => route.fulfill({ status: 500, json: {} }));
      await editor.field('Title').fill('Veranderd');
      await page.getByRole('navigation').getByRole('link', { name: 'Page overview' }).click();
      await page.getByRole('alertdialog').waitFor();
      await expectNoBarriers();
    });

    it('what is missing before a page can be published', async () => {
      await open(['/publish']);
      await api.signIn(page);
      const editor = await openEditor(
        page,
        await makePage(api, 'Onaf', [{ type: 'basic/text', props: { title: 'Zonder tekst' } }]),
      );
      await editor.field('Text').waitFor();
      await page.getByRole('button', { name: 'Publish', exact: true }).click();
      await page.getByRole('dialog').getByRole('button', { name: 'Go to first' }).click();
      await page.getByRole('region', { name: '1 problem', exact: true }).waitFor();
      await expectNoBarriers();
    });
  });

  describe('of the site: nothing keeps people out of', () => {
    const places = ['/', '/verzekeringen/religieuze-gebouwen', '/nieuws/bliksem-op-de-toren', '/nieuws', '/is-er-niet'];
    for (const path of places) {
      it(path, async () => {
        await open(path === '/is-er-niet' ? ['404'] : []);
        const answer = await page.goto(path);
        expect(answer?.status()).to.equal(path === '/is-er-niet' ? 404 : 200);
        await expectNoBarriers(siteLooks);
      });
    }
  });

  describe('by keyboard alone', () => {
    for (const width of [1280, 320]) {
      it(`goes from the login to a block, ${width} px wide`, async () => {
        await open();
        await page.setViewportSize({ width, height: 720 });
        await page.goto('/cmsadmin');
        await page.getByRole('heading', { name: 'Log in' }).waitFor();
        await page.keyboard.type(administrator.email);
        await page.keyboard.press('Tab');
        await page.keyboard.type(administrator.password);
        await tour(page, 'Log in');
        await page.keyboard.press('Enter');
        await page.getByRole('heading', { name: 'CMS Dashboard', level: 1 }).waitFor();
        await page.goto('/cmsadmin/?q=Toegankelijk');
        await page.getByRole('link', { name: 'Toegankelijk', exact: true }).waitFor();
        await page.keyboard.press('Tab');
        await eventually(async () => (await focusOf(page)).name).to.equal('Skip to the content');
        await page.keyboard.press('Enter');
        await until(async () => (await focusOf(page)).name, 'lectern-main');
        await tour(page, 'Toegankelijk');
        await page.keyboard.press('Enter');
        // The last of the head line to come: what becomes of a page is another module's part.
        await page.getByRole('button', { name: 'Publish', exact: true }).waitFor();
        const stops = await tour(page);
        expect(stops).to.include.members(['Save', 'Publish', 'block-add']);
        watched.expectClean();
      });
    }
  });

  describe('of a page under work', () => {
    const isChecker = (url: string): boolean => /axe/.test(new URL(url).pathname);
    const heading = (level: number, text: string) => ({ type: 'heading', level, children: [{ text }] });
    async function check(blocks: readonly DraftBlock[]): Promise<string[]> {
      const fetched: string[] = [];
      page.on('request', (request) => isChecker(request.url()) && fetched.push(request.url()));
      await page.setViewportSize({ width: 1440, height: 900 });
      await api.signIn(page);
      await openEditor(page, await makePage(api, 'Te controleren', blocks));
      await showPreview(page);
      await page.locator('.lc-preview[data-state=current]').waitFor();
      expect(fetched, 'before anybody asks').to.deep.equal([]);
      await page.locator('#preview-access').focus();
      await page.keyboard.press('Enter');
      return fetched;
    }

    it('is told by block when somebody asks, by keyboard alone, and advises no more', async () => {
      await open();
      const text = textBlock('Tweede');
      const body = { kind: 'richtext', version: 1, children: [heading(4, 'Te diep')] };
      const fetched = await check([textBlock('Eerste'), { ...text, props: { ...text.props, body } }]);
      const panel = page.getByRole('region', { name: '1 thing hinders people' });
      await panel.waitFor();
      expect(fetched, 'when somebody asked').to.have.length(1);
      await until(() => focusOf(page).then(({ name }) => name), 'access-title');
      await panel.getByText('nothing of this keeps the page from being published').waitFor();
      watched.expectClean();
      expect((await violationsInLooks(page, adminLooks)).join('\n')).to.equal('');
      // Of the looks, the last is a narrow one.
      await page.setViewportSize({ width: 1440, height: 900 });
      const finding = panel.getByRole('button', { name: /one level below the one above it.*Te diep/ });
      await finding.focus();
      await page.keyboard.press('Enter');
      await page.waitForFunction(() => document.activeElement?.id.startsWith('field-blocks.b1proef.'));
      await page.keyboard.type('!');
      await panel.getByText('The page was changed since.').waitFor();
      await panel.getByRole('button', { name: 'Close' }).focus();
      await page.keyboard.press('Enter');
      await until(() => focusOf(page).then(({ name }) => name), 'preview-access');
    });

    it('is nothing where nothing hinders people', async () => {
      await open();
      await check([textBlock('Eerste')]);
      await page.getByRole('region', { name: 'Nothing found that hinders people' }).waitFor();
      watched.expectClean();
    });
  });
});
