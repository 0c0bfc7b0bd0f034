import { expect } from 'chai';
import { readdir, readFile } from 'node:fs/promises';
import { bundledLibraries, bundledPath, isBundled, libraryBehind } from './bundled-libraries.ts';

const plugins = new URL('../../../../../plugins/', import.meta.url);

async function dependenciesOf(plugin: string): Promise<readonly string[]> {
  const manifest = await readFile(new URL(`${plugin}/package.json`, plugins), 'utf8');
  const { dependencies = {} } = JSON.parse(manifest) as { readonly dependencies?: Readonly<Record<string, string>> };
  return Object.keys(dependencies);
}

describe('bundled libraries', () => {
  it('are imported by their names and told from parts of them and from others', () => {
    for (const name of bundledLibraries) {
      expect(isBundled.test(name), name).to.equal(true);
      expect(libraryBehind(bundledPath(name))).to.equal(name);
    }
    for (const name of ['koa-compose', 'zod/v4/core', 'react', './koa']) {
      expect(isBundled.test(name), name).to.equal(false);
      expect(libraryBehind(name)).to.equal(name);
    }
  });

  it('are none that a plugin of ours loads as well: it would stand in memory twice', async () => {
    const names = await readdir(plugins);
    expect(names.length).to.be.above(5);
    for (const name of names)
      expect(
        (await dependenciesOf(name)).filter((each) => isBundled.test(each)),
        name,
      ).to.deep.equal([]);
  });
});
