import { eventually, until, untilFine } from '@lectern/testing/browser';
import type { NewPageOptions } from '@lectern/testing/browser';
import { expect } from 'chai';
import type { Page } from 'playwright-core';
import { setStage } from './test-kit/stage.ts';

describe('blocks as visitors meet them', () => {
  const stage = setStage();

  async function visit(path: string, options: NewPageOptions = {}): Promise<Page> {
    const { page } = await stage.open(options);
    await page.goto(path);
    return page;
  }

  describe('a video', () => {
    const path = '/proef-video';
    /** Requests to the hosts of videos, which no test lets out. */
    let asked: string[] = [];

    before(async () => {
      const { data: directory } = await stage.api.post<{ data: { files: { id: string; fileType: string }[] } }>(
        '/medialib/get-dir',
        {
          path: '/Gebouwen',
        },
      );
      const poster = directory.files.find(({ fileType }) => fileType === 'image')?.id;
      const add = async (fileName: string, link: string) =>
        (
          await stage.api.post<{ data: { id: string } }>('/medialib/add-video', {
            path: '/Film',
            fileName,
            link,
            posterFileID: poster,
          })
        ).data.id;
      const blocks = {
        'een-video': await add('Toren', 'https://youtu.be/abcdefghijk'),
        'twee-video': await add('Orgel', 'https://vimeo.com/123456789'),
      };
      const content = Object.fromEntries(
        Object.entries(blocks).map(([key, fileID]) => [
          key,
          {
            type: 'basic/video',
            version: 1,
            props: { video: { fileID, title: `Film ${key}` }, caption: '', transcript: '', size: 'wide' },
          },
        ]),
      );
      const page = { title: 'Film', slug: path, type: 'page-types/page', locale: 'nl-NL', content };
      const { pageID, revision } = await stage.api.post<{ pageID: string; revision: number }>('/page/create', page);
      await stage.api.post(`/page/${pageID}/publish`, { revision });
    });

    async function visitVideo(options: NewPageOptions = {}): Promise<Page> {
      asked = [];
      const { page } = await stage.open(options);
      await page.route(/youtube|vimeo/, async (route) => {
        asked.push(new URL(route.request().url()).host);
        await route.fulfill({ contentType: 'text/html', body: '<title>Speler</title>' });
      });
      await page.goto(path, { waitUntil: 'networkidle' });
      return page;
    }
    const isAwake = (page: Page) =>
      untilFine(
        () => page.getByText('Video afspelen').count(),
        (count) => count === 2,
        'videos that play',
      );

    it('asks its host for nothing before a visitor allows it, and plays in its place afterwards', async () => {
      const page = await visitVideo();
      await isAwake(page);
      const film = page.getByRole('link', { name: /Film een-video/ });
      await film.click();
      const question = page.getByRole('group', { name: 'Video afspelen' });
      await question.getByText(/staat bij YouTube/).waitFor();
      await eventually(() =>
        question.getByRole('button', { name: 'Deze video afspelen' }).evaluate((own) => own === document.activeElement),
      ).to.equal(true);
      await page.keyboard.press('Escape');
      await until(() => film.evaluate((own) => own === document.activeElement), true);
      expect(asked).to.deep.equal([]);
      await page.keyboard.press('Enter');
      await question.getByRole('button', { name: 'Deze video afspelen' }).click();
      await page.locator('iframe[title="Film een-video"]').waitFor();
      await until(() => asked, ['www.youtube-nocookie.com']);
      // This once was this once.
      await page.getByRole('link', { name: /Film twee-video/ }).click();
      await question.getByText(/staat bij Vimeo/).waitFor();
      await question.getByRole('button', { name: 'Altijd toestaan' }).click();
      await until(() => asked, ['www.youtube-nocookie.com', 'player.vimeo.com']);
      await page.reload();
      await isAwake(page);
      await page.getByRole('link', { name: /Film een-video/ }).click();
      await page.locator('iframe[title="Film een-video"]').waitFor();
      stage.expectClean();
    });

    it('is a link to its host without a script', async () => {
      const page = await visitVideo({ javaScript: false });
      const film = page.getByRole('link', { name: /Film twee-video/ });
      await eventually(() => film.getAttribute('href')).to.equal('https://vimeo.com/123456789');
      await eventually(() => film.getByText('Bekijk op Vimeo').isVisible()).to.equal(true);
      expect(asked).to.deep.equal([]);
    });

    it('that is a moving image of our own moves only when it is asked to', async () => {
      const page = await visit('/over-ons');
      const moving = page.getByRole('button', { name: /Een klok die weer luidt/ });
      await until(() => moving.getAttribute('aria-pressed'), 'false');
      const still = moving.locator('img:not([src]), img.site-video-moving');
      await eventually(() => still.count()).to.equal(0);
      await moving.focus();
      await page.keyboard.press('Space');
      await until(() => moving.getAttribute('aria-pressed'), 'true');
      await untilFine(
        () => moving.locator('img.site-video-moving').evaluate((image) => (image as HTMLImageElement).naturalWidth),
        (width) => width === 640,
        'the moving image',
      );
      await moving.getByText('Stilzetten').click();
      await until(() => moving.getAttribute('aria-pressed'), 'false');
      await eventually(() => still.count()).to.equal(0);
      stage.expectClean();
    });
  });

  it('a gallery ends its large picture where the two rows beside it end', async () => {
    const page = await visit('/over-ons', { width: 1280 });
    const boxes = (selector: string) =>
      page.locator(selector).evaluateAll((all) => all.map((one) => one.getBoundingClientRect().toJSON() as DOMRect));
    await untilFine(
      async () => [await boxes('.basic-gallery-picture'), await boxes('.basic-gallery-item figcaption')] as const,
      ([pictures, captions]) =>
        pictures.length === 5 &&
        (pictures[0]?.height ?? 0) > 2 * (pictures[1]?.height ?? 0) &&
        Math.abs((captions[0]?.bottom ?? 0) - (captions[4]?.bottom ?? Infinity)) < 2,
      'the pictures and captions of the gallery',
    );
    stage.expectClean();
  });

  describe('the news', () => {
    const dates = (page: Page) =>
      page.locator('.news-archive time').evaluateAll((all) => all.map((one) => one.getAttribute('datetime')));

    it('brings more onto the page, says so, and goes on where the reader was', async () => {
      const page = await visit('/nieuws');
      const first = await dates(page);
      expect(first).to.have.length(6);
      const more = page.getByRole('link', { name: 'Meer laden' });
      await page.locator('.news-more[data-awake]').waitFor();
      await more.focus();
      await page.keyboard.press('Enter');
      await until(async () => (await dates(page)).length, 12);
      await until(() => page.locator('.news-archive [role=status]').innerText(), 'Pagina 2 van 3 is geladen');
      await eventually(() =>
        page.evaluate(() => document.activeElement?.closest('li')?.querySelector('time')?.dateTime),
      ).to.equal((await dates(page))[6]);
      await more.click();
      await until(() => more.count(), 0);
      const all = await dates(page);
      expect(all).to.deep.equal(all.toSorted((one, other) => String(other).localeCompare(String(one))));
      await eventually(
        async () =>
          new Set(
            await page.locator('.news-archive h3 a').evaluateAll((links) => links.map((one) => (one as HTMLAnchorElement).href)),
          ).size,
      ).to.equal(all.length);
      expect(new URL(page.url()).pathname).to.equal('/nieuws');
      stage.expectClean();
    });

    it('goes from page to page, to years before and back without a script', async () => {
      const page = await visit('/nieuws', { javaScript: false });
      await page.getByRole('link', { name: 'Meer laden' }).click();
      expect(new URL(page.url()).search).to.equal('?page=2');
      await eventually(() => dates(page)).to.have.length(6);
      await page.goBack();
      await page.getByRole('heading', { name: 'Laatste nieuws' }).waitFor();
      await page.getByRole('link', { name: 'Toon alles' }).click();
      await page.getByRole('heading', { name: 'Alle berichten' }).waitFor();
      await eventually(() => dates(page)).to.have.length(15);
      await page.goto('/nieuws?page=2');
      await page.getByRole('link', { name: 'Alle berichten' }).first().click();
      await page.getByRole('navigation', { name: 'Eerdere jaren' }).getByRole('link', { name: /^2024/ }).click();
      await eventually(async () => (await dates(page)).every((day) => day?.startsWith('2024'))).to.equal(true);
      await page.getByRole('heading', { name: 'Nieuws uit 2024' }).waitFor();
      await page.goto('/nieuws?year=2019');
      await page.getByText('Geen artikelen gevonden').waitFor();
      await page.goto('/');
      await page.locator('.news-list').getByRole('link', { name: 'Alle berichten' }).click();
      expect(new URL(page.url()).pathname).to.equal('/nieuws');
    });

    it('goes to the next page where the answer cannot be read', async () => {
      const page = await visit('/nieuws', { allow: [/page=2/] });
      let isFirst = true;
      await page.route(/page=2/, (route) => {
        const isBroken = isFirst;
        isFirst = false;
        return isBroken ? route.abort('failed') : route.continue();
      });
      await page.locator('.news-more[data-awake]').click();
      await page.waitForURL(/page=2/);
      await until(async () => (await dates(page)).length, 6);
    });
  });

  it('lead from the home page to all four audiences', async () => {
    const page = await visit('/');
    const audiences = page.locator('.home-header-audiences').getByRole('link');
    await eventually(() => audiences.allInnerTexts()).to.deep.equal([
      'Religieuze gebouwen',
      'Monumenten',
      'Voormalige kerken en kloosters',
      'Woonhuizen',
    ]);
    const hrefs = await audiences.evaluateAll((links) => links.map((one) => one.getAttribute('href') ?? ''));
    for (const href of hrefs) {
      const response = await page.goto(href);
      expect(response?.status(), href).to.equal(200);
    }
  });

  it('open and close their answers without a script', async () => {
    const page = await visit('/schade', { javaScript: false });
    const answer = page.getByText('Noodherstel altijd');
    await eventually(() => answer.isVisible()).to.equal(false);
    await page.getByText('Mag ik alvast laten herstellen?').click();
    await eventually(() => answer.isVisible()).to.equal(true);
  });

  it('hand out documents as what they say they are', async () => {
    const page = await visit('/risicocheck');
    const file = page.getByRole('link', { name: /Checklist voor de rondgang \(PDF, \d+ kB\)/ });
    const response = await page.request.get((await file.getAttribute('href')) ?? '');
    expect(response.status()).to.equal(200);
    expect((await response.body()).subarray(0, 5).toString()).to.equal('%PDF-');
  });
});
