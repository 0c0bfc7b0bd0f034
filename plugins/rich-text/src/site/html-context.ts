import type { Fields, LinkTarget, ValuesOf } from '@lectern/core';
import type { SiteMedia } from '@lectern/core/site';
import type { RichTextNode } from '../document/node-definition.ts';
import type { OpaqueNode } from '../document/rich-text.types.ts';
import type { Html } from './html.ts';

/** The context that the view of a plugin's node may use. */
export interface NodeViewContext {
  /** All text inside the node, where it holds nodes of its own. */
  readonly text: Html;
  /** Locale of the page (`nl-NL`). */
  readonly locale: string;
  /** The address of a link's target; undefined where it is not public. */
  readonly link: (target: LinkTarget) => string | undefined;
  /** The image or file of one of the node's fields. */
  readonly media: (field: string) => SiteMedia | undefined;
  /** The image of a field as `SiteImage` draws it; nothing where there is none. */
  readonly picture: (field: string) => Html;
}

/** The view of a plugin's node, made by `defineNodeView`. */
export interface NodeView {
  readonly type: string;
  readonly render: (props: Readonly<Record<string, unknown>>, context: NodeViewContext) => Html;
}

/**
 * The server's view of a plugin's node, with the props that its fields stand for. Made with the `html` tag, so that
 * every text in it is escaped. A view that throws is replaced by the node's text.
 */
export const defineNodeView = <Type extends `${string}/${string}`, F extends Fields>(
  node: RichTextNode<Type, F>,
  render: (props: ValuesOf<F>, context: NodeViewContext) => Html,
): NodeView => ({ type: node.type, render: (props, context) => render(props as ValuesOf<F>, context) });

/** The page around a document, as the serialiser knows it. */
export interface HtmlContext {
  readonly link: (target: LinkTarget) => string | undefined;
  readonly locale: string;
  readonly sizes: string;
  readonly images: Readonly<Record<string, SiteMedia>>;
  readonly files: Readonly<Record<string, SiteMedia>>;
  readonly views: ReadonlyMap<string, NodeView>;
  /** Name of a node before those of its images and files. */
  readonly nameOf: (node: OpaqueNode) => string;
}
