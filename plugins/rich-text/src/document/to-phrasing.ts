import type { LinkTarget } from '@lectern/core';
import type { PhrasingContent } from 'mdast';
import { isLeaf, isOpaque } from './node-kinds.ts';
import type { InlineNode, TextLeaf } from './rich-text.types.ts';
import { inlineText } from './text-lines.ts';

/** The address of a link's target; undefined where the link is only text. */
export type LinkAddress = (target: LinkTarget) => string | undefined;

/** An address without the characters that simple readers of Markdown take for its end. */
export const escapeUrl = (url: string): string =>
  url.replace(/[()<>\s\\]/g, (sign) => (sign === '(' ? '%28' : sign === ')' ? '%29' : encodeURIComponent(sign)));

/** The marks that Markdown has and their nodes, from the outermost. */
const nodeOf = { bold: 'strong', italic: 'emphasis', strike: 'delete' } as const;
type Mark = keyof typeof nodeOf;
const marks: readonly Mark[] = ['bold', 'italic', 'strike'];

/** A leaf as its text and the spaces around it: no mark of Markdown begins or ends with a space. */
const unmarkedEdges = (leaf: TextLeaf): TextLeaf[] => {
  const [, before = '', text = '', after = ''] = /^(\s*)(.*?)(\s*)$/s.exec(leaf.text) ?? [];
  return [{ text: before }, { ...leaf, text }, { text: after }].filter((part) => part.text !== '');
};

/** Neighbours as groups of the same sign. */
function groupsBy<T>(items: readonly T[], sign: (item: T) => boolean): { readonly is: boolean; readonly items: T[] }[] {
  const groups: { readonly is: boolean; readonly items: T[] }[] = [];
  for (const item of items) {
    const last = groups.at(-1);
    if (last?.is === sign(item)) last.items.push(item);
    else groups.push({ is: sign(item), items: [item] });
  }
  return groups;
}

/** The text of leaves whose marks are written already. A break is of another kind in headings and cells. */
const toText = (leaves: readonly TextLeaf[], lineBreak: PhrasingContent): PhrasingContent[] =>
  groupsBy(leaves, (leaf) => leaf.code === true).flatMap(({ is, items }) =>
    items
      .map(({ text }) => text)
      .join('')
      .split('\n')
      .flatMap((value, index): PhrasingContent[] => [
        ...(index > 0 ? [lineBreak] : []),
        ...(value === '' ? [] : [is ? { type: 'inlineCode' as const, value } : { type: 'text' as const, value }]),
      ]),
  );

/** Leaves as nodes in each other: those of the same mark as one, for two marks that touch cannot be read back. */
function toMarked(leaves: readonly TextLeaf[], lineBreak: PhrasingContent, [mark, ...inner] = marks): PhrasingContent[] {
  if (!mark) return toText(leaves, lineBreak);
  return groupsBy(leaves, (leaf) => leaf[mark] === true).flatMap(({ is, items }) => {
    const children = toMarked(items, lineBreak, inner);
    return is ? [{ type: nodeOf[mark], children }] : children;
  });
}

/** Lines without the spaces at their ends, which a reader of Markdown drops. */
function trimmed(nodes: readonly PhrasingContent[]): PhrasingContent[] {
  const isEnd = (node: PhrasingContent | undefined) => !node || node.type === 'break';
  return nodes.flatMap((node, index): PhrasingContent[] => {
    if (node.type !== 'text') return [node];
    const start = isEnd(nodes[index - 1]) ? node.value.trimStart() : node.value;
    const value = isEnd(nodes[index + 1]) ? start.trimEnd() : start;
    return value === '' ? [] : [{ type: 'text', value }];
  });
}

/** The nodes of a line as those of Markdown, with `lineBreak` for each break in it. */
export function toPhrasing(nodes: readonly InlineNode[], link: LinkAddress, lineBreak: PhrasingContent): PhrasingContent[] {
  const marked = (leaves: readonly TextLeaf[]) => toMarked(leaves.flatMap(unmarkedEdges), lineBreak);
  const line = groupsBy(nodes, isLeaf).flatMap(({ is, items }) => {
    if (is) return marked(items.filter(isLeaf));
    return items.flatMap((node): PhrasingContent[] => {
      if (isLeaf(node)) return [];
      if (isOpaque(node)) return marked([{ text: inlineText([node]) }]);
      const children = marked(node.children);
      const url = link(node.to);
      const isText = url === undefined || node.children.every(({ text }) => text.trim() === '');
      return isText ? children : [{ type: 'link', url: escapeUrl(url), children }];
    });
  });
  return trimmed(line);
}
