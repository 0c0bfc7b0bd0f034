import type { HeadingLevel, InlineNode, List, Paragraph } from '../document/rich-text.types.ts';
import { runText, toInlines } from './finish-line.ts';
import type { FlatPart, LineKind, PastedBlock } from './pasted.types.ts';

/** Levels of lists inside lists; deeper items stand on the last. */
const maxListLevels = 4;

interface DraftList {
  readonly type: 'list';
  ordered: boolean;
  readonly children: DraftItem[];
}

interface DraftItem {
  readonly type: 'list-item';
  readonly children: [{ readonly type: 'list-item-text'; readonly children: InlineNode[] }, DraftList?];
}

type ItemLine = Extract<LineKind, { type: 'item' }>;

/** The page's title is level 1: where a document begins there, all of its headings go one down. */
function headingLevel(level: number, hasFirst: boolean): HeadingLevel {
  const shifted = hasFirst ? level + 1 : level;
  return shifted >= 4 ? 4 : shifted === 3 ? 3 : 2;
}

/** The list in which an item of this level goes: that of the last item so far, or a new one below it. */
function listAt(root: DraftList, level: number, ordered: boolean): DraftList {
  let list = root;
  for (let depth = 1; depth < level; depth += 1) {
    const item = list.children.at(-1);
    if (!item) break;
    list = item.children[1] ??= { type: 'list', ordered, children: [] };
  }
  return list;
}

const isBox = ({ runs }: FlatPart & { readonly kind: 'line' }): boolean => /^[\u2610\u2611]\s*$/.test(runText(runs));

/** The lines of one item as one line with breaks in it. */
function joinContinued(parts: readonly FlatPart[]): FlatPart[] {
  const out: FlatPart[] = [];
  for (const part of parts) {
    const last = out.at(-1);
    if (part.kind !== 'line' || !part.isContinuation || last?.kind !== 'line') out.push(part);
    else {
      // The box of a task stands before its text, whatever line that is on.
      const glue = isBox(last) ? ' ' : '\n';
      out[out.length - 1] = { ...last, runs: [...last.runs, { text: glue, marks: new Set() }, ...part.runs] };
    }
  }
  return out;
}

/** Lines as the blocks that they make: items as nested lists, lines of a quote as one quote. */
export function foldParts(parts: readonly FlatPart[]): PastedBlock[] {
  const out: PastedBlock[] = [];
  const hasFirst = parts.some((part) => part.kind === 'line' && part.line.type === 'heading' && part.line.level === 1);
  let list: { readonly root: DraftList; readonly line: ItemLine } | undefined;
  let quote: Paragraph[] | undefined;

  const addItem = (line: ItemLine, children: InlineNode[]) => {
    const item: DraftItem = { type: 'list-item', children: [{ type: 'list-item-text', children }] };
    const isNew = !list || list.line.list !== line.list || (line.level === 1 && list.root.ordered !== line.ordered);
    if (isNew || !list) {
      const root: DraftList = { type: 'list', ordered: line.ordered, children: [] };
      list = { root, line };
      out.push(root as unknown as List);
    }
    listAt(list.root, Math.min(line.level, maxListLevels), line.ordered).children.push(item);
  };

  for (const part of joinContinued(parts)) {
    const line = part.kind === 'line' ? part.line : undefined;
    if (line?.type !== 'item') list = undefined;
    if (line?.type !== 'quote') quote = undefined;
    if (part.kind === 'block') {
      out.push(part.block);
      continue;
    }
    const children = toInlines(part.runs);
    switch (part.line.type) {
      case 'item':
        addItem(part.line, children);
        break;
      case 'quote':
        if (!quote) out.push({ type: 'quote', children: (quote = []) });
        quote.push({ type: 'paragraph', children });
        break;
      case 'heading':
        out.push({ type: 'heading', level: headingLevel(part.line.level, hasFirst), children });
        break;
      default:
        out.push({ type: 'paragraph', children });
    }
  }
  return out;
}
