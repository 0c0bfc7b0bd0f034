import type { LinkTarget } from '@lectern/core';
import { safeHref } from '@lectern/core';
import type * as mdast from 'mdast';
import { gfmToMarkdown } from 'mdast-util-gfm';
import { toMarkdown as writeMarkdown } from 'mdast-util-to-markdown';
import type { Handle } from 'mdast-util-to-markdown';
import { isOpaque } from './node-kinds.ts';
import { repairRichText } from './repair-rich-text.ts';
import type { BlockNode, ImageNode, InlineNode, List, Table } from './rich-text.types.ts';
import { textLines } from './text-lines.ts';
import { escapeUrl, toPhrasing } from './to-phrasing.ts';
import type { LinkAddress } from './to-phrasing.ts';

interface MarkdownOptions {
  /** The address of a link's target; a link without one becomes text. Default: addresses as they are stored. */
  readonly link?: LinkAddress;
  /** The address of an image; one without is left out. */
  readonly image?: (image: ImageNode) => string | undefined;
}

type Context = Required<MarkdownOptions>;

const paragraph = (children: mdast.PhrasingContent[]): mdast.Paragraph => ({ type: 'paragraph', children });
const textParagraph = (value: string | undefined): mdast.Paragraph[] => (value ? [paragraph([{ type: 'text', value }])] : []);

/** Headings and cells have one line. */
const oneLine = (nodes: readonly InlineNode[], { link }: Context) => toPhrasing(nodes, link, { type: 'text', value: ' ' });
const lines = (nodes: readonly InlineNode[], { link }: Context) => toPhrasing(nodes, link, { type: 'break' });

const toList = (list: List, context: Context): mdast.List => ({
  type: 'list',
  ordered: list.ordered,
  spread: false,
  children: list.children.map(({ children: [text, nested] }) => ({
    type: 'listItem',
    spread: false,
    children: [paragraph(lines(text.children, context)), ...(nested ? [toList(nested, context)] : [])],
  })),
});

function toTable(table: Table, context: Context): mdast.Table {
  const width = Math.max(...table.children.map((row) => row.children.length));
  return {
    type: 'table',
    children: table.children.map((row) => ({
      type: 'tableRow',
      children: Array.from({ length: width }, (_, index) => ({
        type: 'tableCell',
        children: oneLine(row.children[index]?.children ?? [], context),
      })),
    })),
  };
}

function toImage(image: ImageNode, context: Context): mdast.Paragraph[] {
  const url = context.image(image);
  const alt = image.decorative ? '' : image.altText;
  return [
    ...(url === undefined ? [] : [paragraph([{ type: 'image', url: escapeUrl(url), alt }])]),
    ...textParagraph(image.caption),
  ];
}

function toBlocks(block: BlockNode, context: Context): mdast.RootContent[] {
  if (isOpaque(block))
    return textLines({ kind: 'richtext', version: 1, children: [block] }).flatMap((line) => textParagraph(line.text));
  switch (block.type) {
    case 'paragraph':
      return [paragraph(lines(block.children, context))];
    case 'heading':
      return [{ type: 'heading', depth: block.level, children: oneLine(block.children, context) }];
    case 'list':
      return [toList(block, context)];
    case 'quote':
      return [{ type: 'blockquote', children: block.children.map(({ children }) => paragraph(lines(children, context))) }];
    case 'rule':
      return [{ type: 'thematicBreak' }];
    case 'image':
      return toImage(block, context);
    case 'table':
      return [...textParagraph(block.caption), toTable(block, context)];
    case 'video':
      return [...textParagraph(block.title), ...textParagraph(block.caption)];
    case 'button':
      return [paragraph(lines([{ type: 'link', to: block.to, children: [{ text: block.label }] }], context))];
    default:
      return [];
  }
}

/** The library would fill every column to its widest cell, or mark the head with single dashes, which few readers take. */
const writeTable: Handle = (table: mdast.Table, _, state, info) => {
  const [head = '', ...body] = table.children.map(
    (row) => `| ${row.children.map((cell) => state.handle(cell, row, state, info)).join(' | ')} |`,
  );
  return [head, `|${' --- |'.repeat(table.children[0]?.children.length ?? 0)}`, ...body].join('\n');
};

const hasContent = (node: mdast.RootContent): boolean => !('children' in node) || node.children.length > 0;

const storedHref = (target: LinkTarget) => ('href' in target ? safeHref(target.href) : undefined);

/** Writes a document as Markdown (CommonMark with GitHub's tables). Takes any stored value. */
export function toMarkdown(value: unknown, options: MarkdownOptions = {}): string {
  const context: Context = { link: options.link ?? storedHref, image: options.image ?? (() => undefined) };
  const children = repairRichText(value).doc.children.flatMap((block) => toBlocks(block, context));
  return writeMarkdown(
    { type: 'root', children: children.filter(hasContent) },
    {
      bullet: '-',
      emphasis: '_',
      rule: '-',
      resourceLink: true,
      extensions: [gfmToMarkdown()],
      handlers: { break: () => '  \n', table: writeTable },
    },
  ).trimEnd();
}
