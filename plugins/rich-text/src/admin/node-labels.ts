import { createContext } from 'react';
import { isProperties } from '../document/node-kinds.ts';

/** The settings of the field, in which the labels of plugins' nodes are. */
export const NodeLabelsContext = createContext<Readonly<Record<string, unknown>> | undefined>(undefined);

/** What a plugin's node is called, where the field declares it. */
export function labelOfNode(settings: Readonly<Record<string, unknown>> | undefined, type: string): string | undefined {
  const nodes = settings?.['nodes'];
  const node: unknown = Array.isArray(nodes) ? nodes.find((entry) => isProperties(entry) && entry['type'] === type) : undefined;
  return isProperties(node) && typeof node['label'] === 'string' ? node['label'] : undefined;
}
