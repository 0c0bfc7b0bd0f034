import { expect } from 'chai';
import { nameProblem } from './check-file-names.mjs';
import { manifestProblems } from './check-manifests.mjs';
import { rangeProblems } from './check-peer-ranges.mjs';
import { linesWithPlaces } from './check-places.mjs';
import { findSuppressions } from './check-suppressions.mjs';

describe('the check of ranges', () => {
  const core = { name: '@lectern/core', version: '1.4.0' };

  it('accepts ranges that hold the current version, and ranges on other packages', () => {
    const plugin = { name: 'news', version: '2.0.0', peerDependencies: { '@lectern/core': '^1.2.0', react: '^19.0.0' } };
    expect(rangeProblems([core, plugin])).to.deep.equal([]);
  });

  it('names each range that a release left behind', () => {
    const news = { name: 'news', version: '2.0.0', peerDependencies: { '@lectern/core': '^0.9.0' } };
    const cards = { name: 'cards', version: '1.0.0', devDependencies: { news: '1.0.0' } };
    expect(rangeProblems([core, news, cards])).to.deep.equal([
      'news: peerDependencies wants @lectern/core ^0.9.0, which is 1.4.0 now.',
      'cards: devDependencies wants news 1.0.0, which is 2.0.0 now.',
    ]);
  });
});

describe('the check of manifests', () => {
  const plugin = (manifest, packageJson = {}) => ({
    manifest: { name: 'news', id: 'news', version: '1.0.0', core: '^1.0.0', ...manifest },
    packageJson: { name: 'news', version: '1.0.0', peerDependencies: { '@lectern/core': '^1.0.0' }, ...packageJson },
  });

  it('accepts what package.json says too', () => {
    expect(manifestProblems([plugin({ requires: { news: '^1.0.0', elsewhere: '^9.0.0' } })])).to.deep.equal([]);
  });

  it('names versions and ranges that a release left behind', () => {
    expect(manifestProblems([plugin({}, { version: '1.1.0' })])).to.deep.equal([
      'news: its manifest says version 1.0.0, its package.json 1.1.0.',
    ]);
    expect(manifestProblems([plugin({ core: '^0.9.0', requires: { news: '^2.0.0' } })])).to.have.length(2);
  });
});

describe('the check of file names', () => {
  it('accepts kebab-case with roles, files that others expect, and locales', () => {
    const names = [
      'src/publish-page.command.ts',
      'README.md',
      'LICENSE',
      '.ci/run',
      '.prettierrc.json',
      'locales/nl-NL.json',
      'migrations/0001-initial.ts',
    ];
    expect(names.flatMap((name) => nameProblem(name) ?? [])).to.deep.equal([]);
  });

  it('refuses camel case, underscores and names that say nothing', () => {
    for (const name of ['src/publishPage.ts', 'src/Card.tsx', 'src/my_file.ts', 'src/utils.ts', 'src/helpers/date.ts'])
      expect(nameProblem(name), name).to.be.a('string');
  });
});

describe('the check of suppressions', () => {
  it('wants a reason, and counts', () => {
    const slashes = '/'.repeat(2);
    const found = findSuppressions('a.ts', [
      `${slashes} oxlint-disable-next-line no-explicit-any -- blocks of every shape`,
      `${slashes} oxlint-disable-next-line no-explicit-any`,
      `${slashes} @ts-expect-error`,
      `${slashes} @ts-ignore -- never`,
      'const text = "plain";',
    ]);
    expect(found.map(({ problem }) => Boolean(problem))).to.deep.equal([false, true, true, true]);
  });
});

describe('the check of places', () => {
  it('finds paths of one machine, not addresses that look like them', () => {
    const place = (...parts) => parts.join('/');
    const lines = [
      `cd ${place('', 'work', 'main')}`,
      `see "${place('', 'home', 'eva', 'site')}"`,
      'https://example.com/over/work/us',
      'src/home/page.ts',
    ];
    expect(linesWithPlaces(lines)).to.deep.equal([1, 2]);
  });
});
