import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect } from 'chai';
import { build, createLogger } from 'vite';
import type { Rollup } from 'vite';
import { siteFileAddresses } from './site-files.ts';

describe('the files of a site in its stylesheet', () => {
  let dir: string;
  beforeEach(async () => {
    dir = await mkdtemp(join(tmpdir(), 'lectern-theme-'));
    await mkdir(join(dir, 'assets/fonts'), { recursive: true });
    await writeFile(join(dir, 'assets/fonts/text.woff2'), 'font');
  });
  afterEach(() => rm(dir, { recursive: true }));

  const site = (assets?: string) => ({
    dir,
    config: { name: 'Test', availableLocales: ['nl-NL'], defaultLocale: 'nl-NL', plugins: [], ...(assets ? { assets } : {}) },
  });

  /** A build of a theme with this font: its warnings and its stylesheet. */
  async function buildWith(font: string): Promise<{ warnings: string[]; css: string }> {
    await writeFile(join(dir, 'theme.css'), `@import './fonts.css';`);
    await writeFile(join(dir, 'fonts.css'), `@font-face { font-family: Text; src: url('${font}') format('woff2'); }`);
    const warnings: string[] = [];
    const note = (message: string): void => void warnings.push(message.trim());
    const { external, plugin } = siteFileAddresses(site('./assets'));
    const built = await build({
      root: dir,
      configFile: false,
      publicDir: false,
      customLogger: { ...createLogger('silent'), warn: note, warnOnce: note },
      plugins: [plugin],
      build: { write: false, rollupOptions: { input: join(dir, 'theme.css'), external: [...external] } },
    });
    const [{ output }] = [built].flat() as [Rollup.RollupOutput];
    const sheet = output.find((part) => part.type === 'asset' && part.fileName.endsWith('.css'));
    return { warnings, css: sheet?.type === 'asset' ? String(sheet.source) : '' };
  }

  it('are served as they are, so a build has nothing to say about them', async () => {
    expect(siteFileAddresses(site()).external).to.deep.equal([]);
    expect(siteFileAddresses(site('./none')).external).to.deep.equal([]);
    expect((await buildWith('/assets/site/fonts/text.woff2')).warnings).to.deep.equal([]);
  });

  // Fails where a stylesheet names a font by an address that stays when its bytes change.
  it('have addresses with the hash of their bytes there', async () => {
    const addressIn = async (): Promise<string> =>
      /\/assets\/site\/[^'")]+/.exec((await buildWith('/assets/site/fonts/text.woff2')).css)?.[0] ?? '';
    const first = await addressIn();
    expect(first).to.match(/^\/assets\/site\/fonts\/text\.[0-9a-f]{10}\.woff2$/);
    await writeFile(join(dir, 'assets/fonts/text.woff2'), 'another font');
    expect(await addressIn()).not.to.equal(first);
  });

  it('are missed by the build where they are not there', async () => {
    const [warning, ...others] = (await buildWith('/assets/site/fonts/typo.woff2')).warnings;
    expect(warning).to.include('/assets/site/fonts/typo.woff2');
    expect(others).to.deep.equal([]);
  });
});
