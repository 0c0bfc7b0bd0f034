import { linesOf, repositoryFiles } from './repository-files.mjs';

const ofRoot = /(?:^|[\s,>+~])(?:html|body|:root)[^\s,{]*:has\(/;
const leadsAnywhere = /:has\([^)]*\)[^,{]*(?:\*|:is\()|^(?:html|:root)[^\s,{]*:has\(/;

/**
 * Rules that have a browser look at every element again whenever one is added anywhere, as `html:has(.a)` has, or
 * `body:has(.a) .b > *`: at keys that somebody types. An attribute of the root, set by who knows, costs nothing.
 */
export const findWideRules = (path, lines) =>
  lines.flatMap((line, index) => (ofRoot.test(line) && leadsAnywhere.test(line.trim()) ? [`${path}:${index + 1}`] : []));

export async function checkStyles() {
  const places = repositoryFiles()
    .filter((path) => path.endsWith('.css'))
    .flatMap((path) => findWideRules(path, linesOf(path)));
  return {
    isOk: places.length === 0,
    output: places.map((place) => `${place} asks the root what it holds: set an attribute of the root instead.`).join('\n'),
  };
}
