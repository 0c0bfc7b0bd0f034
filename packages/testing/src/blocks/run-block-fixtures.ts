import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { ComponentType, ReactNode } from 'react';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { initialOf, referencesOf, rewriteFields, upgradeProps, validate } from '@lectern/core';
import type { Fields, PluginManifest, Reference } from '@lectern/core';
import { expectNone } from '../expect/expect-none.ts';

/** A fixture: the props as that version stored them, and what the page would hand to the view. */
interface Fixture {
  readonly props: Record<string, unknown>;
  readonly data?: unknown;
  readonly images?: Readonly<Record<string, unknown>>;
  readonly files?: Readonly<Record<string, unknown>>;
  readonly slots?: Readonly<Record<string, string>>;
}

interface Entry {
  readonly blocks?: Readonly<Record<string, () => Promise<{ default: ComponentType<never> }>>>;
  readonly pageTypes?: Readonly<Record<string, () => Promise<{ default: Readonly<Record<string, unknown>> }>>>;
  readonly texts?: Readonly<Record<string, Readonly<Record<string, string>>>>;
}

export interface BlockFixtureOptions {
  /** The plugin's site entry, default export of `./site`; imported by the package's name when left out. */
  readonly site?: object;
  /** Options with which layouts of page types are drawn. */
  readonly options?: unknown;
  /** Called with the HTML of each fixture, for what only this block promises. */
  readonly onRender?: (name: string, html: string) => void;
}

async function entryOf(manifest: PluginManifest, dir: string, site: object | undefined): Promise<Entry> {
  if (site) return site as Entry;
  if (!manifest.entries.site) return {};
  const file = createRequire(join(resolve(dir), 'package.json')).resolve(`${manifest.name}/site`);
  return ((await import(pathToFileURL(file).href)) as { default: Entry }).default;
}

const siteContext = (entry: Entry) => ({
  siteName: 'Test site',
  locale: 'nl-NL',
  pageID: '00000000-0000-4000-8000-000000000000',
  path: '/test',
  title: 'Test',
  link: (target: { page?: string; file?: string; href?: string }) => target.href ?? `/${target.page ?? target.file ?? ''}`,
  t: (key: string) => entry.texts?.['nl']?.[key] ?? key,
  formatDate: (day: string) => day,
  menu: () => [],
  settings: ({ settings = {} }: { readonly settings?: Fields }) => initialOf(settings),
  tags: () => [],
  siblings: [],
  languages: [],
  ancestors: [],
});

/** Folders of what was installed or built. */
const passedOver = new Set(['node_modules', 'dist']);

/** The fixtures of a folder and of those within it: `callout.v1` → its paths. */
function findFixtures(dir: string): ReadonlyMap<string, readonly string[]> {
  const found = new Map<string, string[]>();
  for (const entry of existsSync(dir) ? readdirSync(dir, { withFileTypes: true }) : []) {
    const path = join(dir, entry.name);
    if (entry.isDirectory() && !passedOver.has(entry.name))
      for (const [name, paths] of findFixtures(path)) found.set(name, [...(found.get(name) ?? []), ...paths]);
    else if (/\.v\d+\.json$/.test(entry.name)) {
      const name = entry.name.slice(0, -'.json'.length);
      found.set(name, [...(found.get(name) ?? []), path]);
    }
  }
  return found;
}

function assertFixture(dir: string, name: string, paths: readonly string[] = []): Fixture {
  const [path, other] = paths;
  if (path === undefined) throw new Error(`there is no ${name}.json in ${dir}: add the props as that version stored them`);
  if (other !== undefined) throw new Error(`there are two: ${path} and ${other}`);
  const fixture = JSON.parse(readFileSync(path, 'utf8')) as Partial<Fixture>;
  if (typeof fixture.props !== 'object') throw new Error('the fixture has no "props"');
  return fixture as Fixture;
}

interface Definition {
  readonly fields: Fields;
  readonly version: number;
  readonly upgrade: Readonly<Record<number, (props: Record<string, unknown>) => Record<string, unknown>>>;
  readonly schema: Parameters<typeof validate>[0];
}

