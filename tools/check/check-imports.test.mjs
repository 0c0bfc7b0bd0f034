import { cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { expect } from 'chai';
import { cruise } from 'dependency-cruiser';
import { root } from '../bootstrap/places.mjs';
import { importProblems } from './check-imports.mjs';
import { findCircles } from './find-circles.mjs';
import { findRoomCircles } from './find-room-circles.mjs';
import { readHeights } from './read-heights.cjs';

const { forbidden, options } = createRequire(import.meta.url)('../../.dependency-cruiser.cjs');

const core = 'packages/core/src';
/** Imports that no rule may let through, by the rule: who asks, and for what, by a type alone where the rule counts types. */
const refused = [
  ['platform-knows-no-module', 'server/kernel/a.ts', 'modules/media/server/inner.ts'],
  ['platform-knows-no-module', 'server/http/b.ts', 'modules/media/server/public.ts'],
  ['platform-knows-no-module', 'contract/c.ts', 'modules/pages/page.schema.ts'],
  ['platform-knows-no-module', 'client/d.ts', 'modules/tags/tags.client.ts'],
  ['platform-knows-no-module', 'site/e.ts', 'modules/pages/edits/place.ts'],
  ['platform-knows-no-module', 'admin/shell/f.ts', 'modules/pages/admin/public.ts'],
  ['platform-knows-no-module', 'build/g.ts', 'modules/pages/server/public.ts'],
  ['admin-is-given-the-modules', 'admin/state/h.ts', 'core-modules.admin.ts'],
  ['modules-name-no-list', 'modules/audit/admin/i.ts', 'core-modules.ts'],
  ['module-through-what-it-hands-out', 'modules/pages/server/j.ts', 'modules/media/server/inner.ts'],
  ['module-through-what-it-hands-out', 'modules/pages/admin/k.ts', 'modules/media/admin/library/inner.ts'],
  ['module-through-what-it-hands-out', 'modules/pages/server/l.ts', 'modules/media/inner.ts'],
  ['module-media-below', 'modules/media/server/m.ts', 'modules/pages/server/public.ts'],
  ['module-media-below', 'modules/media/admin/n.ts', 'modules/pages/admin/public.ts'],
  ['module-audit-below', 'modules/audit/o.calls.ts', 'modules/users/user.schema.ts'],
  ['module-delivery-below', 'modules/delivery/client/p.ts', 'modules/content/content.client.ts'],
];
/** Imports of the same files that the rules are for. */
const allowed = [
  ['admin/index.ts', 'modules/media/admin/fields/index.ts'],
  ['client/index.ts', 'modules/tags/tags.client.ts'],
  ['node/index.ts', 'modules/pages/server/public.ts'],
  ['core-modules.server.ts', 'modules/media/server/inner.ts'],
  ['modules/pages/server/q.ts', 'modules/media/server/public.ts'],
  ['modules/pages/admin/r.ts', 'modules/media/admin/public.ts'],
  ['modules/publication/server/s.ts', 'modules/pages/edits/place.ts'],
  ['modules/publication/client/t.ts', 'modules/pages/pages.client.ts'],
];

/** The two ways in which a file of core names another: from where it stands, and from `src` on. */
const ways = {
  climbing: (source, target) => `${'../'.repeat(source.split('/').length - 1) || './'}${target}`,
  'from src on': (source, target) => `#${target}`,
};

/** Files with one import each, of a type. */
function writeTree(folder, imports, wayTo) {
  const write = (file, text) => {
    mkdirSync(dirname(join(folder, core, file)), { recursive: true });
    writeFileSync(join(folder, core, file), text, { flag: 'a' });
  };
  cpSync(join(root, 'packages/core/package.json'), join(folder, 'packages/core/package.json'));
  for (const [, target] of imports) write(target, 'export interface Inner {}\n');
  for (const [source, target] of imports) {
    const inner = `Inner${imports.findIndex(([name]) => name === source)}`;
    write(source, `export type { Inner as ${inner} } from '${wayTo(source, target)}';\n`);
  }
}

/** What is found wrong with a tree of files, `rule: from → to` each. */
async function problemsWith(imports, wayTo) {
  const folder = mkdtempSync(join(tmpdir(), 'lectern-imports-'));
  try {
    writeTree(folder, imports, wayTo);
    const { output } = await cruise(['packages'], { ...options, baseDir: folder, validate: true, ruleSet: { forbidden } });
    return importProblems(output, forbidden).map((problem) => problem.split('\n')[0]);
  } finally {
    rmSync(folder, { recursive: true });
  }
}

describe('the check of imports', () => {
  for (const [name, wayTo] of Object.entries(ways)) {
    it(`refuses what goes past each rule, types included, ${name}`, async () => {
      const problems = await problemsWith(
        refused.map(([, ...imported]) => imported),
        wayTo,
      );
      for (const [rule, source, target] of refused) expect(problems).to.include(`${rule}: ${core}/${source} → ${core}/${target}`);
    });

    it(`lets pass what the rules are for, ${name}`, async () => {
      expect(await problemsWith(allowed, wayTo)).to.deep.equal([]);
    });
  }

  it('refuses a path that leads nowhere, and so past all rules', async () => {
    const nowhere = '#modules/media/server/no.ts';
    expect(await problemsWith([['server/kernel/a.ts', 'contract/b.ts']], () => nowhere)).to.deep.equal([
      `paths-lead-somewhere: ${core}/server/kernel/a.ts → ${nowhere}`,
    ]);
  });

  it('has a rule for each floor but the highest', () => {
    const floors = forbidden.flatMap(({ name }) => /^module-(.+)-below$/.exec(name)?.[1] ?? []);
    expect(floors.slice(0, 2)).to.deep.equal(['audit', 'vault']);
    expect(floors).to.include('delivery').and.not.include('content');
  });
});

describe('the order of modules', () => {
  it('is that of the list, by folders', () => {
    const source = `import { pageTexts } from './modules/page-texts/page-texts.manifest.ts';
import { audit } from './modules/audit/audit.manifest.ts';
export const coreModules = [
  audit,
  pageTexts,
] as const;`;
    expect(readHeights(source)).to.deep.equal(['audit', 'page-texts']);
    expect(() => readHeights(source.replace('  audit,\n', ''))).to.throw('cannot be read');
    expect(() => readHeights('')).to.throw('cannot be read');
  });
});

describe('the check of circles', () => {
  const circle = (...files) => new Map(files.map((file, index) => [file, [files[(index + 1) % files.length]]]));

  it('refuses those that cross folders, however few files they are', () => {
    expect(findCircles(circle('a/one.ts', 'b/two.ts'))).to.have.length(1);
    expect(findCircles(circle('a/one.ts', 'a/b/two.ts'))).to.have.length(1);
  });

  it('refuses those of more than five files, also where two smaller ones meet', () => {
    const five = ['a/1.ts', 'a/2.ts', 'a/3.ts', 'a/4.ts', 'a/5.ts'];
    expect(findCircles(circle(...five))).to.deep.equal([]);
    expect(findCircles(circle(...five, 'a/6.ts'))).to.have.length(1);
    const meeting = new Map([...circle('a/1.ts', 'a/2.ts', 'a/3.ts'), ...circle('a/4.ts', 'a/5.ts', 'a/6.ts')]);
    meeting.get('a/3.ts').push('a/4.ts');
    expect(findCircles(meeting)).to.deep.equal([]);
    meeting.get('a/6.ts').push('a/1.ts');
    expect(findCircles(meeting)).to.have.length(1);
  });

  it('lets trees pass, and what several ways lead to', () => {
    const graph = new Map([
      ['a/top.ts', ['b/left.ts', 'c/right.ts']],
      ['b/left.ts', ['d/ground.ts']],
      ['c/right.ts', ['d/ground.ts', 'node:fs']],
    ]);
    expect(findCircles(graph)).to.deep.equal([]);
  });
});

describe('the check of rooms', () => {
  const house = 'packages/core/src/modules/pages/server';
  const graph = (...imports) => new Map(imports.map(([file, ...others]) => [file, others]));
  const down = [
    [`${house}/index.ts`, `${house}/live/a.ts`, `${house}/page/b.ts`],
    [`${house}/live/a.ts`, `${house}/page/b.ts`, 'packages/core/src/contract/c.ts'],
  ];

  it('lets rooms build on each other one way, and the entry on all', () => {
    expect(findRoomCircles(graph(...down))).to.deep.equal([]);
  });

  it('refuses two that need each other, also where no two files do', () => {
    expect(findRoomCircles(graph(...down, [`${house}/page/d.ts`, `${house}/live/e.ts`]))).to.deep.equal([
      `${house}/live, ${house}/page need each other: of two rooms only one may build on the other.`,
    ]);
  });

  it('refuses whoever builds on what lies loose, and leaves other folders alone', () => {
    expect(findRoomCircles(graph(...down, [`${house}/page/d.ts`, `${house}/index.ts`]))).to.have.length(1);
    expect(findRoomCircles(graph(['a/one/b.ts', 'a/two/c.ts'], ['a/two/d.ts', 'a/one/e.ts']))).to.deep.equal([]);
  });
});
