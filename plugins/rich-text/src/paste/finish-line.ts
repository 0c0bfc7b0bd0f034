import { cleanText } from '../document/clean-text.ts';
import { marks } from '../document/marks.ts';
import type { Mark } from '../document/marks.ts';
import type { InlineNode, TextLeaf } from '../document/rich-text.types.ts';
import type { LineKind, Run } from './pasted.types.ts';

const isSame = (one: Run, other: Run): boolean =>
  one.href === other.href &&
  one.lang === other.lang &&
  one.marks.size === other.marks.size &&
  [...one.marks].every((mark) => other.marks.has(mark));

/** Characters that take no room and that programs put between words. A soft hyphen says where a word may break. */
const invisible = /[\u200b\u200e\u200f\u202a-\u202e\u2060-\u2064\ufeff\ufffc]/g;

/** Spaces as HTML shows them: one between words, none at the ends. A hard space that somebody typed stays. */
function spaced(runs: readonly Run[]): Run[] {
  const out: Run[] = [];
  let before = '\n';
  for (const run of runs) {
    let text = cleanText(run.text).replace(invisible, '');
    if (!run.marks.has('code')) {
      if (/^[\s\u00a0]+$/.test(text)) text = text.replaceAll('\u00a0', ' ');
      text = text.replace(/[ \t\u00a0\u2002\u2003]{2,}|[\t\u2002\u2003]/g, ' ').replace(/[ \u00a0]*\n[ \u00a0]*/g, '\n');
      if (/\s$/.test(before)) text = text.replace(before.endsWith('\n') ? /^[ \u00a0]+/ : /^ +/, '');
    }
    if (text === '') continue;
    before = text;
    out.push({ ...run, text });
  }
  return out;
}

/** A space between two words belongs to the marks of both, or to none. */
function unmarkedSpaces(runs: readonly Run[]): Run[] {
  return runs.map((run, index) => {
    if (run.text.trim() !== '' || (run.marks.size === 0 && run.href === undefined)) return run;
    const [previous, next] = [runs[index - 1], runs[index + 1]];
    const isInside = previous && next && isSame(previous, run) && isSame(run, next);
    return isInside ? run : { text: run.text, marks: new Set<Mark>() };
  });
}

function merged(runs: readonly Run[]): Run[] {
  const out: Run[] = [];
  for (const run of runs) {
    const last = out.at(-1);
    if (last && isSame(last, run)) out[out.length - 1] = { ...last, text: last.text + run.text };
    else out.push(run);
  }
  return out;
}

function trimmed(runs: readonly Run[]): Run[] {
  const out = [...runs];
  for (let first = out[0]; first; first = out[0]) {
    const text = first.text.trimStart();
    if (text === first.text) break;
    if (text === '') out.shift();
    else out[0] = { ...first, text };
  }
  for (let last = out.at(-1); last; last = out.at(-1)) {
    const text = last.text.trimEnd();
    if (text === last.text) break;
    if (text === '') out.pop();
    else out[out.length - 1] = { ...last, text };
  }
  return out;
}

/** A heading is bold by itself, and so is the head of a table: the mark says nothing there. */
export const withoutBold = (runs: readonly Run[]): Run[] =>
  runs.map((run) => ({ ...run, marks: new Set([...run.marks].filter((mark) => mark !== 'bold')) }));

/** The runs of a line as they are read: spaces in order, neighbours of the same marks joined. Empty for an empty line. */
export function finishLine(runs: readonly Run[], line: LineKind = { type: 'paragraph' }): Run[] {
  const ordered = unmarkedSpaces(merged(trimmed(spaced(runs))));
  return merged(line.type === 'heading' ? withoutBold(ordered) : ordered);
}

function toLeaf({ text, marks: set, lang, href }: Run): TextLeaf {
  const leaf: Record<string, unknown> = { text };
  for (const mark of marks) {
    // A link is underlined by the site, and two positions at once are none.
    if (!set.has(mark) || (mark === 'underline' && href !== undefined) || (mark === 'sup' && set.has('sub'))) continue;
    leaf[mark] = true;
  }
  if (lang) leaf['lang'] = lang;
  return leaf as unknown as TextLeaf;
}

/** Runs as the nodes of a line. */
export function toInlines(runs: readonly Run[]): InlineNode[] {
  const out: InlineNode[] = [];
  let link: { readonly href: string; readonly leaves: TextLeaf[] } | undefined;
  for (const run of merged(runs)) {
    const leaf = toLeaf(run);
    if (run.href === undefined) {
      link = undefined;
      out.push(leaf);
    } else if (link?.href === run.href) link.leaves.push(leaf);
    else {
      link = { href: run.href, leaves: [leaf] };
      out.push({ type: 'link', to: { href: run.href }, children: link.leaves });
    }
  }
  return out.length > 0 ? out : [{ text: '' }];
}

/** The text of a line. */
export const runText = (runs: readonly Run[]): string => runs.map((run) => run.text).join('');
