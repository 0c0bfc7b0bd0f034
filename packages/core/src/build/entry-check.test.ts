import { mkdir, mkdtemp, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import { expect } from 'chai';
import { isStartupError } from '../server/kernel/startup-error.ts';
import { check } from './commands/check.ts';

const root = resolve(import.meta.dirname, '../../../..');
const base = 'node_modules/@you/notices';

const manifest = (more: string): string => `
import { defineBlock, definePlugin, fields } from '@lectern/core';
const notice = defineBlock({ label: 'Notice', version: 1, fields: { title: fields.text({ label: 'Title' }) } });
const counter = defineBlock({ label: 'Counter', version: 1, fields: {}, hydrate: 'visible' });
export const notices = definePlugin({
  name: '@you/notices', id: 'notices', version: '0.1.0', core: '*',
  entries: { site: true, admin: true }, blocks: { notice, counter }, ${more}
});`;
const entry = (side: 'site' | 'admin', parts: string): string =>
  `import { define${side === 'site' ? 'Site' : 'Admin'} as define } from '@lectern/core/${side}';
export default define({ ${parts} });`;

const views = `notice: () => import('./notice.js'), counter: () => import('./counter.js')`;
const sound = {
  'lectern.config.ts': `import { defineConfig } from '@lectern/core';
import { notices } from '@you/notices';
export default defineConfig({ name: 'Proef', availableLocales: ['nl-NL'], defaultLocale: 'nl-NL', plugins: [notices] });`,
  'package.json': '{ "type": "module" }',
  [`${base}/package.json`]: JSON.stringify({
    name: '@you/notices',
    type: 'module',
    exports: { '.': './manifest.js', './site': './site.js', './admin': './admin.js', './package.json': './package.json' },
  }),
  [`${base}/manifest.js`]: manifest(''),
  [`${base}/site.js`]: entry('site', `blocks: { ${views} }`),
  [`${base}/admin.js`]: entry('admin', 'controls: {}'),
  [`${base}/notice.js`]: 'export default () => null;',
  [`${base}/counter.js`]: 'export default () => null;',
};

const site = `${base}/site.js`;
const admin = `${base}/admin.js`;
const lacks = 'which its manifest does not declare';

/** The changes to the sound plugin, each with the whole of its message. */
const mistakes: readonly {
  readonly title: string;
  readonly files: Record<string, string>;
  readonly says: readonly (string | RegExp)[];
}[] = [
  {
    title: 'a block without a view',
    files: { [site]: entry('site', `blocks: { counter: () => import('./counter.js') }`) },
    says: [`@you/notices: the block "notice" has no view in ${site}.`],
  },
  {
    title: 'a view for a block that is not declared',
    files: { [site]: entry('site', `blocks: { ${views}, other: () => import('./notice.js') }`) },
    says: [`@you/notices: ${site} has a view for the block "other", ${lacks}.`],
  },
  {
    title: 'an edit form for a block that is not declared',
    files: { [admin]: entry('admin', `controls: {}, blocks: { other: () => import('./form.js') }`) },
    says: [`@you/notices: ${admin} has an edit form for the block "other", ${lacks}.`],
  },
  {
    title: 'an island that does not exist',
    files: { [site]: entry('site', `blocks: { notice: () => import('./notice.js'), counter: () => import('./gone.js') }`) },
    says: [/^@you\/notices: the island "counter" in \S+site\.js does not exist: Cannot find module .*gone\.js.*\.$/],
  },
  {
    title: 'a view that fails, and one that gives nothing',
    files: { [`${base}/notice.js`]: `throw new Error('no luck');`, [`${base}/counter.js`]: 'export const view = 1;' },
    says: [
      `@you/notices: the view of the block "notice" in ${site} cannot be imported: no luck.`,
      `@you/notices: the island "counter" in ${site} has no default export.`,
    ],
  },
  {
    title: 'blocks without a site entry',
    files: { [`${base}/manifest.js`]: manifest('entries: { admin: true }, controls: ["notices/knob"]') },
    says: [
      '@you/notices: the block "notice" has no view in the site entry, which its manifest does not name in entries.',
      '@you/notices: the block "counter" has no view in the site entry, which its manifest does not name in entries.',
      `@you/notices: the control "notices/knob" has no component in ${admin}.`,
    ],
  },
  {
    title: 'behaviours, page types, importers and menu items that lead nowhere',
    files: {
      [`${base}/manifest.js`]: manifest(
        `behaviours: ['more'], importers: { minutes: { label: 'Minutes', extensions: ['min'] } },
         menu: [{ title: 'Notices', icon: 'bell', slug: 'list' }, { title: 'All', icon: 'bell', slug: 'all' }],`,
      ),
      [site]: entry('site', `blocks: { ${views} }, pageTypes: { page: () => import('./notice.js') }`),
      [admin]: entry('admin', `controls: {}, screens: [{ path: '/all/', screen: () => import('./all.js') }]`),
    },
    says: [
      `@you/notices: ${site} has a view for the page type "page", ${lacks}.`,
      `@you/notices: the behaviour "more" has no script in ${site}.`,
      `@you/notices: the importer "minutes" has no reader in ${admin}.`,
      `@you/notices: the menu item "Notices" has neither a screen nor an action "list" in ${admin}.`,
    ],
  },
  {
    title: 'a entry that is none, and one that cannot be imported',
    files: { [site]: 'export default {};', [admin]: `import './gone.js';` },
    says: [
      `@you/notices: ${site} has no default export made by defineSite.`,
      /^@you\/notices: \S+admin\.js cannot be imported: Cannot find module .*gone\.js/,
    ],
  },
  {
    title: 'files that the config names and that are not there',
    files: { 'lectern.config.ts': sound['lectern.config.ts'].replace('plugins:', `theme: './theme.css', plugins:`) },
    says: ['lectern.config.ts: theme names ./theme.css, which does not exist.'],
  },
];

describe('lectern check', () => {
  let dir: string;
  beforeEach(async () => {
    dir = await mkdtemp(join(tmpdir(), 'lectern-check-'));
    await mkdir(join(dir, 'node_modules'));
    for (const name of ['@lectern', 'react', 'react-dom'])
      await symlink(join(root, 'node_modules', name), join(dir, 'node_modules', name));
  });
  afterEach(() => rm(dir, { recursive: true }));

  /** Checks a site with the sound plugin and other files: the lines that it says, and whether it ends well. */
  async function checkSite(
    files: Readonly<Record<string, string>>,
  ): Promise<{ readonly isSound: boolean; readonly lines: readonly string[] }> {
    for (const [path, text] of Object.entries({ ...sound, ...files })) {
      await mkdir(dirname(join(dir, path)), { recursive: true });
      await writeFile(join(dir, path), text);
    }
    const said: string[] = [];
    try {
      await check({
        configFile: join(dir, 'lectern.config.ts'),
        variables: {},
        say: (line) => void said.push(line),
        openApp: () => Promise.reject(new Error('opened')),
      });
      return { isSound: true, lines: said };
    } catch (error) {
      if (isStartupError(error)) return { isSound: false, lines: error.message.split('\n') };
      throw error;
    }
  }

  it('has nothing to say of a sound site', async () => {
    expect(await checkSite({})).to.deep.equal({ isSound: true, lines: ['Proef: 1 plugin, nothing is wrong.'] });
  });

  for (const { title, files, says } of mistakes)
    it(`names ${title}`, async () => {
      const { isSound, lines } = await checkSite(files);
      expect(isSound).to.equal(false);
      expect(lines).to.have.length(says.length, lines.join('\n'));
      for (const [index, expected] of says.entries()) {
        if (typeof expected === 'string') expect(lines[index]).to.equal(expected);
        else expect(lines[index]).to.match(expected);
      }
    });
});
