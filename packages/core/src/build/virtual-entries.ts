import { resolve } from 'node:path';
import type { Plugin } from 'vite';
import { adminLanguages } from '../contract/admin-language.ts';
import type { Site } from '../server/kernel/load-site.ts';
import { translationEntry } from '../server/site/admin-files.ts';
import { ownStyleEntry, pageEntryName, styleKeys } from '../server/site/build-manifest.ts';
import { pageOpensWith } from './page-opens-with.ts';

const prefix = 'virtual:lectern/';

const quote = (text: string): string => JSON.stringify(text);

const translatedLanguages = adminLanguages.filter((language) => language !== 'en');

/** The words of the admin in one language, those of core and of every plugin that has them: one file for a browser. */
function translationsEntry({ plugins }: Site, language: string): string {
  const speaking = plugins.filter(({ manifest }) => manifest.translations?.some((known) => known === language));
  const words = speaking.map(
    ({ manifest }, index) => `import p${index} from ${quote(`${manifest.name}/translations/${language}`)};`,
  );
  const entries = speaking.map(({ manifest }, index) => `${quote(manifest.id)}: p${index}`);
  return [
    `import core, { controlTexts } from '@lectern/core/translations/${language}';`,
    ...words,
    `export default { core, controlTexts, plugins: { ${entries.join(', ')} } };`,
  ].join('\n');
}

/** What draws the first screen on the server, in every language. */
function serverEntry(): string {
  const imports = translatedLanguages.map(
    (language) => `import ${language} from ${quote(prefix + translationEntry + language)};`,
  );
  return [
    ...imports,
    `import { firstScreenDrawer } from '@lectern/core/admin/shell/server';`,
    `export const drawFirstScreen = firstScreenDrawer({ ${translatedLanguages.join(', ')} });`,
  ].join('\n');
}

/** Starts the admin with the plugins, each with where its manifest and its admin entry come from. */
function adminStart(plugins: readonly string[]): string[] {
  const loaders = translatedLanguages.map(
    (language) => `${language}: () => import(${quote(prefix + translationEntry + language)})`,
  );
  return [
    `import '@lectern/core/admin.css';`,
    `import { start } from '@lectern/core/admin/shell';`,
    `start({ plugins: { ${plugins.join(',\n')} }, translations: { ${loaders.join(', ')} } });`,
  ];
}

const adminOf = (id: string): string => `${prefix}admin/${id}`;

/** The admin: the shell, and for each plugin where its manifest and its admin entry are, imported when needed. */
function adminEntry({ plugins }: Site): string {
  const entries = plugins.map(({ manifest: { id, name, entries } }) => {
    const parts = [`manifest: () => import(${quote(name)})`];
    if (entries.admin) parts.push(`admin: () => import(${quote(adminOf(id))})`);
    return `${quote(id)}: { ${parts.join(', ')} }`;
  });
  return adminStart(entries).join('\n');
}

/**
 * The admin as the editor of a page begins with it when it is opened by its address: with the manifests and the admin
 * entries of all plugins, and what the editor asks for, instead of a hundred files one after another.
 */
function pageAdminEntry({ plugins }: Site): string {
  const imports = plugins.flatMap(({ manifest: { id, name, entries } }, index) => [
    `import * as manifest${index} from ${quote(name)};`,
    ...(entries.admin ? [`import * as admin${index} from ${quote(adminOf(id))};`] : []),
  ]);
  const entries = plugins.map(({ manifest: { id, entries } }, index) => {
    const parts = [`manifest: () => Promise.resolve(manifest${index})`];
    if (entries.admin) parts.push(`admin: () => Promise.resolve(admin${index})`);
    return `${quote(id)}: { ${parts.join(', ')} }`;
  });
  const opened = pageOpensWith().map((path, index) => `export * as opened${index} from ${quote(path)};`);
  return [`import ${quote(prefix + noEvalEntry)};`, ...imports, ...adminStart(entries), ...opened].join('\n');
}

/** Before all that makes a schema: zod tries `eval` once unless it is told, which the admin's policy forbids and reports. */
const noEval = 'Object.assign(globalThis, { __zod_globalConfig: { jitless: true } });';

/** The admin entry of one plugin with its stylesheet, so that both come when the first of its screens or controls opens. */
function adminEntryOfPlugin({ plugins }: Site, id: string): string {
  const plugin = plugins.find(({ manifest }) => manifest.id === id);
  if (!plugin) throw new Error(`There is no plugin "${id}" in this site.`);
  const { name, css } = plugin.manifest;
  return [css?.admin ? `import ${quote(`${name}/admin.css`)};` : '', `export { default } from ${quote(`${name}/admin`)};`].join(
    '\n',
  );
}

