import type { Reference } from '@lectern/core';
import type * as z from 'zod';
import type { OpaqueNode } from './rich-text.types.ts';

/** A node that a plugin adds to rich text. Views of it are given to `RichTextView`. */
export interface RichTextNode<Type extends `${string}/${string}` = `${string}/${string}`> {
  /** Begins with the plugin's id: `planner/map`. */
  readonly type: Type;
  readonly label: string;
  /** Where it stands: among paragraphs, or inside a line of text. */
  readonly place: 'block' | 'inline';
  /** The whole node, `type` included. */
  readonly schema: z.ZodType;
  /** What search and plain text read of it, a line each; the text inside it when left out. */
  readonly text?: (node: OpaqueNode) => readonly string[];
  readonly references?: (node: OpaqueNode) => readonly Reference[];
}

/**
 * Declares a node type that a plugin adds. Give it to the fields that allow it:
 * `richText({ label: 'Text', nodes: [mapNode] })`. Elsewhere such a node stays in its document untouched.
 */
export const defineRichTextNode = <const Type extends `${string}/${string}`>(node: RichTextNode<Type>): RichTextNode<Type> =>
  node;

/** Node types of plugins by name. */
export type RichTextNodes = ReadonlyMap<string, RichTextNode>;

export const nodesByType = (nodes: readonly RichTextNode[] = []): RichTextNodes =>
  new Map(nodes.map((node) => [node.type, node]));