function upgradedProps(definition: Definition, version: number, fixture: Fixture): unknown {
  const stored = JSON.stringify(fixture.props);
  const upgraded = upgradeProps(definition, { version, props: fixture.props });
  if (JSON.stringify(fixture.props) !== stored) throw new Error('the upgrade changed the props that it was given');
  const checked = validate(definition.schema, JSON.parse(JSON.stringify(upgraded.props)));
  if (checked.errors) throw new Error(`the upgraded props are not valid: ${JSON.stringify(checked.errors)}`);
  return checked.value;
}

const named = (references: readonly Reference[]): string =>
  [...new Set(references.map(({ kind, id, anchor }) => [kind, id, ...(anchor ? [anchor] : [])].join(' ')))].toSorted().join(', ');

/** Whether the fields write back what they say that they hold. */
function assertRewritable({ fields }: Definition, props: unknown): void {
  const asked: Reference[] = [];
  const same = rewriteFields(fields, props, {
    reference: (reference) => void asked.push(reference),
    text: ({ text }) => text,
  });
  if (same !== props) throw new Error('`rewrite` changed props although no target and no text is another');
  const said = referencesOf(fields, props);
  if (named(said) !== named(asked)) throw new Error(`\`rewrite\` asks for ${named(asked) || 'nothing'}, not for ${named(said)}`);
}

const render = (view: unknown, props: object): string =>
  renderToStaticMarkup(createElement(view as ComponentType<object>, props) as ReactNode);

/**
 * Takes every fixture `{name}.v{version}.json` of a folder and the folders within it, where each lies beside its block,
 * through upgrade, validation and view: one for each version of each block, and of each page type with data of its own.
 * A version without a fixture or with two fails, and so does a fixture that belongs to nothing. Fails with the list of all.
 */
export async function runBlockFixtures(manifest: PluginManifest, dir: string, options: BlockFixtureOptions = {}): Promise<void> {
  const entry = await entryOf(manifest, dir, options.site);
  const site = siteContext(entry);
  const failures: string[] = [];
  const fixtures = findFixtures(dir);
  const used = new Set<string>();
  const each = async (name: string, definition: Definition, draw: (props: unknown, fixture: Fixture) => Promise<string>) => {
    for (let version = 1; version <= definition.version; version += 1) {
      const file = `${name}.v${version}`;
      used.add(file);
      try {
        const fixture = assertFixture(dir, file, fixtures.get(file));
        const props = upgradedProps(definition, version, fixture);
        assertRewritable(definition, props);
        const html = await draw(props, fixture);
        options.onRender?.(file, html);
      } catch (error) {
        failures.push(`${file}: ${(error as Error).message}`);
      }
    }
  };

  for (const [name, definition] of Object.entries(manifest.blocks ?? {})) {
    await each(name, definition as Definition, async (props, fixture) => {
      const load = entry.blocks?.[name];
      if (!load) throw new Error('the site entry has no view for this block');
      const slots = Object.fromEntries(
        Object.keys(definition.slots).map((slot) => [slot, createElement('div', null, fixture.slots?.[slot] ?? '')]),
      );
      const html = render((await load()).default, {
        props,
        data: fixture.data,
        block: { type: `${manifest.id}/${name}`, key: `${name}-1`, anchorPoint: '' },
        form: { action: '/test', block: `${name}-1`, token: 'token', key: 'key' },
        images: fixture.images ?? {},
        files: fixture.files ?? {},
        slots,
        site,
        position: 0,
      });
      if (html === '') throw new Error('the view drew nothing');
      return html;
    });
  }
  for (const [name, definition] of Object.entries(manifest.pageTypes ?? {})) {
    if (Object.keys(definition.fields).length === 0) continue;
    await each(name, definition as Definition, async (data, fixture) => {
      const views = (await entry.pageTypes?.[name]?.())?.default ?? {};
      const props = { options: options.options, data, images: fixture.images ?? {}, site };
      return ['header', 'intro', 'footer'].map((part) => (views[part] ? render(views[part], props) : '')).join('');
    });
  }
  for (const file of fixtures.keys()) if (!used.has(file)) failures.push(`${file}.json: no block or page type has this version`);
  expectNone(failures, `The fixtures of ${manifest.name}`);
}
