import { resolve } from 'node:path';
import type { Plugin } from 'vite';
import type { Site } from '../server/kernel/load-site.ts';

const prefix = 'virtual:lectern/';

const quote = (text: string): string => JSON.stringify(text);

/** The admin: the shell, and for each plugin where its manifest and its admin entry are, imported when needed. */
function adminEntry({ plugins }: Site): string {
  const entries = plugins.map(({ manifest }) => {
    const parts = [`manifest: () => import(${quote(manifest.name)})`];
    if (manifest.entries.admin) parts.push(`admin: () => import(${quote(`${prefix}admin/${manifest.id}`)})`);
    return `${quote(manifest.id)}: { ${parts.join(', ')} }`;
  });
  return [
    `import '@lectern/core/admin.css';`,
    `import { start } from '@lectern/core/admin/shell';`,
    `start({ plugins: { ${entries.join(',\n')} } });`,
  ].join('\n');
}

/** The admin entry of one plugin with its stylesheet, so that both come when the first of its screens or controls opens. */
function adminEntryOfPlugin({ plugins }: Site, id: string): string {
  const plugin = plugins.find(({ manifest }) => manifest.id === id);
  if (!plugin) throw new Error(`There is no plugin "${id}" in this site.`);
  const { name, css } = plugin.manifest;
  return [css?.admin ? `import ${quote(`${name}/admin.css`)};` : '', `export { default } from ${quote(`${name}/admin`)};`].join(
    '\n',
  );
}

/** The stylesheet of the site: what plugins share, each plugin's own, then the theme, which has the last word. */
function siteEntry({ config, dir, plugins }: Site): string {
  const theme = config.theme ? [`import ${quote(resolve(dir, config.theme))};`] : [];
  const styles = plugins
    .filter(({ manifest }) => manifest.css?.site)
    .map(({ manifest }) => `import ${quote(`${manifest.name}/site.css`)};`);
  return [`import '@lectern/core/site.css';`, ...styles, ...theme].join('\n');
}

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

/** The module that draws the first screen of the admin on the server: one file that needs no package. */
export const serverEntryName = 'admin-server';

/** Names of the entries that a site's browsers get. */
export const entryNames = ['admin', 'islands', 'site'] as const;

export const entryID = (name: (typeof entryNames)[number] | typeof serverEntryName): string => prefix + name;

/** A Vite plugin that makes the entries of a site from the very list of plugins that its server runs. */
export function virtualEntries(site: Site): Plugin {
  const sources: Readonly<Record<string, () => string>> = {
    admin: () => adminEntry(site),
    islands: () => islandsEntry(site),
    site: () => siteEntry(site),
    [serverEntryName]: () => `export { drawFirstScreen } from '@lectern/core/admin/shell/server';`,
  };
  return {
    name: 'lectern:entries',
    resolveId: (id) => (id.startsWith(prefix) ? `\0${id}` : undefined),
    load(id) {
      if (!id.startsWith(`\0${prefix}`)) return undefined;
      const name = id.slice(prefix.length + 1);
      if (name.startsWith('admin/')) return adminEntryOfPlugin(site, name.slice('admin/'.length));
      return sources[name]?.();
    },
  };
}
