import type { BlockNode, InlineNode, OpaqueNode, TextLeaf } from './rich-text.types.ts';

/** Types that this format defines. Every other name belongs to a plugin, or to nobody, and stays as it is. */
export const ownTypes = [
  'paragraph',
  'heading',
  'list',
  'list-item',
  'list-item-text',
  'quote',
  'rule',
  'image',
  'table',
  'table-row',
  'table-cell',
  'button',
  'video',
  'link',
] as const;

const isOwn = (type: string): boolean => (ownTypes as readonly string[]).includes(type);

/** Whether a node is none of this format. */
export const isOpaque = (node: BlockNode | InlineNode): node is OpaqueNode => 'type' in node && !isOwn(node.type);

/** Whether a node of a line is text rather than an element. */
export const isLeaf = (node: InlineNode): node is TextLeaf => !('type' in node);

/** Whether a name may be the type of an opaque node. */
export const isOpaqueType = (type: unknown): type is string =>
  typeof type === 'string' && type !== '' && type.length <= 100 && !isOwn(type);

/** An object of a document before its kind is known. */
export type Properties = Readonly<Record<string, unknown>>;

export const isProperties = (value: unknown): value is Properties =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Whether every child may stand in a line of text: text, links, nodes of plugins. */
export const isLine = (children: unknown): children is readonly unknown[] =>
  Array.isArray(children) &&
  children.every(
    (child) => isProperties(child) && (!('type' in child) || child['type'] === 'link' || isOpaqueType(child['type'])),
  );

/** The props of a plugin's node as stored; none where it holds none. */
export const propsOf = (node: OpaqueNode): Properties => {
  const props = node['props'];
  return isProperties(props) ? props : {};
};
