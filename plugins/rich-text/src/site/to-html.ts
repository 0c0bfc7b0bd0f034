import type { SiteContext, SiteMedia } from '@lectern/core/site';
import { namedImages } from '../document/media-names.ts';
import { isOpaque } from '../document/node-kinds.ts';
import { repairRichText } from '../document/repair-rich-text.ts';
import type { BlockNode, ImageNode, List, Table, TableCell } from '../document/rich-text.types.ts';
import type { HtmlContext, NodeView } from './html-context.ts';
import { escapeHtml } from './html.ts';
import { hrefOf, inlinesHtml, opaqueHtml } from './serialise-inlines.ts';

export interface HtmlOptions {
  /** Name of the field that holds the document; its images are `{name}:{fileID}` in `images`. */
  readonly name: string;
  readonly images: Readonly<Record<string, SiteMedia>>;
  readonly site: Pick<SiteContext, 'link'>;
  /** Views of plugins' nodes by type. */
  readonly views?: Readonly<Record<string, NodeView>>;
}

const noViews: HtmlContext['views'] = new Map();

type NamedImages = ReadonlyMap<ImageNode, string>;

function listHtml(list: List, context: HtmlContext): string {
  const tag = list.ordered ? 'ol' : 'ul';
  let items = '';
  for (const { children } of list.children) {
    const [text, nested] = children;
    items += `<li>${inlinesHtml(text.children, context)}${nested ? listHtml(nested, context) : ''}</li>`;
  }
  return `<${tag}>${items}</${tag}>`;
}

function imageHtml(node: ImageNode, name: string, context: HtmlContext): string {
  const media = Object.hasOwn(context.images, name) ? context.images[name] : undefined;
  if (!media) return '';
  const alt = escapeHtml(node.decorative ? '' : (node.altText ?? media.altText));
  const size = media.width && media.height ? ` width="${Number(media.width)}" height="${Number(media.height)}"` : '';
  const image = `<img src="${escapeHtml(media.url)}" alt="${alt}"${size} loading="lazy" decoding="async">`;
  return `<figure>${image}${node.caption ? `<figcaption>${escapeHtml(node.caption)}</figcaption>` : ''}</figure>`;
}

function cellHtml(cell: TableCell, isHead: boolean, context: HtmlContext): string {
  const tag = cell.header ? 'th' : 'td';
  const scope = cell.header ? ` scope="${isHead ? 'col' : 'row'}"` : '';
  const spans = (cell.colSpan ? ` colspan="${cell.colSpan}"` : '') + (cell.rowSpan ? ` rowspan="${cell.rowSpan}"` : '');
  return `<${tag}${scope}${spans}>${inlinesHtml(cell.children, context)}</${tag}>`;
}

function tableHtml(table: Table, context: HtmlContext): string {
  const rows = table.children.map(
    (row, index) => `<tr>${row.children.map((cell) => cellHtml(cell, index === 0, context)).join('')}</tr>`,
  );
  const hasHead = rows.length > 1 && table.children[0]?.children.every((cell) => cell.header);
  const head = hasHead ? `<thead>${rows[0]}</thead>` : '';
  const caption = table.caption ? escapeHtml(table.caption) : '';
  const body = `<tbody>${rows.slice(hasHead ? 1 : 0).join('')}</tbody>`;
  const inner = `<table>${caption ? `<caption>${caption}</caption>` : ''}${head}${body}</table>`;
  // A wide table scrolls in a frame of its own, which the keyboard must be able to reach.
  return caption
    ? `<section class="rich-text-table" aria-label="${caption}" tabindex="0">${inner}</section>`
    : `<div class="rich-text-table" tabindex="0">${inner}</div>`;
}

function blockHtml(block: BlockNode, context: HtmlContext, images: NamedImages): string {
  if (isOpaque(block))
    return opaqueHtml(block, context, (lines) =>
      lines.map((line) => `<p>${escapeHtml(line).replaceAll('\n', '<br>')}</p>`).join(''),
    );
  switch (block.type) {
    case 'paragraph': {
      const inner = inlinesHtml(block.children, context);
      return inner === '' ? '' : `<p>${inner}</p>`;
    }
    case 'heading': {
      const inner = inlinesHtml(block.children, context);
      return inner === '' ? '' : `<h${block.level}>${inner}</h${block.level}>`;
    }
    case 'list':
      return listHtml(block, context);
    case 'quote':
      return `<blockquote>${block.children.map((paragraph) => blockHtml(paragraph, context, images)).join('')}</blockquote>`;
    case 'rule':
      return '<hr>';
    case 'image':
      return imageHtml(block, images.get(block) ?? '', context);
    case 'table':
      return tableHtml(block, context);
    case 'button': {
      const href = hrefOf(block.to, context);
      const label = escapeHtml(block.label);
      if (label === '') return '';
      return href === undefined
        ? `<p>${label}</p>`
        : `<p class="rich-text-action"><a class="rich-text-button" href="${href}">${label}</a></p>`;
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
  const context: HtmlContext = {
    link: (target) => options.site.link(target),
    images: options.images,
    views: options.views ? new Map(Object.entries(options.views)) : noViews,
  };
  const images = new Map(namedImages(doc, options.name).map(([name, image]) => [image, name]));
  let out = '';
  for (const block of doc.children) out += blockHtml(block, context, images);
  return out;
}
