import { collectLines } from './collect-lines.ts';
import type { Properties } from './node-kinds.ts';

/** Whether an object holds text where another format has it and this one has not. */
export const hasStrayText = (value: Properties): boolean =>
  value['text'] !== undefined || value['content'] !== undefined || value['nodes'] !== undefined;

/** The same object with that text among its children. */
export function absorbText(value: Properties): Properties {
  if (!hasStrayText(value)) return value;
  const { text, content, nodes, children, ...rest } = value;
  const lines = collectLines({ text, content, nodes });
  const before = Array.isArray(children)
    ? (children as readonly unknown[])
    : children === undefined || children === null
      ? []
      : [children];
  return { ...rest, children: [...before, ...lines.flatMap((line, index) => (index === 0 ? line : [{ text: '\n' }, ...line]))] };
}
