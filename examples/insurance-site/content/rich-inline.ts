import type { Inline, Text } from './rich.types.ts';
import type { TargetMark } from './types.ts';

const markPattern = /\*\*(.+?)\*\*|(?<![\p{L}\d])_(.+?)_(?![\p{L}\d])/gu;
const linkPattern = /\[([^\]]+)\]\(([^)\s]+)\)/g;

/** `/slug` or `/slug#anchor` of this content, or an address as it is. */
export function targetOf(address: string): TargetMark {
  if (!address.startsWith('/')) return { href: address };
  const [page, anchor] = address.split('#');
  return { $page: page || '/', ...(anchor ? { anchor } : {}) };
}

function marked(source: string): Text[] {
  const texts: Text[] = [];
  let from = 0;
  for (const match of source.matchAll(markPattern)) {
    if (match.index > from) texts.push({ text: source.slice(from, match.index) });
    texts.push(match[1] === undefined ? { text: match[2] ?? '', italic: true } : { text: match[1], bold: true });
    from = match.index + match[0].length;
  }
  if (from < source.length) texts.push({ text: source.slice(from) });
  return texts;
}

/** One line of text: `**bold**`, `_italic_` and `[text](address)`. */
export function inline(source: string): Inline[] {
  const nodes: Inline[] = [];
  let from = 0;
  for (const match of source.matchAll(linkPattern)) {
    nodes.push(...marked(source.slice(from, match.index)));
    nodes.push({ type: 'link', to: targetOf(match[2] ?? ''), children: marked(match[1] ?? '') });
    from = match.index + match[0].length;
  }
  nodes.push(...marked(source.slice(from)));
  return nodes.length > 0 ? nodes : [{ text: '' }];
}
