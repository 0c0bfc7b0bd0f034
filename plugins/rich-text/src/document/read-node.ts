import { mediaOf, referencesOf, rewriteFields, textOf } from '@lectern/core';
import type { Fields, MediaUse, Reference } from '@lectern/core';
import type { AnyRichTextNode } from './node-definition.ts';
import { propsOf } from './node-kinds.ts';
import type { OpaqueNode } from './rich-text.types.ts';

/** The result of `read` for stored props of any age; undefined where they do not have the shape that it expects. */
export function reading<Value>(read: () => readonly Value[]): readonly Value[] {
  try {
    return read();
  } catch {
    return [];
  }
}

/** The lines of text of a declared node. */
export const nodeText = (definition: AnyRichTextNode, node: OpaqueNode): readonly string[] =>
  reading(() => {
    const props = propsOf(node);
    return definition.text?.(props) ?? textOf(definition.fields as Fields, props).map((part) => part.text);
  });

export const nodeReferences = (definition: AnyRichTextNode, node: OpaqueNode): readonly Reference[] =>
  reading(() => referencesOf(definition.fields as Fields, propsOf(node)));

/** Whether the props of a declared node have the shape that its fields expect: those of an older version may not. */
export function isReadable(definition: AnyRichTextNode, node: OpaqueNode): boolean {
  try {
    rewriteFields(definition.fields as Fields, propsOf(node), { reference: () => undefined, text: ({ text }) => text });
    return true;
  } catch {
    return false;
  }
}

/** Images and files of a declared node. `name` is that of the node among the images of its document. */
export const nodeMedia = (definition: AnyRichTextNode, node: OpaqueNode, name: string): readonly MediaUse[] =>
  reading(() => mediaOf(definition.fields as Fields, propsOf(node), name));
