import { dirname } from 'node:path';

/** Most files of a folder that may need each other. */
const most = 5;

/** Files that can be reached from each other, in groups; whoever stands in no circle is in none. By Tarjan. */
function groupsOf(graph) {
  const order = new Map();
  const lowest = new Map();
  const open = [];
  const groups = [];
  const visit = (file) => {
    order.set(file, order.size);
    lowest.set(file, order.get(file));
    open.push(file);
    for (const next of graph.get(file) ?? []) {
      if (!order.has(next)) visit(next);
      if (open.includes(next)) lowest.set(file, Math.min(lowest.get(file), lowest.get(next)));
    }
    if (lowest.get(file) !== order.get(file)) return;
    const group = open.splice(open.indexOf(file));
    if (group.length > 1) groups.push(group);
  };
  for (const file of graph.keys()) if (!order.has(file)) visit(file);
  return groups;
}

/**
 * Circles of imports, those of types too, that cross folders or hold more than five files: a sentence each. Takes the
 * imports by file.
 */
export const findCircles = (graph) =>
  groupsOf(graph).flatMap((files) => {
    const folders = new Set(files.map((file) => dirname(file)));
    if (folders.size > 1) return [`${files.join(', ')} need each other across folders: they are one folder, or three.`];
    return files.length > most ? [`${files.join(', ')} need each other: at most ${most} files may.`] : [];
  });
