import type { StoredBlock } from '#contract/content.ts';
import type { Registry } from './registry.ts';

const warned = new WeakMap<Registry, Set<string>>();

/** Tells the console which types of blocks nobody registers: once each, however many there are and however often they are drawn. */
export function warnOfUnknown(registry: Registry, blocks: Readonly<Record<string, StoredBlock>>): void {
  const told = warned.get(registry) ?? new Set();
  warned.set(registry, told);
  for (const { type } of Object.values(blocks)) {
    if (registry.blocks[type] || told.has(type)) continue;
    told.add(type);
    console.warn(`No installed plugin registers the block type "${type}". Its blocks are kept as they are.`);
  }
}
