import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../bootstrap/places.mjs';
import { linesOf, repositoryFiles } from './repository-files.mjs';

const listFile = 'tools/check/tables-of-others.json';
/** Views that are made for others to read. */
const handedOut = new Set(['lectern_live_page']);

const isSource = (path) => /^(?:packages\/core|plugins\/[^/]+)\/src\/.*\.tsx?$/.test(path);
const isMigration = (path) => path.includes('/migrations/');
const isRun = (path) => !isMigration(path) && !/\.(?:test|test-kit|bench)\.tsx?$|\/fixtures\//.test(path);
const made = /create (?:unlogged )?(?:table|(?:or replace )?(?:materialized )?view) (?:if not exists )?"?([a-z]\w+)/g;
const commented = /^\s*(?:\/\/|\/?\*)/;

/** Who owns what stands at a path: a module of core, the rest of core, or a plugin. */
export const roomOf = (path) => {
  const [, module, plugin] = /^packages\/core\/src\/modules\/([^/]+)\/|^(plugins\/[^/]+)\//.exec(path) ?? [];
  return module ?? plugin ?? 'kernel';
};

/** The owners of tables, by their names: whoever's migration makes one has it. */
export const ownersOf = (files) =>
  new Map(
    files
      .filter(({ path }) => isMigration(path))
      .flatMap(({ path, lines }) => [...lines.join('\n').matchAll(made)].map(([, table]) => [table, roomOf(path)])),
  );

/** The tables of others that each file names, as `owner: table`, by its path. */
export function tablesOfOthers(files) {
  const owners = ownersOf(files);
  const named = new RegExp(String.raw`\b(?:${[...owners.keys()].join('|')})\b`, 'g');
  return new Map(
    files
      .filter(({ path }) => isRun(path))
      .map(({ path, lines }) => {
        const text = lines.filter((line) => !commented.test(line)).join('\n');
        const others = [...new Set(text.match(named))].filter(
          (table) => owners.get(table) !== roomOf(path) && !handedOut.has(table),
        );
        return [path, others.map((table) => `${owners.get(table)}: ${table}`).sort()];
      })
      .filter(([, others]) => others.length > 0),
  );
}

/** What is new beside the list of those that stand, and what of the list stands no more. */
export function tableProblems(found, known) {
  const missing = (all, from) =>
    [...all].flatMap(([path, tables]) =>
      tables.filter((table) => !from.get(path)?.includes(table)).map((table) => [path, table]),
    );
  return [
    ...missing(found, known).map(
      ([path, table]) => `${path} names ${table}: ask its owner by what stands beside its public.ts, or by a port.`,
    ),
    ...missing(known, found).map(([path, table]) => `${path} names ${table} no more: take it off ${listFile}.`),
  ];
}

export async function checkTables() {
  const files = repositoryFiles()
    .filter(isSource)
    .map((path) => ({ path, lines: linesOf(path) }));
  const known = new Map(Object.entries(JSON.parse(readFileSync(join(root, listFile), 'utf8'))));
  const problems = tableProblems(tablesOfOthers(files), known);
  const count = [...known.values()].flat().length;
  return { isOk: problems.length === 0, output: problems.join('\n'), note: `${count} tables named by others, none new` };
}
