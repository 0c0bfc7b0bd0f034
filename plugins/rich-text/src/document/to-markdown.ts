import { safeHref } from '@lectern/core';
import type { LinkTarget } from '@lectern/core';
import { isLeaf, isOpaque } from './node-kinds.ts';
import { repairRichText } from './repair-rich-text.ts';
import type { BlockNode, ImageNode, InlineNode, List, Table, TextLeaf } from './rich-text.types.ts';
import { inlineText, textLines } from './text-lines.ts';

interface MarkdownOptions {
  /** The address of a link's target; a link without one becomes text. Default: addresses as they are stored. */
  readonly link?: (target: LinkTarget) => string | undefined;
  /** The address of an image; one without is left out. */
  readonly image?: (image: ImageNode) => string | undefined;
}

interface Context {
  readonly link: (target: LinkTarget) => string | undefined;
  readonly image: (image: ImageNode) => string | undefined;
}

const escapeText = (text: string) => text.replace(/[\\`*_{}[\]<>#|~]/g, '\\$&').replace(/^(\s*)([-+]|\d+[.)])(?=\s)/gm, '$1\\$2');

const escapeUrl = (url: string) =>
  url.replace(/[()<>\s\\]/g, (character) => encodeURIComponent(character).replace(/[()]/g, (c) => (c === '(' ? '%28' : '%29')));

function leafText(leaf: TextLeaf): string {
  const [, before = '', text = '', after = ''] = /^(\s*)(.*?)(\s*)$/s.exec(leaf.text) ?? [];
  if (text === '') return leaf.text;
  const inner = leaf.code ? `\`${text.replaceAll('`', "'")}\`` : escapeText(text);
  const strong = leaf.bold ? '**' : '';
  const emphasis = leaf.italic ? '_' : '';
  const strike = leaf.strike ? '~~' : '';
  const opening = strong + emphasis + strike;
  return before + opening + inner + [...opening].reverse().join('') + after;
}

const inlines = (children: readonly InlineNode[], context: Context): string =>
  children
    .map((node) => {
      if (isLeaf(node)) return leafText(node);
      if (isOpaque(node)) return escapeText(inlineText([node]));
      const label = node.children.map(leafText).join('');
      const href = context.link(node.to);
      return href === undefined || label.trim() === '' ? label : `[${label}](${escapeUrl(href)})`;
    })
    .join('')
    .replaceAll('\n', '  \n');

const listLines = (list: List, context: Context, indent = ''): string[] =>
  list.children.flatMap(({ children: [text, nested] }, index) => {
    const marker = list.ordered ? `${index + 1}. ` : '- ';
    const inner = indent + ' '.repeat(marker.length);
    const line = indent + marker + inlines(text.children, context).replaceAll('\n', `\n${inner}`);
    return [line, ...(nested ? listLines(nested, context, inner) : [])];
  });

function tableLines(table: Table, context: Context): string {
  const rows = table.children.map((row) => row.children.map((cell) => inlines(cell.children, context).replace(/\s*\n/g, ' ')));
  const width = Math.max(...rows.map((row) => row.length));
  const line = (cells: readonly string[]) => `| ${Array.from({ length: width }, (_, index) => cells[index] ?? '').join(' | ')} |`;
  const [head = [], ...body] = rows;
  return [line(head), line(Array.from({ length: width }, () => '---')), ...body.map(line)].join('\n');
}

function blockText(block: BlockNode, context: Context): string {
  if (isOpaque(block))
    return textLines({ kind: 'richtext', version: 1, children: [block] })
      .map((line) => escapeText(line.text))
      .join('\n\n');
  switch (block.type) {
    case 'paragraph':
      return inlines(block.children, context);
    case 'heading':
      return `${'#'.repeat(block.level)} ${inlines(block.children, context).replace(/\s*\n/g, ' ')}`;
    case 'list':
      return listLines(block, context).join('\n');
    case 'quote':
      return block.children
        .map((paragraph) => `> ${inlines(paragraph.children, context).replaceAll('\n', '\n> ')}`)
        .join('\n>\n');
    case 'rule':
      return '---';
    case 'image': {
      const url = context.image(block);
      const picture =
        url === undefined ? [] : [`![${escapeText(block.decorative ? '' : (block.altText ?? ''))}](${escapeUrl(url)})`];
      return [...picture, ...(block.caption ? [escapeText(block.caption)] : [])].join('\n\n');
    }
    case 'table':
      return [...(block.caption ? [escapeText(block.caption)] : []), tableLines(block, context)].join('\n\n');
    case 'video':
      return [block.title, block.caption ?? '']
        .filter((part) => part !== '')
        .map(escapeText)
        .join('\n\n');
    case 'button': {
      const href = context.link(block.to);
      return href === undefined ? escapeText(block.label) : `[${escapeText(block.label)}](${escapeUrl(href)})`;
    }
    default:
      return '';
  }
}

const storedHref = (target: LinkTarget) => ('href' in target ? safeHref(target.href) : undefined);

/** A document as Markdown (CommonMark with GitHub's tables). Takes any stored value. */
export function toMarkdown(value: unknown, options: MarkdownOptions = {}): string {
  const context: Context = { link: options.link ?? storedHref, image: options.image ?? (() => undefined) };
  return repairRichText(value)
    .doc.children.map((block) => blockText(block, context))
    .filter((part) => part.trim() !== '')
    .join('\n\n');
}
