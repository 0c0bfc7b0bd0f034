import { isDeepStrictEqual } from 'node:util';
import type { LinkedNode } from '#site/linked-data.ts';

const asList = (value: unknown): readonly unknown[] => (Array.isArray(value) ? (value as readonly unknown[]) : [value]);

/** Both values, each once. One alone is no list where it was none. */
function joined(one: unknown, other: unknown): unknown {
  const all = [...asList(one)];
  for (const each of asList(other)) if (!all.some((known) => isDeepStrictEqual(known, each))) all.push(each);
  return all.length === 1 && !Array.isArray(one) && !Array.isArray(other) ? all[0] : all;
}

/** What two say of the same thing: its kinds and lists are joined, of anything else the later one knows better. */
function merged(one: LinkedNode, other: LinkedNode): LinkedNode {
  const result: Record<string, unknown> = { ...one };
  for (const [property, value] of Object.entries(other)) {
    if (value === undefined) continue;
    const known = result[property];
    const isJoined = known !== undefined && (property === '@type' || Array.isArray(known) || Array.isArray(value));
    result[property] = isJoined ? joined(known, value) : value;
  }
  return result as LinkedNode;
}

/** The nodes with those of the same `@id` made one, each where it was first named. */
export function mergeNodes(nodes: readonly LinkedNode[]): readonly LinkedNode[] {
  const graph: LinkedNode[] = [];
  const places = new Map<string, number>();
  for (const node of nodes) {
    const id = node['@id'];
    const place = id === undefined ? undefined : places.get(id);
    const known = place === undefined ? undefined : graph[place];
    if (place !== undefined && known) graph[place] = merged(known, node);
    else {
      if (id !== undefined) places.set(id, graph.length);
      graph.push(node);
    }
  }
  return graph;
}
