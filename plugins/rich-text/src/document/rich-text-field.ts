import { areVerbatim, editorsOf, fields, initialOf } from '@lectern/core';
import type { Field, Fields } from '@lectern/core';
import { documentUnknown } from './document-unknown.ts';
import { documentMedia, documentReferences } from './document-uses.ts';
import { emptyRichText } from './empty-rich-text.ts';
import { mergeRichText } from './merge-rich-text.ts';
import { nodesByType } from './node-definition.ts';
import type { AnyRichTextNode } from './node-definition.ts';
import { repairRichText } from './repair-rich-text.ts';
import { rewriteRichText } from './rewrite-rich-text.ts';
import { richTextSchema } from './rich-text-schema.ts';
import type { NodeSettings } from './node-settings.ts';
import type { RichText } from './rich-text.types.ts';
import { searchText } from './search-text.ts';

export interface RichTextOptions {
  readonly label: string;
  readonly help?: string;
  /** Fields of one group stand together under this title. */
  readonly group?: string;
  /** Publishing demands text, an image or a plugin's node. */
  readonly required?: boolean;
  /** Nodes of plugins that may stand in this text. */
  readonly nodes?: readonly AnyRichTextNode[];
}

/** The data of a plugin's node that the editor needs. */
const nodeSettings = ({ type, label, description, icon, place, fields: set, control }: AnyRichTextNode): NodeSettings => ({
  type,
  label,
  place,
  ...(description ? { description } : {}),
  ...(icon ? { icon } : {}),
  ...(control ? { control } : {}),
  fields: editorsOf(set as Fields),
  initial: initialOf(set as Fields),
});

/** A field for rich text, for the blocks of any plugin. Show it with `RichTextView`. */
export function richText(options: RichTextOptions): Field<RichText> {
  const { nodes = [], ...common } = options;
  const known = nodesByType(nodes);
  return fields.custom<RichText>({
    ...common,
    control: 'rich-text/editor',
    schema: richTextSchema({ level: 'publish', required: common.required ?? false, nodes }),
    draft: richTextSchema({ level: 'draft', nodes }),
    initial: emptyRichText,
    ...(nodes.length > 0 ? { settings: { nodes: nodes.map(nodeSettings) } } : {}),
    // Asked of stored values of any age, so of their repaired form.
    references: (value) => documentReferences(repairRichText(value).doc, known),
    text: (value) => searchText(repairRichText(value).doc, known),
    rewrite: (value, rewriting) => rewriteRichText(value, rewriting, known),
    isVerbatim: nodes.every((node) => areVerbatim(node.fields as Fields)),
    merge: mergeRichText,
    unknownIn: (value) => documentUnknown(repairRichText(value).doc, known),
    media: (value, name) => documentMedia(repairRichText(value).doc, name, known),
  });
}