/** The stylesheet of every page: what plugins share, then each plugin's own. */
function siteEntry({ plugins }: Site): string {
  const styles = plugins
    .filter(({ manifest }) => manifest.css?.site)
    .map(({ manifest }) => `import ${quote(`${manifest.name}/site.css`)};`);
  return [`import '@lectern/core/site.css';`, ...styles].join('\n');
}

/** The stylesheet of the site's theme: after all others, because it has the last word. */
const themeEntry = ({ config, dir }: Site): string => (config.theme ? `import ${quote(resolve(dir, config.theme))};` : '');

/** What has a stylesheet of its own, by its key (`styleKeys`), with the file that it is exported as. */
const ownStyles = ({ plugins }: Site): ReadonlyMap<string, string> =>
  new Map([
    [styleKeys.video, '@lectern/core/video.css'],
    ...plugins.flatMap(({ manifest: { id, name, css } }) => [
      ...(css?.blocks ?? []).map((block) => [styleKeys.block(`${id}/${block}`), `${name}/blocks/${block}.css`] as const),
      ...(css?.pageTypes ?? []).map((type) => [styleKeys.pageType(`${id}/${type}`), `${name}/page-types/${type}.css`] as const),
    ]),
  ]);

/** The blocks that become interactive and the behaviours of elements, each imported when a page shows one. */
function islandsEntry({ plugins }: Site): string {
  const entries = plugins.flatMap(({ manifest }) =>
    Object.entries(manifest.blocks ?? {})
      .filter(([, block]) => block.hydrate !== 'none')
      .map(
        ([name]) =>
          `${quote(`${manifest.id}/${name}`)}: () => import(${quote(`${manifest.name}/site`)}).then((m) => m.default.blocks[${quote(name)}]())`,
      ),
  );
  const behaviours = plugins.flatMap(({ manifest }) =>
    (manifest.behaviours ?? []).map(
      (name) =>
        `${quote(`${manifest.id}/${name}`)}: () => import(${quote(`${manifest.name}/site`)}).then((m) => m.default.behaviours[${quote(name)}]())`,
    ),
  );
  return [
    `import { startIslands } from '@lectern/core/site/islands';`,
    `startIslands({ ${entries.join(',\n')} }, { ${behaviours.join(',\n')} });`,
  ].join('\n');
}

/** What lets the editor reach a preview. It starts what it puts into the page through the islands that are there. */
const previewEntry = `import { startPreview } from '@lectern/core/site/preview';\nstartPreview();`;

/** What whoever writes a page sees on it while it is live. */
const barEntry = `import { startBar } from '@lectern/core/site/bar';\nvoid startBar();`;

/** The module that draws the first screen of the admin on the server: one file that needs no package. */
export const serverEntryName = 'admin-server';

/** Names of the entries that a site's browsers get. */
export const entryNames = (site: Site): readonly string[] => [
  'admin',
  'bar',
  'islands',
  'preview',
  'site',
  ...(site.config.theme ? ['theme'] : []),
  ...[...ownStyles(site).keys()].map((key) => ownStyleEntry + key),
];

/** The module that runs before all others of the editor's entry. */
export const noEvalEntry = 'no-eval';

export const entryID = (name: string): string => prefix + name;

/** A Vite plugin that makes the entries of a site from the very list of plugins that its server runs. */
export function virtualEntries(site: Site): Plugin {
  const sources: Readonly<Record<string, () => string>> = {
    admin: () => adminEntry(site),
    [pageEntryName]: () => pageAdminEntry(site),
    [noEvalEntry]: () => noEval,
    islands: () => islandsEntry(site),
    bar: () => barEntry,
    preview: () => previewEntry,
    site: () => siteEntry(site),
    theme: () => themeEntry(site),
    [serverEntryName]: serverEntry,
  };
  return {
    name: 'lectern:entries',
    resolveId: (id) => (id.startsWith(prefix) ? `\0${id}` : undefined),
    load(id) {
      if (!id.startsWith(`\0${prefix}`)) return undefined;
      const name = id.slice(prefix.length + 1);
      if (name.startsWith('admin/')) return adminEntryOfPlugin(site, name.slice('admin/'.length));
      if (name.startsWith(translationEntry)) return translationsEntry(site, name.slice(translationEntry.length));
      const style = name.startsWith(ownStyleEntry) ? ownStyles(site).get(name.slice(ownStyleEntry.length)) : undefined;
      return style === undefined ? sources[name]?.() : `import ${quote(style)};`;
    },
  };
}
