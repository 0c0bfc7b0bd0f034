// Who may import whom. Between the sides of core and of plugins type imports may cross; what says `forbidTypes` counts them
// too. Tests and fixtures stand outside. Circles with types are looked for in tools/check/find-circles.mjs.
const { readFileSync } = require('node:fs');
const { join } = require('node:path');
const { readHeights } = require('./tools/check/read-heights.cjs');

const core = '^packages/core/src';
const entries = { server: 'server/index.ts', admin: 'admin/', site: 'site/', client: 'client/', build: 'build/' };

/** A entry of core, as a file of the repository or, where it could not be resolved, by its name. */
const coreEntry = (...names) =>
  `^(packages/core/src/(${names.map((name) => entries[name]).join('|')})|@lectern/core/(${names.join('|')})(/|$))`;
/** The files of the site of a plugin: its folder, and the views beside their blocks, which say so by suffix. */
const siteFiles = '(?:site/|.*\\.view\\.tsx$)';
const side = {
  shared: `^plugins/([^/]+)/src/(?!server/|admin/)(?!${siteFiles})(?!.*\\.client\\.ts$)`,
  site: `^plugins/([^/]+)/src/${siteFiles}`,
};
const ownSite = `^plugins/$1/src/${siteFiles}`;
const coreSide = (...names) => `${core}/(${names.join('|')})/|${core}/modules/[^/]+/(${names.join('|')})/`;

const values = { dependencyTypesNot: ['type-only'] };
const forbid = (name, comment, from, to) => ({ name, comment, severity: 'error', from, to: { ...values, ...to } });
/** As `forbid`, with type imports too. */
const forbidTypes = (name, comment, from, to) => ({ name, comment, severity: 'error', from, to });

/** Core's modules, the lowest first: the order in which core-modules.ts lists them. */
const heights = readHeights(readFileSync(join(__dirname, 'packages/core/src/core-modules.ts'), 'utf8'));
/** What a module hands out to those above it, on each side and on none. */
const handedOut = {
  server: 'server/public\\.ts',
  admin: 'admin/(public|fields/index|editor/public)\\.ts',
  declared: '[^/]+\\.(manifest|refusals|calls|client|schema)\\.ts',
};
/** What belongs to no side beside the declarations: pure functions and types, each named here. */
const isomorphic = [
  'pages/edits/',
  'pages/compare/',
  'pages/(page-inputs|publication-ids|search-result)\\.ts',
  'users/canonical-email\\.ts',
];

