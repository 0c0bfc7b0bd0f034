// Slate replaces every node that it changes and keeps the others. So a node that is still the same object stands
// for the stored node it was made of, which is then written back exactly as it was.
const stored = new WeakMap<object, object>();
const written = new WeakMap<object, object>();

/** Remembers of which stored node a Slate node was made. */
export function rememberStored<Node extends object>(node: Node, source: object): Node {
  stored.set(node, source);
  return node;
}

/** Whether a Slate node is one that was stored, untouched. */
export const isStored = (node: object): boolean => stored.has(node);

/** The stored form of a node: the one it was made of, else what `make` says, made once for each state of the node. */
export function storedForm<Node extends object>(node: object, make: () => Node): Node {
  const known = stored.get(node) ?? written.get(node);
  if (known) return known as Node;
  const made = make();
  written.set(node, made);
  return made;
}
