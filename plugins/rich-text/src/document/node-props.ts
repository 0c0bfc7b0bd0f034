import { isProperties } from './node-kinds.ts';
import type { OpaqueNode } from './rich-text.types.ts';

/** The props of a plugin's node as stored; none where it holds none. */
export const propsOf = (node: OpaqueNode): Readonly<Record<string, unknown>> => {
  const props = node['props'];
  return isProperties(props) ? props : {};
};
