import type { LinkTarget } from '@lectern/core';
import type { BaseEditor } from 'slate';
import type { ReactEditor } from 'slate-react';
import type { BlockNode, HeadingLevel, OpaqueNode, TextLeaf } from '../document/rich-text.types.ts';

// Slate's form of a document. It differs from the stored one in two things only: links stand between texts, and
// what is not edited as text is an embed with the stored node in it.

export type SlateText = TextLeaf;

export interface LinkElement {
  type: 'link';
  to: LinkTarget;
  newTab?: true;
  children: SlateText[];
}

/** A plugin's node inside a line. */
export interface InlineEmbedElement {
  type: 'inline-embed';
  node: OpaqueNode;
  children: SlateText[];
}

export type SlateInline = SlateText | LinkElement | InlineEmbedElement;

export interface ParagraphElement {
  type: 'paragraph';
  children: SlateInline[];
}

export interface HeadingElement {
  type: 'heading';
  level: HeadingLevel;
  children: SlateInline[];
}

export interface ListItemTextElement {
  type: 'list-item-text';
  children: SlateInline[];
}

export interface ListItemElement {
  type: 'list-item';
  children: (ListItemTextElement | ListElement)[];
}

export interface ListElement {
  type: 'list';
  ordered: boolean;
  children: ListItemElement[];
}

export interface QuoteElement {
  type: 'quote';
  children: ParagraphElement[];
}

export interface TableCellElement {
  type: 'table-cell';
  header?: true;
  colSpan?: number;
  rowSpan?: number;
  children: SlateInline[];
}

export interface TableRowElement {
  type: 'table-row';
  children: TableCellElement[];
}

export interface TableElement {
  type: 'table';
  caption?: string;
  children: TableRowElement[];
}

/** An image, a button, a video, a rule, or a node of a plugin: shown, moved, edited as a whole, written back unchanged. */
export interface EmbedElement {
  type: 'embed';
  node: BlockNode;
  children: SlateText[];
}

export type SlateBlock = ParagraphElement | HeadingElement | ListElement | QuoteElement | TableElement | EmbedElement;

export type RichTextElement =
  SlateBlock | ListItemElement | ListItemTextElement | TableRowElement | TableCellElement | LinkElement | InlineEmbedElement;

declare module 'slate' {
  interface CustomTypes {
    Editor: BaseEditor & ReactEditor;
    Element: RichTextElement;
    Text: SlateText;
  }
}
