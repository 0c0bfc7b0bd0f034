import type { LinkTarget } from '@lectern/core';
import type { SiteMedia } from '@lectern/core/site';
import type { OpaqueNode } from '../document/rich-text.types.ts';
import type { Html } from './html.ts';

/** What the view of a plugin's node may use. */
export interface NodeViewContext {
  /** All text inside the node. */
  readonly text: Html;
  /** The address of a link's target; undefined where it is not public. */
  readonly link: (target: LinkTarget) => string | undefined;
}

/** Draws a plugin's node. Made with the `html` tag, so that every text in it is escaped. */
export type NodeView = (node: OpaqueNode, context: NodeViewContext) => Html;

/** What the serialiser knows of the page around a document. */
export interface HtmlContext {
  readonly link: (target: LinkTarget) => string | undefined;
  readonly images: Readonly<Record<string, SiteMedia>>;
  readonly views: ReadonlyMap<string, NodeView>;
}
