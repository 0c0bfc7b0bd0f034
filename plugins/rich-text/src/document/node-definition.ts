import { fieldsSchema, z } from '@lectern/core';
import type { Fields, ValuesOf } from '@lectern/core';

type NodeType = `${string}/${string}`;

interface NodeOptions<Type extends NodeType, F extends Fields> {
  /** Begins with the plugin's id: `planner/map`. */
  readonly type: Type;
  readonly label: string;
  /** One line, for the menus from which it is inserted. */
  readonly description?: string;
  /** Name of a lucide icon. */
  readonly icon?: string;
  /** Where it stands: among paragraphs, or inside a line of text. */
  readonly place: 'block' | 'inline';
  /** The fields of the node. The form of the editor, validation, search text, references and images come from these. */
  readonly fields: F;
  /** `plugin-id/name` of a control in the plugin's admin entry that edits all props at once, instead of the form. */
  readonly control?: NodeType;
  /** The lines that search and plain text read of the node; left out, the text of its fields. */
  readonly text?: (props: ValuesOf<F>) => readonly string[];
}

/** A node that a plugin adds to rich text, made by `defineRichTextNode`. */
export interface RichTextNode<Type extends NodeType = NodeType, F extends Fields = Fields> extends NodeOptions<Type, F> {
  /** The schema that publishing demands of the whole node, `type` included. */
  readonly schema: z.ZodType;
}

/** Any node of any plugin. */
// oxlint-disable-next-line no-explicit-any -- variance: nodes of every shape of fields
export type AnyRichTextNode = RichTextNode<NodeType, any>;

/**
 * Declares a node type that a plugin adds, stored as `{ type, props }`. Give it to the fields that allow it:
 * `richText({ label: 'Text', nodes: [mapNode] })`. Elsewhere such a node stays in its document untouched.
 */
export function defineRichTextNode<const Type extends NodeType, F extends Fields>(
  options: NodeOptions<Type, F>,
): RichTextNode<Type, F> {
  const props = fieldsSchema(options.fields, 'schema');
  return { ...options, schema: z.strictObject({ type: z.literal(options.type), props }) };
}

/** Node types of plugins by name. */
export type RichTextNodes = ReadonlyMap<string, AnyRichTextNode>;

export const nodesByType = (nodes: readonly AnyRichTextNode[] = []): RichTextNodes =>
  new Map(nodes.map((node) => [node.type, node]));
