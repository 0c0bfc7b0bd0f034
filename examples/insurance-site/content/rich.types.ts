import type { TargetMark } from './types.ts';

/** A run of text with its marks. */
export interface Text {
  readonly text: string;
  readonly bold?: true;
  readonly italic?: true;
}

export interface Link {
  readonly type: 'link';
  readonly to: TargetMark;
  readonly children: readonly Text[];
}

export type Inline = Text | Link;

export interface Paragraph {
  readonly type: 'paragraph';
  readonly children: readonly Inline[];
}

export interface List {
  readonly type: 'list';
  readonly ordered: boolean;
  readonly children: readonly ListItem[];
}

export interface ListItem {
  readonly type: 'list-item';
  readonly children: readonly [ListItemText] | readonly [ListItemText, List];
}

export interface ListItemText {
  readonly type: 'list-item-text';
  readonly children: readonly Inline[];
}

export interface TableRow {
  readonly type: 'table-row';
  readonly children: readonly { readonly type: 'table-cell'; readonly header?: true; readonly children: readonly Inline[] }[];
}

export type RichBlock =
  | Paragraph
  | { readonly type: 'heading'; readonly level: 2 | 3; readonly children: readonly Inline[] }
  | List
  | { readonly type: 'quote'; readonly children: readonly Paragraph[] }
  | { readonly type: 'table'; readonly children: readonly TableRow[] };

/** The document that the rich text field stores, with marks in place of page ids. */
export interface RichText {
  readonly kind: 'richtext';
  readonly version: 1;
  readonly children: readonly RichBlock[];
}
