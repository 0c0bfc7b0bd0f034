import type { SiteMedia } from '@lectern/core/site';
import { collectText } from '../document/collect-lines.ts';
import { propsOf } from '../document/node-kinds.ts';
import type { OpaqueNode } from '../document/rich-text.types.ts';
import type { HtmlContext, NodeViewContext } from './html-context.ts';
import { escapeHtml, markupOf, trustedHtml } from './html.ts';
import { pictureHtml } from './image-html.ts';

const lineHtml = (text: string): string => escapeHtml(text).replaceAll('\n', '<br>');

function viewContext(node: OpaqueNode, lines: readonly string[], context: HtmlContext): NodeViewContext {
  const { images, files, link, locale, sizes } = context;
  const media = (field: string): SiteMedia | undefined => {
    const name = `${context.nameOf(node)}.${field}`;
    if (Object.hasOwn(images, name)) return images[name];
    return Object.hasOwn(files, name) ? files[name] : undefined;
  };
  return {
    link,
    locale,
    media,
    text: trustedHtml(lines.map(lineHtml).join('<br>')),
    picture(field) {
      const image = media(field);
      return trustedHtml(image ? pictureHtml(image, { alt: image.altText, sizes }) : '');
    },
  };
}

/** A plugin's node as its view draws it; its text where there is none, or where the view fails at what is stored. */
function nodeHtml(node: OpaqueNode, context: HtmlContext, fallback: (lines: readonly string[]) => string): string {
  const lines = collectText(node);
  const view = context.views.get(node.type);
  if (!view) return fallback(lines);
  try {
    return markupOf(view.render(propsOf(node), viewContext(node, lines, context)));
  } catch {
    return fallback(lines);
  }
}

/** Nodes among paragraphs: a paragraph for each line. */
export const blockNodeHtml = (node: OpaqueNode, context: HtmlContext): string =>
  nodeHtml(node, context, (lines) => lines.map((line) => `<p>${lineHtml(line)}</p>`).join(''));

/** Nodes inside a line. */
export const inlineNodeHtml = (node: OpaqueNode, context: HtmlContext): string =>
  nodeHtml(node, context, (lines) => lines.map(lineHtml).join('<br>'));
