import { cleanText } from './clean-text.ts';
import { isProperties } from './node-kinds.ts';
import { repairLeaf } from './repair-leaf.ts';
import type { TextLeaf } from './rich-text.types.ts';

interface Step {
  readonly value: unknown;
  readonly line: number;
}

const containers = ['children', 'content', 'nodes'] as const;

/**
 * All text inside any JSON, a line for each element that holds some, with its marks. Without recursion: what it is
 * asked about may be nested a thousand deep.
 */
export function collectLines(root: unknown): TextLeaf[][] {
  const lines: TextLeaf[][] = [];
  const stack: Step[] = [{ value: root, line: 0 }];
  let counter = 0;
  let current = -1;
  const add = (leaf: TextLeaf, line: number) => {
    if (leaf.text === '') return;
    if (line !== current) lines.push([]);
    current = line;
    lines.at(-1)?.push(leaf);
  };
  const pushAll = (values: readonly unknown[], line: number) => {
    for (let index = values.length - 1; index >= 0; index -= 1) stack.push({ value: values[index], line });
  };
  for (let step = stack.pop(); step; step = stack.pop()) {
    const { value, line } = step;
    if (typeof value === 'string' || typeof value === 'number') add({ text: cleanText(String(value)) }, line);
    else if (Array.isArray(value)) pushAll(value, line);
    else if (isProperties(value)) {
      if ('text' in value && typeof value['text'] !== 'object') add(repairLeaf(value), line);
      const isLink = value['type'] === 'link';
      if (!isLink) counter += 1;
      for (const key of containers) {
        const inner = value[key];
        if (Array.isArray(inner)) pushAll(inner, isLink ? line : counter);
        else if (typeof inner === 'string') stack.push({ value: inner, line: isLink ? line : counter });
      }
    }
  }
  return lines;
}

/** The same, as plain text. */
export const collectText = (root: unknown): string[] => collectLines(root).map((line) => line.map((leaf) => leaf.text).join(''));
