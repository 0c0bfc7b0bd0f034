import { expect } from 'chai';
import { readFile } from 'node:fs/promises';
import { bundledLibraries, bundledPath, isBundled, libraryBehind } from './bundled-libraries.ts';

const manifestOf = async (folder: string) =>
  JSON.parse(await readFile(new URL(`../../../../../${folder}/package.json`, import.meta.url), 'utf8')) as {
    readonly dependencies?: Readonly<Record<string, string>>;
  };

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
    const plugins = ['forms', 'news', 'page-types', 'planner', 'rich-text', 'search'];
    for (const name of plugins) {
      const { dependencies = {} } = await manifestOf(`plugins/${name}`);
      expect(
        Object.keys(dependencies).filter((dependency) => isBundled.test(dependency)),
        name,
      ).to.deep.equal([]);
    }
  });
});
