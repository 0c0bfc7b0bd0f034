import { unknownOf } from '@lectern/core';
import type { Fields } from '@lectern/core';
import { namedNodes } from './media-names.ts';
import type { RichTextNodes } from './node-definition.ts';
import { propsOf } from './node-kinds.ts';
import { reading } from './read-node.ts';
import type { RichText } from './rich-text.types.ts';

/** The nodes of a document that the field does not know, at whatever depth, those in texts of nodes that it knows included. */
export const documentUnknown = (doc: RichText, nodes: RichTextNodes): unknown[] =>
  namedNodes(doc, '').flatMap(([, node]) => {
    const definition = nodes.get(node.type);
    if (!definition) return [node];
    return reading(() => unknownOf(definition.fields as Fields, propsOf(node)).map(({ value }) => value));
  });
