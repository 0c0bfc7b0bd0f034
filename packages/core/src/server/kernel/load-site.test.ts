import { expect } from 'chai';
import { existsSync, mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import * as z from 'zod';
import { coreModules } from '../../core-modules.ts';
import { contractVersion, definePlugin, use } from '../../contract/plugin.ts';
import type { PluginManifest, PluginUse, SiteConfig } from '../../contract/plugin.ts';
import { contractUrl } from '../../contract/contract-url.ts';
import { createSite, loadSite } from './load-site.ts';
import type { Site } from './load-site.ts';
import { isStartupError } from './startup-error.ts';

const plugin = (id: string, more: Omit<Partial<PluginManifest>, 'menu'> = {}): PluginManifest =>
  definePlugin({ name: `@example/${id}`, id, version: '1.2.0', core: '^0.1.0', entries: {}, ...more });

const source = { dir: '', resolve: () => '', load: () => Promise.resolve(undefined) };

function site(plugins: readonly (PluginManifest | PluginUse)[], config: Partial<SiteConfig> = {}): Promise<Site> {
  return createSite(
    { name: 'Test', availableLocales: ['nl-NL'], defaultLocale: 'nl-NL', ...config, plugins },
    { dir: '', coreVersion: '0.1.0', find: () => source },
  );
}

async function refusal(work: () => Promise<unknown>): Promise<[string, string]> {
  try {
    await work();
  } catch (error) {
    if (isStartupError(error)) return [error.message, error.fix];
    throw error;
  }
  throw new Error('Nothing was refused.');
}

/** A copy of a manifest with other metadata, as another copy of core would make it. */
function withMetadata(manifest: PluginManifest, metadata: object): PluginManifest {
  const copy = { ...manifest };
  Object.defineProperty(copy, Symbol.for('lectern.manifest'), { value: metadata });
  return copy;
}

describe('a site', () => {
  it('starts those whom others require first', async () => {
    const plugins = [
      plugin('news', { requires: { types: '^1.0.0' } }),
      plugin('alone'),
      plugin('types', { requires: { base: '*' } }),
      plugin('base'),
    ];
    expect((await site(plugins)).plugins.map(({ manifest }) => manifest.id)).to.deep.equal(['base', 'types', 'news', 'alone']);
  });

  it('names a plugin that is required and not there, or too old', async () => {
    expect(await refusal(() => site([plugin('news', { requires: { types: '^1.0.0' } })]))).to.deep.equal([
      '@example/news requires the plugin "types", which is not installed.',
      'Install it and add it to plugins in lectern.config.ts.',
    ]);
    expect(await refusal(() => site([plugin('news', { requires: { types: '^2.0.0' } }), plugin('types')]))).to.deep.equal([
      '@example/news requires "types" ^2.0.0, and 1.2.0 is installed.',
      'Install a version of @example/types in that range.',
    ]);
  });

  it('names the whole circle of plugins that require each other', async () => {
    const circle = [
      plugin('one', { requires: { two: '*' } }),
      plugin('two', { requires: { three: '*' } }),
      plugin('three', { requires: { one: '*' } }),
    ];
    expect((await refusal(() => site(circle)))[0]).to.equal('Plugins require each other in a circle: one → two → three → one.');
  });

  it('has no id twice', async () => {
    expect((await refusal(() => site([plugin('news'), plugin('news', { name: '@other/news' })])))[0]).to.equal(
      'The plugins @example/news and @other/news both have the id "news".',
    );
    expect((await refusal(() => site([plugin('news'), plugin('news')])))[0]).to.equal(
      'The plugin @example/news stands twice in lectern.config.ts.',
    );
    for (const id of ['News', 'n', '1news', 'a_b', 'a/b', '__proto__', 'a'.repeat(41)])
      expect((await refusal(() => site([plugin(id)])))[1]).to.equal('Use lower-case letters, digits and hyphens.');
  });

  it('has plugins of definePlugin, of this copy of core and this contract', async () => {
    for (const stranger of [{ ...plugin('news') }, { name: '@example/x' }, {}] as unknown as PluginManifest[])
      expect((await refusal(() => site([stranger])))[0]).to.match(
        /^The plugin (@example\/news|@example\/x|\(no name\)) was not made by definePlugin\.$/,
      );
    const [cause, fix] = await refusal(() => site([withMetadata(plugin('news'), { url: 'file:///other/core.js', contract: 1 })]));
    expect(cause).to.match(
      /^There are two copies of @lectern\/core: file:.*contract-url\.ts and, used by @example\/news, file:\/\/\/other\/core\.js\.$/,
    );
    expect(fix).to.contain('peerDependencies');
  });

  it('names the upgrade notes to a plugin that was built for the contract of before, and core to one of a later', async () => {
    const built = (contract: number) => refusal(() => site([withMetadata(plugin('news'), { url: contractUrl, contract })]));
    expect(await built(contractVersion - 1)).to.deep.equal([
      `The plugin @example/news is made for version ${contractVersion - 1} of the plugin contract, and this core has version ${contractVersion}.`,
      `Install a version of @example/news that fits, or change it as docs/upgrading/contract-${contractVersion}.md says.`,
    ]);
    const notes = new URL(`../../../../../docs/upgrading/contract-${contractVersion}.md`, import.meta.url);
    expect(existsSync(notes), 'the upgrade notes').to.equal(true);
    expect((await built(contractVersion + 1))[1]).to.equal('Update @lectern/core, or install an older version of @example/news.');
  });

  it('has no plugin with the id of a module of core', async () => {
    for (const id of ['lectern', ...coreModules.map((module) => module.id)])
      expect((await refusal(() => site([plugin(id)])))[0]).to.equal(
        `The plugin @example/${id} has the id "${id}", which belongs to a module of core.`,
      );
  });

  it('has plugins for its version of core', async () => {
    expect(await refusal(() => site([plugin('news', { core: '^3.0.0' })]))).to.deep.equal([
      'The plugin @example/news works with @lectern/core ^3.0.0, and 0.1.0 is installed.',
      'Update @example/news, or install the core that it needs.',
    ]);
  });

  it('checks and completes the options of its plugins', async () => {
    const options = z.strictObject({ sender: z.string(), count: z.number().default(3) });
    const mailer = definePlugin({ name: '@example/mailer', id: 'mailer', version: '1.0.0', core: '*', entries: {}, options });
    expect((await site([use(mailer, { sender: 'a' })])).plugins[0]?.options).to.deep.equal({ sender: 'a', count: 3 });
    expect((await refusal(() => site([mailer])))[0]).to.match(/^The options of @example\/mailer are wrong at "sender": /);
    expect((await refusal(() => site([{ manifest: mailer, options: { sender: 'a', extra: 1 } }])))[0]).to.contain(
      'The options of @example/mailer are wrong',
    );
    const lazy = definePlugin({ ...mailer, options: () => Promise.resolve(options) });
    expect((await site([use(lazy, { sender: 'a' })])).plugins[0]?.options, 'loaded').to.deep.equal({ sender: 'a', count: 3 });
    expect(await refusal(() => site([{ manifest: plugin('news'), options: {} }]))).to.deep.equal([
      'The plugin @example/news takes no options.',
      'Write news without use(…) in lectern.config.ts.',
    ]);
  });

  it('has locales that content may be written in', async () => {
    expect((await refusal(() => site([], { availableLocales: ['nl-NL', 'es-ES'] })))[0]).to.equal(
      'availableLocales names "es-ES".',
    );
    expect((await refusal(() => site([], { defaultLocale: 'de-DE' })))[0]).to.equal(
      'defaultLocale "de-DE" is not among availableLocales.',
    );
  });

  it('has a time zone of the IANA database, or none of its own', async () => {
    for (const timeZone of ['Europe/Amsterdam', 'UTC', 'America/Argentina/Buenos_Aires'])
      expect((await site([], { timeZone })).config.timeZone).to.equal(timeZone);
    for (const timeZone of ['Amsterdam', 'Europe/Sluitsteen', '+01:00', '', 'CEST '])
      expect(await refusal(() => site([], { timeZone })), timeZone).to.deep.equal([
        `timeZone "${timeZone}" is no time zone.`,
        'Use a name of the IANA time zone database, such as Europe/Amsterdam, or leave it out for UTC.',
      ]);
  });
});

describe('lectern.config.ts', () => {
  let dir: string;
  const core = join(dirname(fileURLToPath(import.meta.url)), '..', '..', '..');
  beforeEach(() => {
    dir = mkdtempSync(join(tmpdir(), 'lectern-site-'));
    mkdirSync(join(dir, 'node_modules', '@lectern'), { recursive: true });
    symlinkSync(core, join(dir, 'node_modules', '@lectern', 'core'), 'junction');
  });
  afterEach(() => rmSync(dir, { recursive: true, force: true }));

  function addPackage(name: string, files: Readonly<Record<string, string>>): void {
    const folder = join(dir, 'node_modules', name);
    mkdirSync(folder, { recursive: true });
    for (const [file, content] of Object.entries(files)) {
      mkdirSync(dirname(join(folder, file)), { recursive: true });
      writeFileSync(join(folder, file), content);
    }
  }
  async function load(config: string): Promise<Site | [string, string]> {
    const file = join(dir, 'lectern.config.ts');
    writeFileSync(file, config);
    return loadSite(file, '0.1.0').catch((error: unknown): [string, string] => {
      if (isStartupError(error)) return [error.message, error.fix];
      throw error;
    });
  }
  const manifest = (entries: string): string =>
    `import { definePlugin } from '@lectern/core';
     export default definePlugin({ name: 'sample', id: 'sample', version: '1.0.0', core: '*', entries: ${entries} });`;
  const config = `import sample from 'sample';
    export default { name: 'X', availableLocales: ['nl-NL'], defaultLocale: 'nl-NL', plugins: [sample] };`;
  const packageFile = (exports: object): string => JSON.stringify({ name: 'sample', type: 'module', exports });

  it('that is not there or breaks is named, with what to do', async () => {
    expect((await loadSite(join(dir, 'none.ts'), '0.1.0').catch((error: unknown) => error)) as Error).to.satisfy(isStartupError);
    expect(await load('export default {}')).to.deep.equal([
      `${join(dir, 'lectern.config.ts')} has no default export made by defineConfig.`,
      'Write: export default defineConfig({ name, availableLocales, defaultLocale, plugins: [...] })',
    ]);
  });

  it('that names a package which is not installed says which', async () => {
    const [cause, fix] = (await load(`import x from 'not-installed'; export default x;`)) as [string, string];
    expect(cause).to.contain('cannot be read').and.contain('not-installed');
    expect(fix).to.contain('npm install');
  });

  it('finds packages and imports their entries', async () => {
    addPackage('sample', {
      'package.json': packageFile({ '.': './index.js', './server': './server.js', './package.json': './package.json' }),
      'index.js': manifest('{ server: true }'),
      'server.js': `export default 'the entry';`,
    });
    const found = (await load(config)) as Site;
    expect(found.plugins.map((entry) => entry.manifest.id)).to.deep.equal(['sample']);
    expect(await found.plugins[0]?.load('server')).to.have.property('default', 'the entry');
    const missing = await Promise.resolve()
      .then(() => found.plugins[0]?.load('site'))
      .catch((error: unknown) => error);
    expect((missing as Error).message).to.equal('sample declares the entry ./site, and it cannot be found.');
  });

  it('says so where a package hides its package.json', async () => {
    addPackage('sample', { 'package.json': packageFile({ '.': './index.js' }), 'index.js': manifest('{}') });
    const [cause, fix] = (await load(config)) as [string, string];
    expect(cause).to.equal('The package sample cannot be found from the site.');
    expect(fix).to.contain('must export ./package.json');
  });

  it('says so where a package brings a copy of React of its own', async () => {
    addPackage('sample', {
      'package.json': packageFile({ '.': './index.js', './package.json': './package.json' }),
      'index.js': manifest('{}'),
      'node_modules/react/package.json': JSON.stringify({ name: 'react', version: '18.0.0' }),
    });
    const [cause, fix] = (await load(config)) as [string, string];
    expect(cause).to.match(/^There are two copies of react: .* and, used by sample, .*node_modules.sample.node_modules.react/);
    expect(fix).to.contain('npm dedupe');
  });
});