module.exports = {
  forbidden: [
    forbid('no-circles', 'Two files that need each other are one file, or three.', {}, { circular: true, viaOnly: values }),
    forbidTypes(
      'paths-lead-somewhere',
      'Rules are about the file that a path leads to: one that leads to none would pass them all.',
      {},
      { path: '^#', couldNotResolve: true },
    ),

    forbid(
      'core-names-no-plugin',
      'Core knows plugins only through the list in lectern.config.ts.',
      { path: core },
      { path: '^plugins/|^@lectern/(?!core)' },
    ),
    forbid(
      'contract-stands-alone',
      'The contract and the manifests are isomorphic data: nothing of the server, the admin, the site or the build.',
      {
        path: `${core}/(contract/|index\\.ts|modules/[^/]+/((edits|compare)/|[^/]+\\.(manifest|refusals|calls|schema|access)\\.ts))`,
      },
      { path: coreSide('server', 'admin', 'site', 'client', 'build') },
    ),
    forbid(
      'core-server',
      'The server renders the site; it knows nothing of the admin and the build.',
      { path: coreSide('server') },
      { path: coreSide('admin', 'build') },
    ),
    forbid(
      'core-admin',
      'The admin speaks to the server over the client.',
      { path: coreSide('admin') },
      { path: coreSide('server', 'site', 'build') },
    ),
    forbidTypes(
      'platform-knows-no-module',
      'Who holds the house up asks modules by ports. The lists name them, and each entry hands on what they hand out.',
      { path: `${core}/(?!modules/|core-modules\\.|(admin|client|node)/index\\.ts$)` },
      { path: `${core}/modules/` },
    ),
    forbidTypes(
      'admin-is-given-the-modules',
      'The shell, its state and the messages ask modules by ports; the list of modules is given to them.',
      { path: `${core}/admin/` },
      { path: `${core}/(admin-shell/|core-modules\\.admin\\.)` },
    ),
    forbidTypes(
      'modules-name-no-list',
      'Who knows all modules stands above them: a module is given what it needs of the others.',
      { path: `${core}/modules/` },
      { path: `${core}/core-modules\\.` },
    ),
    forbidTypes(
      'admin-ui-is-a-leaf',
      'The components of the admin know nothing of it, nor of the server, the client and the build.',
      { path: `${core}/admin/ui/` },
      { path: `${core}/`, pathNot: `${core}/(admin/ui|contract)/` },
    ),
    forbidTypes(
      'module-through-what-it-hands-out',
      'Of another module one uses what it hands out: the public.ts of the own side, its declarations, or what belongs to no side.',
      { path: `${core}/modules/([^/]+)/` },
      {
        path: `${core}/modules/(?!$1/)[^/]+/`,
        pathNot: `${core}/modules/([^/]+/(${Object.values(handedOut).join('|')})|${isomorphic.join('|')})`,
      },
    ),
    ...heights
      .slice(0, -1)
      .map((name, height) =>
        forbidTypes(
          `module-${name}-below`,
          'A module builds on those below it.',
          { path: `${core}/modules/${name}/` },
          { path: `${core}/modules/(${heights.slice(height + 1).join('|')})/` },
        ),
      ),

    forbid('core-site', 'Views run in browsers too.', { path: coreSide('site') }, { path: coreSide('server', 'admin', 'build') }),
    forbid(
      'schemas-stay-on-the-server',
      'Whoever calls has the addresses of *.client.ts; the schemas come as types.',
      { path: `${coreSide('admin', 'site', 'client')}|${core}/modules/[^/]+/[^/]+\\.client\\.ts` },
      { path: `${core}/modules/[^/]+/[^/]+\\.(calls|schema)\\.ts` },
    ),
    forbid(
      'core-client',
      'The client is fetch and the contract.',
      { path: coreSide('client') },
      { path: coreSide('server', 'admin', 'site', 'build') },
    ),

    forbid(
      'plugin-shared',
      'A manifest, and what all sides of a plugin share, may use the contract alone.',
      { path: side.shared },
      { path: coreEntry('server', 'admin', 'site', 'client', 'build') },
    ),
    forbid(
      'plugin-shared-own-side',
      'A manifest never imports its own entries.',
      { path: side.shared },
      { path: ['^plugins/$1/src/(server|admin)/', ownSite] },
    ),
    forbid(
      'plugin-client',
      'The addresses of a plugin’s calls are for all who call: they may use "./client" of core, and schemas as types alone.',
      { path: '^plugins/[^/]+/src/.*\\.client\\.ts$' },
      { path: [coreEntry('server', 'admin', 'site', 'build'), '\\.(calls|schema)\\.ts$'] },
    ),
    forbid(
      'plugin-server',
      'A plugin on the server may use "." and "./server" of core.',
      { path: '^plugins/[^/]+/src/server/' },
      { path: coreEntry('admin', 'site', 'client', 'build') },
    ),
    forbid(
      'plugin-server-own-side',
      'The server of a plugin does not need its admin or its views.',
      { path: '^plugins/([^/]+)/src/server/' },
      { path: ['^plugins/$1/src/admin/', ownSite] },
    ),
    forbid(
      'plugin-admin',
      'A plugin in the admin may use ".", "./admin" and "./client" of core.',
      { path: '^plugins/[^/]+/src/admin/' },
      { path: coreEntry('server', 'site', 'build') },
    ),
    forbid(
      'plugin-admin-own-side',
      'The admin of a plugin runs in the browser, apart from its views.',
      { path: '^plugins/([^/]+)/src/admin/' },
      { path: ['^plugins/$1/src/server/', ownSite] },
    ),
    forbid(
      'plugin-site',
      'A view may use ".", "./site" and "./client" of core.',
      { path: side.site },
      { path: coreEntry('server', 'admin', 'build') },
    ),
    forbid(
      'plugin-site-own-side',
      'A view runs in the browser, apart from the admin.',
      { path: side.site },
      { path: '^plugins/$1/src/(server|admin)/' },
    ),
    forbid(
      'plugin-to-plugin',
      'Of another plugin only "." may be used; a view may also use what the other exports for views.',
      { path: '^plugins/([^/]+)/src/' },
      { path: '^plugins/(?!$1/)[^/]+/src/(server|admin)/' },
    ),
    forbid(
      'plugin-to-view-of-plugin',
      'What a plugin exports for views is for views.',
      { path: `^plugins/([^/]+)/src/(?!${siteFiles})` },
      { path: `^plugins/(?!$1/)[^/]+/src/${siteFiles}` },
    ),
    forbid(
      'plugin-styles',
      'A stylesheet is an entry of its own: scripts import none.',
      { path: '^plugins/[^/]+/src/' },
      { path: '\\.css$' },
    ),
    forbid(
      'through-the-entry',
      'Another package is imported by its name, never by a path into it.',
      { path: '^(packages|plugins|examples)/([^/]+)/' },
      { path: '^(packages|plugins|examples)/', pathNot: '^$1/$2/', dependencyTypesNot: ['aliased-workspace'] },
    ),
  ],
  options: {
    doNotFollow: { path: ['node_modules', '/dist/'] },
    exclude: { path: ['\\.test(-kit)?\\.[cm]?[jt]sx?$', '/fixtures/', '/dist/', '^examples/[^/]+/content/'] },
    // The other parsers need the compiler's API, which TypeScript 7 does not have.
    parser: 'swc',
    combinedDependencies: true,
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['lectern-source', 'import', 'node', 'default'],
      extensions: ['.ts', '.tsx', '.mjs', '.js', '.json'],
    },
  },
};
