import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect } from 'chai';
import { build, createLogger } from 'vite';
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

  /** The warnings of a build of a theme with this font. */
  async function warningsFor(font: string): Promise<string[]> {
    await writeFile(join(dir, 'theme.css'), `@font-face { font-family: Text; src: url('${font}') format('woff2'); }`);
    const warnings: string[] = [];
    const note = (message: string): void => void warnings.push(message.trim());
    await build({
      root: dir,
      configFile: false,
      publicDir: false,
      customLogger: { ...createLogger('silent'), warn: note, warnOnce: note },
      build: { write: false, rollupOptions: { input: join(dir, 'theme.css'), external: siteFileAddresses(site('./assets')) } },
    });
    return warnings;
  }

  it('are served as they are, so a build has nothing to say about them', async () => {
    expect(siteFileAddresses(site('./assets'))).to.deep.equal(['/assets/site/fonts/text.woff2']);
    expect(siteFileAddresses(site())).to.deep.equal([]);
    expect(siteFileAddresses(site('./none'))).to.deep.equal([]);
    expect(await warningsFor('/assets/site/fonts/text.woff2')).to.deep.equal([]);
  });

  it('are missed by the build where they are not there', async () => {
    const [warning, ...others] = await warningsFor('/assets/site/fonts/typo.woff2');
    expect(warning).to.include('/assets/site/fonts/typo.woff2');
    expect(others).to.deep.equal([]);
  });
});
