/** What can be reached from each other in a graph, in groups; whoever stands in no circle is in none. By Tarjan. */
export function groupsOf(graph) {
  const order = new Map();
  const lowest = new Map();
  const open = [];
  const groups = [];
  const visit = (node) => {
    order.set(node, order.size);
    lowest.set(node, order.get(node));
    open.push(node);
    for (const next of graph.get(node) ?? []) {
      if (!order.has(next)) visit(next);
      if (open.includes(next)) lowest.set(node, Math.min(lowest.get(node), lowest.get(next)));
    }
    if (lowest.get(node) !== order.get(node)) return;
    const group = open.splice(open.indexOf(node));
    if (group.length > 1) groups.push(group);
  };
  for (const node of graph.keys()) if (!order.has(node)) visit(node);
  return groups;
}
