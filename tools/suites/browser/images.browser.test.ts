import { expect } from 'chai';
import { openBrowser, untilFine } from '@lectern/testing/browser';
import type { TestBrowser, WatchedPage } from '@lectern/testing/browser';
import { openApi } from './test-kit/api.ts';
import type { Api } from './test-kit/api.ts';
import { addFile, picture } from './test-kit/library.ts';
import { startSite } from './test-kit/start-site.ts';
import type { RunningSite } from './test-kit/start-site.ts';

/** An image as a visitor's browser drew it. */
interface Drawn {
  readonly src: string;
  readonly isWhole: boolean;
  /** Pixels that it was given, for each that it shows. */
  readonly density: number;
}

describe('images on pages', () => {
  let site: RunningSite;
  let browser: TestBrowser;
  let api: Api;
  before(async () => {
    site = await startSite();
    browser = await openBrowser();
    api = await openApi(site.origin);
  });
  after(async () => {
    await browser?.close();
    await site?.stop();
  });

  /** Every image of a page, once all of them have come. */
  async function drawnOn({ page }: WatchedPage): Promise<readonly Drawn[]> {
    const images = page.locator('img.site-image');
    const read = async (): Promise<readonly Drawn[]> => {
      // Those further down wait until they come near.
      for (const image of await images.all()) await image.scrollIntoViewIfNeeded();
      return images.evaluateAll((all) =>
        (all as HTMLImageElement[]).map((image) => ({
          src: image.currentSrc,
          isWhole: image.complete && image.naturalWidth > 0,
          density: Number(/[?&]w=(\d+)/.exec(image.currentSrc)?.[1]) / image.clientWidth,
        })),
      );
    };
    return untilFine(read, (drawn) => drawn.length > 0 && drawn.every(({ isWhole }) => isWhole), 'images that did not come');
  }

  it('come in the best format and about as wide as they are shown, and the page complains about nothing', async () => {
    for (const width of [320, 1440]) {
      for (const path of ['/', '/nieuws']) {
        const watched = await browser.newPage({ origin: site.origin, width });
        await watched.page.goto(path);
        for (const { src, density } of await drawnOn(watched)) {
          expect(src).to.contain('f=avif');
          // The narrowest copy has 320 pixels.
          expect(density, `${path} at ${width}: ${src}`).to.be.within(0.9, width === 320 ? 4 : 2);
        }
        await watched.close();
      }
    }
  });

  it('are there without script, and gone for visitors when their page is', async () => {
    const fileID = await addFile(api, '/', await picture('dak.jpg', { width: 1000, height: 600 }));
    const block = { type: 'basic/image', props: { image: { fileID, altText: 'Een dak' }, caption: '', size: 'column' } };
    const { pageID } = await api.post<{ pageID: string }>('/page/create', {
      title: 'Dak',
      slug: '/dak-van-de-proef',
      type: 'page-types/page',
      locale: 'nl-NL',
      content: { dak: block },
    });
    await api.post(`/page/${pageID}/publish`, {});
    const watched = await browser.newPage({ origin: site.origin, javaScript: false });
    await watched.page.goto('/dak-van-de-proef');
    const image = watched.page.getByAltText('Een dak');
    await image.waitFor();
    const addresses = await watched.page.locator('picture source').first().getAttribute('srcset');
    const src = (await image.getAttribute('src')) ?? '';
    await watched.close();
    const [copy = ''] = addresses?.split(' ') ?? [];
    const statuses = () => Promise.all([src, copy].map(async (url) => (await fetch(site.origin + url)).status));
    expect(await statuses()).to.deep.equal([200, 200]);
    await api.post(`/page/${pageID}/unpublish`, {});
    expect(await statuses()).to.deep.equal([404, 404]);
  });
});
