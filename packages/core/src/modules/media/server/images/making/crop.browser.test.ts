import { expect } from 'chai';
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { chromium } from 'playwright-core';
import type { Browser, Page } from 'playwright-core';
import sharp from 'sharp';
import { findBrowser } from '@lectern/testing/browser';
import type { CropParams } from '#contract/content.ts';
import { cropOf } from '../crop.ts';
import { makeRendition } from './make-rendition.ts';
import { meanDifference, sampleImage } from '../sample-images.test-kit.ts';

const plain = { x: 40, y: 30, width: 160, height: 120, rotate: 0, scaleX: 1, scaleY: 1 };
/** Of an image of 300 by 200 pixels. */
const cuts = JSON.parse(readFileSync(new URL('../fixtures/cuts.json', import.meta.url), 'utf8')) as Record<string, CropParams>;

interface ClientCut {
  readonly width: number;
  readonly height: number;
  /** Red, green, blue and alpha of every pixel, as Base64. */
  readonly pixels: string;
}

describe('a cut by the server', () => {
  let browser: Browser | undefined;
  let page: Page;
  before(async function () {
    const executablePath = findBrowser();
    if (executablePath === undefined) {
      console.warn('Skipped: no Chromium was found. CHROMIUM_PATH names one.');
      return this.skip();
    }
    browser = await chromium.launch({ executablePath, args: ['--no-sandbox', '--disable-gpu', '--disable-quic'] });
    page = await browser.newPage({ viewport: { width: 1000, height: 800 } });
    const folder = createRequire(import.meta.url)
      .resolve('cropperjs/package.json')
      .replace('package.json', 'dist/');
    await page.setContent('<!doctype html><title>Cut</title><body></body>');
    await page.addStyleTag({ content: readFileSync(`${folder}cropper.css`, 'utf8') });
    await page.addScriptTag({ content: readFileSync(`${folder}cropper.js`, 'utf8') });
    await page.addScriptTag({ content: readFileSync(new URL('../fixtures/cut-by-client.page.js', import.meta.url), 'utf8') });
  });
  after(() => browser?.close());

  async function compare(original: Buffer, mimeType: string, crop: CropParams): Promise<number> {
    const fill = mimeType === 'image/jpeg' ? '#fff' : 'transparent';
    const source = `data:${mimeType};base64,${original.toString('base64')}`;
    const client: ClientCut = await page.evaluate(`cutByClient(${JSON.stringify({ source, crop, fill })})`);
    const made = await makeRendition({ original, mimeType, crop: cropOf(crop) });
    expect({ width: made?.width, height: made?.height }).to.deep.equal({ width: client.width, height: client.height });
    const server = await sharp(made?.bytes).ensureAlpha().raw().toBuffer();
    return meanDifference(server, Buffer.from(client.pixels, 'base64'));
  }

  for (const [name, crop] of Object.entries(cuts)) {
    it(`is what the client's canvas shows: ${name}`, async () => {
      const [photo, drawing] = [await sampleImage('jpeg'), await sampleImage('png')];
      for (const [original, mimeType] of [
        [photo, 'image/jpeg'],
        [drawing, 'image/png'],
      ] as const) {
        const difference = await compare(original, mimeType, crop);
        expect(difference, mimeType).to.be.below(0.02);
      }
    });
  }

  it('begins with the image as it is looked at, turned by its metadata', async () => {
    for (const orientation of [3, 5, 6, 8]) {
      const original = await sampleImage('jpeg', { orientation });
      expect(await compare(original, 'image/jpeg', { ...plain, rotate: 90, scaleX: -1 }), String(orientation)).to.be.below(0.02);
    }
  });
});
