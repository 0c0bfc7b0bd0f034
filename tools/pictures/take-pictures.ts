// Takes the pictures of the README: the example site and its admin, as they are built now.
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { chromium } from 'playwright-core';
import type { Browser, Page } from 'playwright-core';
import sharp from 'sharp';
import { openApi } from '../suites/browser/test-kit/api.ts';
import type { Api } from '../suites/browser/test-kit/api.ts';
import { startSite } from '../suites/browser/test-kit/start-site.ts';
import { findBrowser } from '../test/find-browser.mjs';

const folder = join(import.meta.dirname, '../../docs/pictures');

interface Picture {
  readonly name: string;
  /** Path of the page; that of the admin's editor is known once the page was found. */
  readonly path: (api: Api) => Promise<string> | string;
  readonly width: number;
  readonly height: number;
  /** Pixels of the device for each of the page. */
  readonly scale: number;
  readonly isDark?: boolean;
  /** Resolves once all is there that should be seen. */
  readonly isReady?: (page: Page) => Promise<unknown>;
}

async function editorOf(api: Api, slug: string): Promise<string> {
  const { data } = await api.post<{ data: { items: readonly { id: string; slug: string }[] } }>('/page/list', {
    pageIndex: 0,
    pageSize: 25,
    searchTerm: slug,
    columnToSort: 'slug',
    sortOrder: 'asc',
  });
  const found = data.items.find((page) => page.slug === slug);
  if (!found) throw new Error(`There is no page at ${slug}.`);
  return `/cmsadmin/pages/${found.id}`;
}

const pictures: readonly Picture[] = [
  { name: 'site-desktop', path: () => '/', width: 1280, height: 860, scale: 1 },
  { name: 'site-phone', path: () => '/', width: 390, height: 860, scale: 1.5 },
  { name: 'site-phone-dark', path: () => '/nieuws/bliksem-op-de-toren', width: 390, height: 860, scale: 1.5, isDark: true },
  {
    name: 'editor',
    path: (api) => editorOf(api, '/verzekeringen/religieuze-gebouwen'),
    width: 1440,
    height: 900,
    scale: 1,
    isReady: (page) => page.getByRole('list', { name: 'Blocks of this page' }).getByRole('listitem').nth(2).click(),
  },
  {
    name: 'media-library',
    path: () => '/cmsadmin/medialibrary?folder=%2FGebouwen',
    width: 1440,
    height: 900,
    scale: 1,
    isReady: (page) =>
      page.waitForFunction(() => {
        const images = [...document.querySelectorAll<HTMLImageElement>('main img')];
        return images.length > 0 && images.every(({ naturalWidth }) => naturalWidth > 0);
      }),
  },
];

async function take(browser: Browser, origin: string, api: Api, picture: Picture): Promise<void> {
  const { name, width, height, scale, isDark = false, isReady } = picture;
  const context = await browser.newContext({
    baseURL: origin,
    viewport: { width, height },
    deviceScaleFactor: scale,
    colorScheme: isDark ? 'dark' : 'light',
    reducedMotion: 'reduce',
  });
  const page = await context.newPage();
  const path = await picture.path(api);
  if (path.startsWith('/cmsadmin')) await api.signIn(page);
  await page.goto(path);
  await isReady?.(page);
  await page.waitForLoadState('networkidle');
  const drawn = sharp(await page.screenshot());
  const bytes = await drawn.webp({ quality: 78, effort: 6 }).toBuffer();
  writeFileSync(join(folder, `${name}.webp`), bytes);
  console.log(`${name}.webp  ${(bytes.length / 1000).toFixed(0)} kB`);
  await context.close();
}

const executablePath = findBrowser();
if (!executablePath) throw new Error('No Chromium was found; CHROMIUM_PATH names one.');
mkdirSync(folder, { recursive: true });
const site = await startSite();
const browser = await chromium.launch({ executablePath, args: ['--no-sandbox'] });
try {
  const api = await openApi(site.origin);
  for (const picture of pictures) await take(browser, site.origin, api, picture);
} finally {
  await browser.close();
  await site.stop();
}
