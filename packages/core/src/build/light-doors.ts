import type { Plugin } from 'vite';

const doorCall = /\bdefineSite\(\s*([\w$]+)(?:\.[\w$]+)*\s*,/g;
const importClause = /^[ \t]*import\s+(?:([\w$]+)|\{([^}]*)\})\s+from\s*(?:'[^'\n]*'|"[^"\n]*");?/gm;

const localName = (specifier: string): string =>
  specifier
    .split(/\s+as\s+/)
    .at(-1)
    ?.trim() ?? '';

/** The code without the import of a name, unless it is used: a package need not say that its modules do nothing by themselves. */
function withoutUnusedImport(code: string, name: string): string {
  const uses = code
    .replaceAll(importClause, '')
    .match(new RegExp(`(?<![\\w$.])${name.replaceAll('$', String.raw`\$`)}(?![\\w$])`));
  if (uses) return code;
  return code.replaceAll(importClause, (clause, single: string | undefined, list: string | undefined) => {
    if (single !== undefined) return single === name ? '' : clause;
    const specifiers = (list ?? '').split(',').filter((specifier) => specifier.trim() !== '');
    const kept = specifiers.filter((specifier) => localName(specifier) !== name);
    if (kept.length === specifiers.length) return clause;
    return kept.length === 0 ? '' : clause.replace(list ?? '', kept.join(','));
  });
}

/**
 * Takes the manifest away from the site doors in the browser's build. The door is checked against it when it is compiled;
 * visitors have no use for it, nor for the fields and schemas that it would bring along with every island.
 */
export const lightDoors = (): Plugin => ({
  name: 'lectern:light-doors',
  transform(code) {
    const manifests = new Set([...code.matchAll(doorCall)].map(([, name]) => name ?? ''));
    manifests.delete('undefined');
    if (manifests.size === 0) return undefined;
    let light = code.replaceAll(doorCall, 'defineSite(undefined,');
    for (const name of manifests) light = withoutUnusedImport(light, name);
    return { code: light, map: null };
  },
});
