import type { SiteContext, SiteMedia } from '@lectern/core/site';
import { namedMedia, namedNodes } from '../document/media-names.ts';
import { isOpaque } from '../document/node-kinds.ts';
import { repairRichText } from '../document/repair-rich-text.ts';
import type { BlockNode, ButtonNode, ImageNode, List, VideoNode } from '../document/rich-text.types.ts';
import type { HtmlContext, NodeView } from './html-context.ts';
import { escapeHtml } from './html.ts';
import { pictureHtml, textSizes } from './image-html.ts';
import { blockNodeHtml } from './node-html.ts';
import { anchorHtml, hrefOf, inlinesHtml } from './serialise-inlines.ts';
import { tableHtml } from './table-html.ts';
import { videoHtml } from './video-html.ts';

export interface HtmlOptions {
  /** Name of the field that holds the document, `items.0.body` inside a list; its images are `{name}:{fileID}` in `images`. */
  readonly name: string;
  readonly images: Readonly<Record<string, SiteMedia>>;
  /** The files of the block, in which its videos are. */
  readonly files?: Readonly<Record<string, SiteMedia>>;
  readonly site: Pick<SiteContext, 'link' | 'locale'>;
  /** Views of plugins' nodes. */
  readonly views?: readonly NodeView[];
  /** The width of images on the page, as in HTML. Default: the width of a column of text. */
  readonly sizes?: string;
}

const noViews: HtmlContext['views'] = new Map();

/** The media of a node: its image or poster, and its file. */
type MediaOf = (node: ImageNode | VideoNode) => { readonly image: SiteMedia | undefined; readonly file: SiteMedia | undefined };

function listHtml(list: List, context: HtmlContext): string {
  const tag = list.ordered ? 'ol' : 'ul';
  let items = '';
  for (const { children } of list.children) {
    const [text, nested] = children;
    items += `<li>${inlinesHtml(text.children, context)}${nested ? listHtml(nested, context) : ''}</li>`;
  }
  return `<${tag}>${items}</${tag}>`;
}

function imageHtml(node: ImageNode, media: SiteMedia | undefined, { sizes }: HtmlContext): string {
  if (!media) return '';
  const picture = pictureHtml(media, { alt: node.decorative ? '' : (node.altText ?? media.altText), sizes });
  return `<figure>${picture}${node.caption ? `<figcaption>${escapeHtml(node.caption)}</figcaption>` : ''}</figure>`;
}

function buttonHtml(node: ButtonNode, context: HtmlContext): string {
  const label = escapeHtml(node.label);
  if (label === '') return '';
  const href = hrefOf(node.to, context);
  if (href === undefined) return `<p>${label}</p>`;
  const anchor = anchorHtml(label, { href, newTab: node.newTab === true, className: 'rich-text-button' }, context);
  return `<p class="rich-text-action">${anchor}</p>`;
}

const element = (tag: string, inner: string): string => (inner === '' ? '' : `<${tag}>${inner}</${tag}>`);

function blockHtml(block: BlockNode, context: HtmlContext, mediaOf: MediaOf): string {
  if (isOpaque(block)) return blockNodeHtml(block, context);
  switch (block.type) {
    case 'paragraph':
      return element('p', inlinesHtml(block.children, context));
    case 'heading':
      return element(`h${block.level}`, inlinesHtml(block.children, context));
    case 'list':
      return listHtml(block, context);
    case 'quote':
      return `<blockquote>${block.children.map((paragraph) => blockHtml(paragraph, context, mediaOf)).join('')}</blockquote>`;
    case 'rule':
      return '<hr>';
    case 'image':
      return imageHtml(block, mediaOf(block).image, context);
    case 'table':
      return tableHtml(block, context);
    case 'button':
      return buttonHtml(block, context);
    case 'video': {
      const { image, file } = mediaOf(block);
      return videoHtml(block, { video: file, poster: image }, context);
    }
    default:
      return '';
  }
}

/**
 * A document as HTML. Takes any stored value: what is wrong with it is repaired first. Every text is escaped, and a
 * link whose target is not public or not allowed becomes its text.
 */
export function toHtml(value: unknown, options: HtmlOptions): string {
  const { doc } = repairRichText(value);
  const { images, files = {}, site } = options;
  const nodeNames = options.views ? new Map(namedNodes(doc, options.name).map(([name, node]) => [node, name])) : undefined;
  const context: HtmlContext = {
    link: (target) => site.link(target),
    locale: site.locale,
    sizes: options.sizes ?? textSizes,
    images,
    files,
    views: options.views ? new Map(options.views.map((view) => [view.type, view])) : noViews,
    nameOf: (node) => nodeNames?.get(node) ?? '',
  };
  const names = new Map(namedMedia(doc, options.name).map(([name, node]) => [node, name]));
  const mediaOf: MediaOf = (node) => {
    const name = names.get(node) ?? '';
    return {
      image: Object.hasOwn(images, name) ? images[name] : undefined,
      file: Object.hasOwn(files, name) ? files[name] : undefined,
    };
  };
  let out = '';
  for (const block of doc.children) out += blockHtml(block, context, mediaOf);
  return out;
}
