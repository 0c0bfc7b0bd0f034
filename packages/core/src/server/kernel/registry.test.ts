import { expect } from 'chai';
import { definePlugin } from '../../contract/plugin.ts';
import type { PluginManifest } from '../../contract/plugin.ts';
import { definePageType } from '../../contract/page-type.ts';
import type { InstalledPlugin } from './load-site.ts';
import { createRegistries } from './registries.ts';
import { createRegistry } from './registry.ts';
import { coreModules } from '../../core-modules.ts';

const installed = (id: string, more: Omit<Partial<PluginManifest>, 'menu'>, name = `@example/${id}`): InstalledPlugin => ({
  manifest: definePlugin({ name, id, version: '1.0.0', core: '*', entries: {}, ...more }),
  options: undefined,
  dir: '',
  resolve: () => '',
  load: () => Promise.resolve(undefined),
});

describe('a registry', () => {
  it('knows what was added, and by whom', () => {
    const registry = createRegistry<number>('block type');
    registry.add('a/b', 1, '@example/a');
    expect(registry.get('a/b')).to.equal(1);
    expect(registry.ownerOf('a/b')).to.equal('@example/a');
    expect([...registry.entries()]).to.deep.equal([['a/b', 1]]);
    for (const name of ['a', '__proto__', 'constructor', 'toString']) expect(registry.get(name)).to.equal(undefined);
  });

  it('takes no name twice, and names both owners', () => {
    const registry = createRegistry<number>('block type');
    registry.add('a/b', 1, '@example/a');
    expect(() => registry.add('a/b', 2, '@example/z')).to.throw(
      'The block type "a/b" is registered twice: by @example/a and by @example/z.',
    );
    expect(registry.get('a/b')).to.equal(1);
  });

  it('takes nothing after the start', () => {
    const registry = createRegistry<number>('permission');
    registry.freeze();
    expect(() => registry.add('late', 1, '@example/a')).to.throw(
      '@example/a registers the permission "late" after the start. Register it in the plugin\'s server entry.',
    );
  });

  it('belongs to one application', () => {
    const one = createRegistries(coreModules, [installed('one', { pageTypes: { x: definePageType({ label: 'X' }) } })]);
    const other = createRegistries(coreModules, []);
    expect(one.pageTypes.get('one/x')).to.not.equal(undefined);
    expect(other.pageTypes.get('one/x')).to.equal(undefined);
    expect(other.pageTypes.get('lectern/blank')?.listed).to.equal(false);
  });
});

describe('the registries', () => {
  it('prefix what a plugin brings with its id, but for codes, which may not be taken', () => {
    const entry = { label: 'X' };
    const registries = createRegistries(coreModules, [
      installed('one', { permissions: { moderate: entry }, errors: { ON_01: { status: 400, text: 'x' } } }),
    ]);
    expect(registries.permissions.get('one:moderate')).to.equal(entry);
    expect(registries.permissions.get('moderate')).to.equal(undefined);
    expect(registries.errors.ownerOf('ON_01')).to.equal('@example/one');
    expect(() => createRegistries(coreModules, [installed('one', { errors: { V_01: { status: 400, text: 'x' } } })])).to.throw(
      'The error code "V_01" is registered twice: by @lectern/core and by @example/one.',
    );
    const two = ['one', 'two'].map((id) => installed(id, { errors: { XX_01: { status: 400, text: 'x' } } }));
    expect(() => createRegistries(coreModules, two)).to.throw('by @example/one and by @example/two');
  });

  it('take blocks and page types of their makers alone', () => {
    const plain = { label: 'X' } as never;
    expect(() => createRegistries(coreModules, [installed('one', { pageTypes: { x: plain } })])).to.throw(
      '"x" of @example/one was not made by definePageType.',
    );
    expect(() => createRegistries(coreModules, [installed('one', { blocks: { y: plain } })])).to.throw(
      '"y" of @example/one was not made by defineBlock.',
    );
  });
});
