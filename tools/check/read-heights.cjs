/**
 * The folders of core's modules in the order of a list such as `coreModules = [audit, vault, …]`, each of which is imported
 * from its manifest. Read from the text, so that asking costs no more than a file. Throws where the list cannot be read.
 */
exports.readHeights = (source) => {
  const folders = new Map(
    [...source.matchAll(/import \{ (\w+) \} from '\.\/modules\/([^/]+)\/[^']+\.manifest\.ts'/g)].map(([, name, folder]) => [
      name,
      folder,
    ]),
  );
  const list = /coreModules = \[([^\]]+)\]/.exec(source)?.[1] ?? '';
  const heights = list
    .split(',')
    .map((name) => name.trim())
    .filter(Boolean)
    .map((name) => folders.get(name));
  if (heights.length === 0 || heights.length !== folders.size || heights.includes(undefined))
    throw new Error('The order of modules cannot be read: the list of core-modules.ts does not name what is imported there.');
  return heights;
};
