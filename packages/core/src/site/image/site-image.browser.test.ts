import { build } from 'esbuild';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { fileURLToPath } from 'node:url';
import { eventually, openBrowser } from '@lectern/testing/browser';
import type { TestBrowser } from '@lectern/testing/browser';
import type { SiteMedia } from '../define-site.ts';
import { SiteImage } from './site-image.tsx';

/** 16 by 8 pixels of one colour. */
const pixels = (colour: string): string =>
  `data:image/svg+xml,${encodeURIComponent(`<svg xmlns="http://www.w3.org/2000/svg" width="16" height="8"><path fill="${colour}" d="M0 0h16v8H0z"/></svg>`)}`;

const image: SiteMedia = {
  hash: 'a'.repeat(64),
  fileName: 'a.png',
  altText: 'De toren',
  width: 800,
  height: 400,
  url: pixels('red'),
  focalX: 0.31,
  focalY: 1,
};

describe('SiteImage in a browser', () => {
  let browser: TestBrowser;
  let style = '';
  before(async () => {
    const built = await build({
      entryPoints: [fileURLToPath(new URL('./image.css', import.meta.url))],
      write: false,
      bundle: true,
    });
    style = built.outputFiles[0]?.text ?? '';
    browser = await openBrowser();
  });
  after(() => browser?.close());

  it('keeps its room, lies in the layout by itself, and is cut about its focal point, without an inline style', async () => {
    const watched = await browser.newPage();
    const { page } = watched;
    const policy = "default-src 'none'; img-src data:; style-src 'nonce-a'";
    const html = renderToStaticMarkup(
      createElement('main', null, [
        createElement(SiteImage, { key: 1, image, sizes: '100vw', className: 'wide' }),
        createElement(SiteImage, { key: 2, image, sizes: '100vw', className: 'cut' }),
      ]),
    );
    await page.setContent(
      `<!doctype html><html lang="nl"><head><meta http-equiv="content-security-policy" content="${policy}"><title>Beeld</title>
       <style nonce="a">${style} main{display:grid;width:400px} .wide{width:100%;height:auto} .cut{width:200px;height:200px;object-fit:cover}</style></head>
       <body>${html}</body></html>`,
    );
    const facts = () =>
      page.locator('img').evaluateAll((images) =>
        images.map((each) => ({
          width: each.clientWidth,
          height: each.clientHeight,
          position: getComputedStyle(each).objectPosition,
          parent: getComputedStyle(each.parentElement ?? each).display,
        })),
      );
    await eventually(facts).to.deep.equal([
      { width: 400, height: 200, position: '30% 100%', parent: 'contents' },
      { width: 200, height: 200, position: '30% 100%', parent: 'contents' },
    ]);
    await watched.close();
  });

  it('takes the copy that its width on the page calls for, and the best format that the browser knows', async () => {
    const watched = await browser.newPage({ width: 400 });
    const { page } = watched;
    const address = 'https://images.example/';
    const body = decodeURIComponent(pixels('green').split(',')[1] ?? '');
    await page.route(`${address}*`, (route) => route.fulfill({ contentType: 'image/svg+xml', body }));
    const sources = [
      { type: 'image/unknown', srcSet: `${address}unknown 320w` },
      { type: 'image/svg+xml', srcSet: `${address}narrow 320w, ${address}wide 800w` },
    ];
    const html = renderToStaticMarkup(
      createElement(SiteImage, {
        image: { ...image, url: `${address}plain`, sources },
        sizes: '(min-width: 600px) 800px, 300px',
      }),
    );
    await page.setContent(`<!doctype html><html lang="nl"><title>Beeld</title><main>${html}</main></html>`);
    const isShown = (name: string) =>
      page.waitForFunction((ending) => document.querySelector('img')?.currentSrc.endsWith(ending), name);
    await isShown('narrow');
    await page.setViewportSize({ width: 900, height: 700 });
    await isShown('wide');
    await watched.close();
  });
});
