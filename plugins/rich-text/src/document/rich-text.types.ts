import type { CropParams, LinkTarget } from '@lectern/core';

/** A run of text with its marks. A mark that is off is absent, never false. */
export interface TextLeaf {
  readonly text: string;
  readonly bold?: true;
  readonly italic?: true;
  readonly underline?: true;
  readonly strike?: true;
  readonly code?: true;
  readonly sub?: true;
  readonly sup?: true;
  /** Language of a foreign phrase (`la`, `en-GB`), so that it is pronounced as such. */
  readonly lang?: string;
}

/** A link inside a line of text. Links to pages hold the page's id, so that a change of its address rewrites nothing. */
export interface TextLink {
  readonly type: 'link';
  readonly to: LinkTarget;
  readonly newTab?: true;
  readonly children: readonly TextLeaf[];
}

/**
 * A node of another plugin. Its type begins with that plugin's id (`planner/map`). Everything in it is kept as it
 * is; where nobody declared a view of it, visitors read its text.
 */
export interface OpaqueNode {
  readonly type: `${string}/${string}`;
  readonly [property: string]: unknown;
}

export type InlineNode = TextLeaf | TextLink | OpaqueNode;

export interface Paragraph {
  readonly type: 'paragraph';
  readonly children: readonly InlineNode[];
}

/** The page's title is level 1, so text begins at 2. */
export type HeadingLevel = 2 | 3 | 4;

export interface Heading {
  readonly type: 'heading';
  readonly level: HeadingLevel;
  readonly children: readonly InlineNode[];
}

export interface ListItemText {
  readonly type: 'list-item-text';
  readonly children: readonly InlineNode[];
}

export interface ListItem {
  readonly type: 'list-item';
  readonly children: readonly [ListItemText] | readonly [ListItemText, List];
}

export interface List {
  readonly type: 'list';
  readonly ordered: boolean;
  readonly children: readonly ListItem[];
}

export interface Quote {
  readonly type: 'quote';
  readonly children: readonly Paragraph[];
}

/** A thematic break. */
export interface Rule {
  readonly type: 'rule';
}

/** An image of the media library. Publishing demands that it says what it shows, or that it shows nothing. */
export interface ImageNode {
  readonly type: 'image';
  readonly fileID: string;
  readonly cropParams?: CropParams;
  readonly altText?: string;
  readonly decorative?: true;
  readonly caption?: string;
}

export interface TableCell {
  readonly type: 'table-cell';
  readonly header?: true;
  readonly colSpan?: number;
  readonly rowSpan?: number;
  readonly children: readonly InlineNode[];
}

export interface TableRow {
  readonly type: 'table-row';
  readonly children: readonly TableCell[];
}

export interface Table {
  readonly type: 'table';
  readonly caption?: string;
  readonly children: readonly TableRow[];
}

/** A call to action on a line of its own. */
export interface ButtonNode {
  readonly type: 'button';
  readonly label: string;
  readonly to: LinkTarget;
  readonly newTab?: true;
}

/** A video of the media library, played only once a visitor asks for it. */
export interface VideoNode {
  readonly type: 'video';
  readonly fileID: string;
  /** The title, shown on the video before it plays. Publishing demands it. */
  readonly title: string;
  readonly caption?: string;
}

export type BlockNode = Paragraph | Heading | List | Quote | Rule | ImageNode | Table | ButtonNode | VideoNode | OpaqueNode;

/** A rich text document as it is stored: JSON, without ids, of one version of this format. */
export interface RichText {
  readonly kind: 'richtext';
  readonly version: 1;
  readonly children: readonly BlockNode[];
}
