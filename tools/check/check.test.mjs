import { expect } from 'chai';
import { findFolding } from './check-folding.mjs';
import { nameProblem } from './check-file-names.mjs';
import { manifestProblems } from './check-manifests.mjs';
import { findNumbers } from './check-numbers.mjs';
import { rangeProblems } from './check-peer-ranges.mjs';
import { linesWithPlaces } from './check-places.mjs';
import { packageFileProblems, testFiles } from './check-package-files.mjs';
import { findWideRules } from './check-styles.mjs';
import { findSuppressions } from './check-suppressions.mjs';
import { findWaits } from './check-waits.mjs';

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
  const cards = {
    manifest: { name: '@x/cards', id: 'cards', version: '2.0.0', core: '^1.0.0' },
    packageJson: { name: '@x/cards', version: '2.0.0', peerDependencies: { '@lectern/core': '^1.0.0' } },
  };
  const news = (manifest, peers, version = '1.0.0') => ({
    manifest: { name: '@x/news', id: 'news', version: '1.0.0', core: '^1.0.0', ...manifest },
    packageJson: { name: '@x/news', version, peerDependencies: { '@lectern/core': '^1.0.0', ...peers } },
  });

  it('accepts what package.json says too', () => {
    const same = news({ requires: { cards: '^2.0.0', elsewhere: '^9.0.0' } }, { '@x/cards': '^2.0.0' });
    expect(manifestProblems([cards, same])).to.deep.equal([]);
  });

  it('names versions and ranges that a release left behind', () => {
    expect(manifestProblems([news({}, {}, '1.1.0')])).to.deep.equal([
      '@x/news: its manifest says version 1.0.0, its package.json 1.1.0.',
    ]);
    expect(manifestProblems([news({ core: '^0.9.0' })])).to.have.length(1);
    expect(manifestProblems([cards, news({ requires: { cards: '^1.0.0' } }, { '@x/cards': '^1.0.0' })])).to.deep.equal([
      '@x/news: its manifest requires cards ^1.0.0, which is 2.0.0 now.',
    ]);
  });

  it('wants a plugin that the manifest requires among the peers', () => {
    expect(manifestProblems([cards, news({ requires: { cards: '^2.0.0' } })])).to.deep.equal([
      '@x/news: its manifest requires cards ^2.0.0, its peerDependencies want @x/cards undefined.',
    ]);
  });
});

describe('the check of what lies in packages', () => {
  const whole = { manifest: { license: 'MIT', repository: { url: 'git+https://x.example/all.git' } }, licence: 'Free.' };
  const good = {
    directory: 'plugins/news',
    manifest: {
      name: '@x/news',
      license: 'MIT',
      repository: { url: 'git+https://x.example/all.git', directory: 'plugins/news' },
    },
    licence: 'Free.',
    hasReadme: true,
  };

  it('wants licence, repository and README', () => {
    expect(packageFileProblems(good, whole)).to.deep.equal([]);
    for (const lacking of [
      { ...good, licence: undefined },
      { ...good, hasReadme: false },
      { ...good, directory: 'plugins/other' },
      { ...good, manifest: { ...good.manifest, repository: undefined } },
      { ...good, manifest: { ...good.manifest, license: undefined } },
    ])
      expect(packageFileProblems(lacking, whole)).to.have.length(1);
  });

  it('knows what only tests read', () => {
    const tests = ['src/a.test.ts', 'src/a.browser.test.ts', 'src/b.test-kit.tsx', 'src/c.bench.ts'];
    expect(testFiles([...tests, 'src/test.ts', 'dist/server.js', 'src/blocks/run-block-fixtures.ts'])).to.deep.equal(tests);
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

describe('the check of waits', () => {
  // Put together, so that the check does not find them here.
  const timer = ['set', 'Timeout'].join('');
  const waits = [
    `await page.${['waitFor', 'Timeout'].join('')}(150);`,
    `await new Promise((resolve) => ${timer}(resolve, 100));`,
    `const pause = (time) => new Promise<void>((done) => ${timer}(done, time));`,
    `import { ${timer} as sleep } from 'node:${['timers', 'promises'].join('/')}';`,
  ];

  it('finds every way to wait for a fixed time', () => {
    expect(findWaits('a.test.ts', waits).map(({ place }) => place)).to.deep.equal(
      waits.map((_, index) => `a.test.ts:${index + 1}`),
    );
  });

  it('accepts those with a reason on the line before, and what waits for something', () => {
    const lines = waits.flatMap((line) => ['// Waits: the server is slow.', line]);
    expect(findWaits('a.test.ts', lines).filter(({ hasReason }) => !hasReason)).to.deep.equal([]);
    expect(findWaits('a.test.ts', ['// Waits:', ...waits])[0]?.hasReason).to.equal(false);
    expect(findWaits('a.test.ts', ['await until(read, 3);', 'const timer = setTimeout(stop, 5);'])).to.deep.equal([]);
  });
});

describe('the check of numbers', () => {
  const found = (...lines) => findNumbers('a.calls.ts', lines).map(({ place }) => place);

  it('names what a call takes without a bound, over several lines too', () => {
    for (const line of [
      '  revision: z.int().min(0),',
      "  size: z.int('V_12'),",
      '  name: z.string().max(20), count: z.number().int().default(3),',
      '  query: z.strictObject({ size: z.coerce.number().int().min(1) }),',
      "  day: z.iso.date('V_12'),",
    ])
      expect(found(line), line).to.deep.equal(['a.calls.ts:1']);
    expect(found('', '  revision: z', '    .int()', "    .min(0, 'V_12')", '    .optional(),')).to.deep.equal(['a.calls.ts:2']);
  });

  it('lets bounds, parts of numbers and answers pass', () => {
    for (const line of [
      '  pageSize: z.int().min(1).max(100).default(25),',
      '  revision: databaseInt(1).optional(),',
      "  x: z.number('V_12').min(0, 'V_12'),",
      "  total: z.int().nullable().describe('Of all, of which (some) are told.'),",
      '  week: z.iso.date(),',
    ])
      expect(found(line), line).to.deep.equal([]);
  });
});

describe('the check of folding in SQL', () => {
  it('names what asks the locale of the database', () => {
    const lines = [
      'order by lower(p.title), p.id',
      "title: 'lower(title)',",
      'where name ilike $1',
      '{ term: { $ilike: like } }',
    ];
    expect(findFolding('a.ts', lines)).to.deep.equal(['a.ts:1', 'a.ts:2', 'a.ts:3', 'a.ts:4']);
  });

  it('accepts keys, ASCII that is said to be, and what is no SQL', () => {
    const lines = [
      'order by lectern_search_key(p.title) collate "C"',
      `lower(concat_ws(' ', e.action, e.entity) collate "C") like`,
      'const folded = lower (text)',
      'toLower(text)',
      'text.lower(1)',
    ];
    expect(findFolding('a.ts', lines)).to.deep.equal([]);
  });
});

describe('the check of styles', () => {
  it('finds rules for which every element is looked at whenever one is added', () => {
    const lines = ['html:has(.a) {', '  body:has(.a) .b > * {', ':root:has(> .a),', 'body.c:has(.a) :is(.b, .c) {'];
    expect(findWideRules('a.css', lines)).to.deep.equal(['a.css:1', 'a.css:2', 'a.css:3', 'a.css:4']);
  });

  it('accepts those that look at a few', () => {
    expect(findWideRules('a.css', ['body:has(.a) .b {', '.c:has(*) {', 'html[data-a] .b > * {'])).to.deep.equal([]);
  });
});
