import { safeHref } from '@lectern/core';
import type { LinkTarget } from '@lectern/core';
import { newTabText } from '@lectern/core/site';
import { markElements, marks } from '../document/marks.ts';
import type { Mark } from '../document/marks.ts';
import { isLeaf, isOpaque } from '../document/node-kinds.ts';
import type { InlineNode, TextLeaf, TextLink } from '../document/rich-text.types.ts';
import type { HtmlContext } from './html-context.ts';
import { escapeHtml } from './html.ts';
import { inlineNodeHtml } from './node-html.ts';

const tagOf = (mark: string) => (mark in markElements ? markElements[mark as Mark] : 'span');
const openTag = (mark: string) =>
  mark in markElements ? `<${markElements[mark as Mark]}>` : `<span lang="${escapeHtml(mark.slice(5))}">`;

const textHtml = (text: string) => {
  const escaped = escapeHtml(text);
  return escaped.includes('\n') ? escaped.replaceAll('\n', '<br>') : escaped;
};

const isPlain = (leaf: TextLeaf): boolean => {
  for (const key in leaf) if (key !== 'text') return false;
  return true;
};

/** The marks of a run; a language counts as one. Outermost first. */
function marksOf(leaf: TextLeaf): string[] {
  if (isPlain(leaf)) return [];
  const set: string[] = marks.filter((mark) => leaf[mark]);
  return leaf.lang === undefined ? set : [`lang ${leaf.lang}`, ...set];
}

/** The number of runs from here on that carry a mark: the one that lasts longest is opened first, so that tags nest. */
function reach(runs: readonly (readonly string[])[], from: number, mark: string): number {
  let end = from;
  while (runs[end]?.includes(mark)) end += 1;
  return end - from;
}

/** Runs of text, with neighbouring runs of the same mark inside one element. */
function leavesHtml(leaves: readonly TextLeaf[]): string {
  if (leaves.every(isPlain))
    return leaves.length === 1 && leaves[0] ? textHtml(leaves[0].text) : textHtml(leaves.map((leaf) => leaf.text).join(''));
  const kept = leaves.filter((leaf) => leaf.text !== '');
  const runs = kept.map(marksOf);
  const open: string[] = [];
  let out = '';
  const close = (count: number) => {
    while (open.length > count) out += `</${tagOf(open.pop() ?? '')}>`;
  };
  for (const [index, leaf] of kept.entries()) {
    const wanted = runs[index] ?? [];
    const firstUnwanted = open.findIndex((mark) => !wanted.includes(mark));
    if (firstUnwanted >= 0) close(firstUnwanted);
    const missing = wanted.filter((mark) => !open.includes(mark));
    if (missing.length > 1) missing.sort((one, other) => reach(runs, index, other) - reach(runs, index, one));
    for (const mark of missing) {
      out += openTag(mark);
      open.push(mark);
    }
    out += textHtml(leaf.text);
  }
  close(0);
  return out;
}

/** The address of a target as an attribute's value; undefined where it leads nowhere or is not allowed. */
export function hrefOf(to: LinkTarget, context: HtmlContext): string | undefined {
  // Judged again although the repair did: this is the last place that every address passes.
  const address = context.link(to);
  const safe = address === undefined ? undefined : safeHref(address);
  return safe === undefined ? undefined : escapeHtml(safe);
}

interface Anchor {
  /** As an attribute's value. */
  readonly href: string;
  readonly newTab: boolean;
  readonly className?: string;
}

/** A link around HTML. One that opens a new tab says so to whoever listens. */
export function anchorHtml(inner: string, { href, newTab, className }: Anchor, { locale }: HtmlContext): string {
  const start = className ? `<a class="${className}" href="${href}"` : `<a href="${href}"`;
  if (!newTab) return `${start}>${inner}</a>`;
  const hint = `<span class="site-hidden"> ${escapeHtml(newTabText(locale))}</span>`;
  return `${start} target="_blank" rel="noopener">${inner}${hint}</a>`;
}

function linkHtml(node: TextLink, context: HtmlContext): string {
  const inner = leavesHtml(node.children);
  const href = inner === '' ? undefined : hrefOf(node.to, context);
  if (href === undefined) return inner;
  return anchorHtml(inner, { href, newTab: node.newTab === true }, context);
}

/** The nodes of a line. */
export function inlinesHtml(children: readonly InlineNode[], context: HtmlContext): string {
  if (children.every(isLeaf)) return leavesHtml(children);
  let out = '';
  let run: TextLeaf[] = [];
  const flush = () => {
    if (run.length > 0) out += leavesHtml(run);
    run = [];
  };
  for (const node of children) {
    if (isLeaf(node)) {
      run.push(node);
      continue;
    }
    flush();
    out += isOpaque(node) ? inlineNodeHtml(node, context) : linkHtml(node, context);
  }
  flush();
  return out;
}
