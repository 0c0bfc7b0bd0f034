import { eventually, expectAccessible } from '@lectern/testing/browser';
import { build } from 'esbuild';
import { expect } from 'chai';
import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { chromium } from 'playwright-core';
import type { Browser, Page } from 'playwright-core';
import { origins, serveAdmin } from './fake-api.test-kit.ts';
import type { FakeApi } from './fake-api.test-kit.ts';

const executablePath = process.env['CHROMIUM_PATH'] ?? '/usr/bin/chromium';
const flags = ['--no-sandbox', '--disable-gpu', '--disable-quic', '--no-first-run', '--disable-background-networking'];
const pathOf = (file: string) => fileURLToPath(new URL(file, import.meta.url));

/** A browser page with what was said aloud on it, and what its console complained about. */
export interface Session {
  readonly page: Page;
  readonly api: FakeApi;
  readonly complaints: string[];
}

export const focused = (page: Page) => page.evaluate(() => document.activeElement?.id || document.activeElement?.tagName);
export const until = (page: Page, id: string) => page.waitForFunction((wanted) => document.activeElement?.id === wanted, id);
export const heard = (page: Page) => page.locator('[data-live-announcer] p').allInnerTexts();
export const title = (page: Page) => page.getByLabel('Title *').first();

/** One block of the page is of a plugin that is gone, of which the console is told once. */
export const isOfUnknown = (complaint: string) => complaint.startsWith('No installed plugin registers the block type "gone/map"');

interface AdminBrowser {
  /** Opens an address of the admin. */
  readonly open: (path: string, look?: Look) => Promise<Session>;
  /** Opens the editor of the fake page with this id. */
  readonly openEditor: (pageID: string, look?: Look) => Promise<Session>;
  /** Fails where axe finds something, or the page is wider than its window. */
  readonly expectFine: (page: Page) => Promise<void>;
  /** Closes the page, and fails where it complained about anything. */
  readonly close: (session: Session) => Promise<void>;
}

interface Look {
  readonly width?: number;
  readonly colorScheme?: 'light' | 'dark';
  readonly origin?: keyof typeof origins;
  /** What the browser lets the page do without asking. */
  readonly permissions?: readonly string[];
}

interface Assets {
  readonly script: string;
  readonly style: string;
}

/** Which React the admin is built with: `development` complains of what is wrong, and takes three times as long. */
type ReactBuild = 'development' | 'production';

const built = new Map<ReactBuild, Promise<Assets>>();

/** Takes seconds, so that the suites of a process share it. */
async function bundleAdmin(react: ReactBuild): Promise<Assets> {
  const [bundle, css] = await Promise.all([
    build({
      entryPoints: [pathOf('./editor-page.test-kit.ts')],
      bundle: true,
      write: false,
      format: 'esm',
      jsx: 'automatic',
      define: { 'process.env.NODE_ENV': JSON.stringify(react) },
      // Every page reads it anew. Names stay, so that a complaint says where it comes from.
      minifyWhitespace: true,
      legalComments: 'none',
      logLevel: 'error',
    }),
    build({
      entryPoints: [pathOf('../../../../admin-shell/admin.css')],
      bundle: true,
      write: false,
      minifyWhitespace: true,
      loader: { '.woff2': 'dataurl' },
    }),
  ]);
  return { script: bundle.outputFiles[0]?.text ?? '', style: css.outputFiles[0]?.text ?? '' };
}

const usualReact: ReactBuild = process.env['TEST_THOROUGH'] ? 'development' : 'production';

/** The admin, built from its source, in a browser and with a server that is not there. To be called in the suite. */
export function adminBrowser({ react = usualReact }: { readonly react?: ReactBuild } = {}): AdminBrowser {
  let browser: Browser | undefined;
  let assets: Assets = { script: '', style: '' };

  before(async function () {
    if (!existsSync(executablePath)) {
      console.warn(`Skipped: there is no Chromium at ${executablePath}. CHROMIUM_PATH names another place.`);
      return this.skip();
    }
    const building = built.get(react) ?? bundleAdmin(react);
    built.set(react, building);
    assets = await building;
    browser = await chromium.launch({ executablePath, args: flags });
  });
  after(() => browser?.close());

  async function open(path: string, options: Look = {}): Promise<Session> {
    if (!browser) throw new Error('There is no browser.');
    const context = await browser.newContext({
      viewport: { width: options.width ?? 1280, height: 720 },
      colorScheme: options.colorScheme ?? 'light',
      reducedMotion: 'reduce',
      permissions: [...(options.permissions ?? [])],
    });
    const page = await context.newPage();
    const complaints: string[] = [];
    page.on('pageerror', (error) => complaints.push(error.message));
    page.on('console', (message) => {
      const isComplaint = ['error', 'warning'].includes(message.type());
      // An answer that refuses is reported by the browser itself.
      if (isComplaint && !message.text().startsWith('Failed to load resource')) complaints.push(message.text());
    });
    const api = await serveAdmin(page, assets);
    await page.goto(origins[options.origin ?? 'plain'] + path);
    await page.locator('h1').waitFor();
    return { page, api, complaints };
  }
  const openEditor = async (pageID: string, look: Look = {}) => {
    const session = await open(`/cmsadmin/pages/${pageID}`, look);
    await session.page.locator('.lc-block').first().waitFor();
    return session;
  };
  const expectFine = async (page: Page) => {
    await expectAccessible(page);
    await eventually(() => page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)).to.be.at.most(0);
  };
  const close = async ({ page, complaints }: Session) => {
    expect(complaints.filter((complaint) => !isOfUnknown(complaint))).to.deep.equal([]);
    expect(complaints.filter(isOfUnknown).length).to.be.at.most(1);
    await page.context().close();
  };
  return { open, openEditor, expectFine, close };
}
