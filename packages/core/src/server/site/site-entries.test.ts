import { expect } from 'chai';
import { defineBlock, definePlugin } from '../../index.ts';
import { createSiteTexts } from '../../site/render/site-texts.ts';
import type { InstalledPlugin } from '../kernel/load-site.ts';
import { isStartupError } from '../kernel/startup-error.ts';
import { openSiteEntries } from './site-entries.ts';

const manifest = definePlugin({
  name: '@you/lectern-notices',
  id: 'notices',
  version: '1.0.0',
  core: '*',
  entries: { site: true },
  blocks: { notice: defineBlock({ label: 'Notice', version: 1, fields: {} }) },
});

/** The refusal of the start for a plugin whose site entry is this module. */
async function refusalOf(module: object): Promise<string | undefined> {
  const plugin = { manifest, load: () => Promise.resolve(module) } as unknown as InstalledPlugin;
  try {
    await openSiteEntries([plugin], createSiteTexts('nl'));
    return undefined;
  } catch (error) {
    if (!isStartupError(error)) throw error;
    return error.message;
  }
}

describe('the site entry of a plugin', () => {
  it('has an import for the view of each block, or the start says which is missing', async () => {
    const missing = '@you/lectern-notices declares the block "notice" and has no view for it.';
    expect(await refusalOf({ default: { blocks: { notice: () => Promise.resolve({ default: () => null }) } } })).to.equal(
      undefined,
    );
    expect(await refusalOf({ default: { blocks: {} } })).to.equal(missing);
    // The manifest in the place of the entry has blocks too.
    expect(await refusalOf({ default: manifest })).to.equal(missing);
    expect(await refusalOf({})).to.equal('The site entry of @you/lectern-notices has no default export.');
  });
});
