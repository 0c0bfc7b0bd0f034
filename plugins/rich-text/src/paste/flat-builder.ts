import { finishLine } from './finish-line.ts';
import type { FlatPart, LineKind, PastedBlock, Run } from './pasted.types.ts';

/** Gathers a document in reading order. */
export interface FlatBuilder {
  readonly text: (run: Run) => void;
  readonly lineBreak: () => void;
  /** Ends the line at hand; what follows is of this kind. */
  readonly begin: (line: LineKind) => void;
  readonly block: (block: PastedBlock) => void;
  readonly parts: () => readonly FlatPart[];
}

/** Two breaks in a row are how many programs write a new paragraph. */
function splitParagraphs(runs: readonly Run[]): Run[][] {
  const lines: Run[][] = [[]];
  for (const run of runs) {
    for (const [index, text] of run.text.split(/\n[ \t\u00a0]*(?:\n[ \t\u00a0]*)+/).entries()) {
      if (index > 0) lines.push([]);
      lines.at(-1)?.push({ ...run, text });
    }
  }
  return lines;
}

export function createFlatBuilder(initial: LineKind = { type: 'paragraph' }): FlatBuilder {
  const parts: FlatPart[] = [];
  let line = initial;
  let runs: Run[] = [];
  let hasItem = false;
  const flush = () => {
    const current = runs;
    runs = [];
    if (current.length === 0) return;
    const isText = line.type === 'paragraph' || line.type === 'quote';
    // Joined first: the two breaks may stand in two runs.
    for (const source of isText ? splitParagraphs(finishLine(current)) : [current]) {
      const finished = finishLine(source, line);
      if (finished.length === 0) continue;
      parts.push({
        kind: 'line',
        line,
        runs: finished,
        ...(line.type === 'item' && hasItem ? { isContinuation: true as const } : {}),
      });
      hasItem = line.type === 'item';
    }
  };
  return {
    text: (run) => void runs.push(run),
    lineBreak: () => void runs.push({ text: '\n', marks: new Set() }),
    begin(next) {
      flush();
      // A second line of the same item, not an item of its own.
      if (next !== line) hasItem = false;
      line = next;
    },
    block(block) {
      flush();
      hasItem = false;
      parts.push({ kind: 'block', block });
    },
    parts() {
      flush();
      return parts;
    },
  };
}
