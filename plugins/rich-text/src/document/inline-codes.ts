import { InvalidSegment } from '@lectern/core';
import { cleanText } from './clean-text.ts';
import { isLeaf, isOpaque } from './node-kinds.ts';
import type { InlineNode, OpaqueNode, TextLeaf, TextLink } from './rich-text.types.ts';

type MarkSet = Omit<TextLeaf, 'text'>;

/** The meaning of a code in a line of text; the first one is `<1>`. */
type Code =
  | { readonly kind: 'marks'; readonly marks: MarkSet }
  | { readonly kind: 'link'; readonly link: TextLink }
  | { readonly kind: 'node'; readonly node: OpaqueNode };

export interface CodedLine {
  /** Without codes the plain text, else the text with its codes. */
  readonly text: string;
  readonly codes: readonly Code[];
}

const signs: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;' };
const named: Readonly<Record<string, string>> = { '&amp;': '&', '&lt;': '<', '&gt;': '>' };
const escaped = (text: string): string => text.replace(/[&<>]/g, (sign) => signs[sign] ?? sign);
const unescaped = (text: string): string => text.replace(/&(?:amp|lt|gt);/g, (name) => named[name] ?? name);

const marksOf = ({ text: _text, ...marks }: TextLeaf): MarkSet => marks;
const isSame = (one: MarkSet, other: MarkSet): boolean => {
  const names = Object.keys({ ...one, ...other }) as (keyof MarkSet)[];
  return names.every((name) => one[name] === other[name]);
};

/** A line of text as translators get it: marks, links and nodes of plugins as numbered codes. */
export function encodeLine(children: readonly InlineNode[]): CodedLine {
  const codes: Code[] = [];
  const wrapped = (code: Code, inside: () => string): string => {
    const number = codes.push(code);
    return `<${number}>${inside()}</${number}>`;
  };
  const leafText = (leaf: TextLeaf): string => {
    const marks = marksOf(leaf);
    return Object.keys(marks).length === 0 ? escaped(leaf.text) : wrapped({ kind: 'marks', marks }, () => escaped(leaf.text));
  };
  const text = children
    .map((node) => {
      if (isLeaf(node)) return leafText(node);
      if (isOpaque(node)) return `<${codes.push({ kind: 'node', node })}/>`;
      return wrapped({ kind: 'link', link: node }, () => node.children.map(leafText).join(''));
    })
    .join('');
  return { text: codes.length === 0 ? unescaped(text) : text, codes };
}

/** The line under construction. */
interface Line {
  readonly out: InlineNode[];
  /** The open codes, outermost first. */
  readonly open: number[];
  readonly seen: Set<number>;
  link: { readonly node: TextLink; readonly children: TextLeaf[] } | undefined;
}

function addText(line: Line, codes: readonly Code[], text: string): void {
  if (text === '') return;
  const marks = line.open.reduce<MarkSet>((set, number) => {
    const code = codes[number - 1];
    return code?.kind === 'marks' ? { ...set, ...code.marks } : set;
  }, {});
  const into: InlineNode[] = line.link?.children ?? line.out;
  const last = into.at(-1);
  if (last && isLeaf(last) && isSame(marksOf(last), marks)) into[into.length - 1] = { ...last, text: last.text + text };
  else into.push({ text, ...marks });
}

/** Opens, closes or places a code. Answers with what is wrong with it. */
function addCode(line: Line, codes: readonly Code[], number: number, form: 'open' | 'close' | 'alone'): string | undefined {
  const code = codes[number - 1];
  if (!code) return `the original has no <${number}>`;
  if ((code.kind === 'node') !== (form === 'alone')) return `<${number}> has another form in the original`;
  if (code.kind === 'node') {
    if (line.link) return `<${number}/> stands inside a link`;
    if (line.seen.has(number)) return `<${number}/> stands there twice`;
    line.seen.add(number);
    line.out.push(code.node);
    return undefined;
  }
  if (form === 'open') {
    if (code.kind === 'link' && line.link) return `<${number}> is a link inside a link`;
    if (code.kind === 'link') line.link = { node: code.link, children: [] };
    line.open.push(number);
    return undefined;
  }
  if (line.open.pop() !== number) return `</${number}> closes what is not open there`;
  if (code.kind === 'link' && line.link) {
    const { node, children } = line.link;
    if (children.length > 0) line.out.push({ ...node, children });
    line.link = undefined;
  }
  return undefined;
}

/** The line of a text with codes. Throws an `InvalidSegment` that names `path` where they are not those of the original. */
export function decodeLine(text: string, codes: readonly Code[], path: string): readonly InlineNode[] {
  if (codes.length === 0) return [{ text: cleanText(text) }];
  const line: Line = { out: [], open: [], seen: new Set(), link: undefined };
  for (const part of text.split(/(<\/?\d+\/?>)/)) {
    const [, closing, digits, single] = /^<(\/?)(\d+)(\/?)>$/.exec(part) ?? [];
    if (digits === undefined) {
      if (part.includes('<')) throw new InvalidSegment(path, 'it holds a "<" that begins no code');
      addText(line, codes, cleanText(unescaped(part)));
      continue;
    }
    if (closing && single) throw new InvalidSegment(path, `${part} is no code`);
    const problem = addCode(line, codes, Number(digits), closing ? 'close' : single ? 'alone' : 'open');
    if (problem) throw new InvalidSegment(path, problem);
  }
  if (line.open.length > 0) throw new InvalidSegment(path, `<${line.open.join('>, <')}> is not closed`);
  const missing = codes.findIndex(({ kind }, index) => kind === 'node' && !line.seen.has(index + 1));
  if (missing >= 0) throw new InvalidSegment(path, `<${missing + 1}/> is missing`);
  return line.out.length > 0 ? line.out : [{ text: '' }];
}
