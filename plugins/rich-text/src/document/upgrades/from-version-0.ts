import { isProperties } from '../node-kinds.ts';
import type { Properties } from '../node-kinds.ts';

type Renamed = Properties & { readonly type: string };

/** Names that Slate's own examples gave to nodes, and what this format calls them. */
const names: Readonly<Record<string, Renamed>> = {
  'heading-one': { type: 'heading', level: 2 },
  'heading-two': { type: 'heading', level: 2 },
  'heading-three': { type: 'heading', level: 3 },
  'heading-four': { type: 'heading', level: 4 },
  'heading-five': { type: 'heading', level: 4 },
  'heading-six': { type: 'heading', level: 4 },
  'bulleted-list': { type: 'list', ordered: false },
  'numbered-list': { type: 'list', ordered: true },
  'block-quote': { type: 'quote' },
  'thematic-break': { type: 'rule' },
};

/** Places deeper than any document may be; what lies below them is left to the repair. */
const maxDepth = 40;

/** An object with its type by the name of today, and the address of a link where it is looked for today. */
function renamed(node: Properties): Properties {
  const { type, url, ...rest } = node;
  if (type === 'link' && typeof url === 'string' && rest['to'] === undefined) return { type, to: { href: url }, ...rest };
  if (typeof type !== 'string' || !Object.hasOwn(names, type)) return node;
  // Old headings and lists had no settings of their own that could be lost here.
  return { ...names[type], ...(url === undefined ? {} : { url }), ...rest };
}

function upgradeNode(node: unknown, depth: number): unknown {
  if (!isProperties(node) || depth > maxDepth) return node;
  const named = renamed(node);
  const { children } = named;
  if (!Array.isArray(children)) return named;
  const upgraded = upgradeAll(children, depth + 1);
  return upgraded === children ? named : { ...named, children: upgraded };
}

/** A list of which nothing changed comes back as it is. */
function upgradeAll(nodes: readonly unknown[], depth: number): readonly unknown[] {
  const upgraded = nodes.map((node) => upgradeNode(node, depth));
  return upgraded.every((node, index) => node === nodes[index]) ? nodes : upgraded;
}

/** Version 0 is a bare list of nodes, as the editor Slate holds them and its examples name them. */
export const fromVersion0 = (document: Properties): Properties => {
  const { children } = document;
  return { kind: 'richtext', version: 1, children: Array.isArray(children) ? upgradeAll(children, 0) : [] };
};
