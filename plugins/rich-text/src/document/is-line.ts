import { isOpaqueType, isProperties } from './node-kinds.ts';

/** Whether every child may stand in a line of text: text, links, nodes of plugins. */
export const isLine = (children: unknown): children is readonly unknown[] =>
  Array.isArray(children) &&
  children.every(
    (child) => isProperties(child) && (!('type' in child) || child['type'] === 'link' || isOpaqueType(child['type'])),
  );
