import { isCleanText } from './clean-text.ts';

/** The limits of a document. Depth counts nested elements, nodes count elements and runs of text; bytes are those of its JSON. */
export const richTextLimits = { depth: 10, nodes: 5000, bytes: 200_000 } as const;

/** Those of a draft, which may be longer than what can be published. What is nested deeper could not be edited. */
export const richTextDraftLimits = { depth: 10, nodes: 50_000, bytes: 4_000_000 } as const;

type Limits = Readonly<Record<keyof typeof richTextLimits, number>>;

/** The greatest depth of the JSON of a plugin's node, besides its children. */
const maxPropertyDepth = 40;

interface Step {
  readonly value: unknown;
  readonly depth: number;
  readonly json: number;
}

interface Measured {
  readonly nodes: number;
  readonly isTooDeep: boolean;
  readonly isStorable: boolean;
}

/** Walks any JSON without recursion, so that no depth of it can exhaust the stack. `depth` is that of its parent element. */
export function measureNode(root: unknown, depth: number): Measured {
  const stack: Step[] = [{ value: root, depth, json: 0 }];
  let nodes = 0;
  let isStorable = true;
  for (let step = stack.pop(); step; step = stack.pop()) {
    const { value, json } = step;
    if (typeof value === 'string') isStorable &&= isCleanText(value);
    if (typeof value !== 'object' || value === null) continue;
    if (json > maxPropertyDepth) return { nodes, isTooDeep: true, isStorable };
    if (Array.isArray(value)) {
      for (const item of value) stack.push({ value: item, depth: step.depth, json: json + 1 });
      continue;
    }
    const isElement = Array.isArray((value as { children?: unknown }).children) || 'type' in value;
    const own = isElement ? step.depth + 1 : step.depth;
    if (isElement || 'text' in value) nodes += 1;
    if (own > richTextLimits.depth) return { nodes, isTooDeep: true, isStorable };
    for (const [key, inner] of Object.entries(value)) {
      isStorable &&= isCleanText(key);
      stack.push({ value: inner, depth: own, json: json + 1 });
    }
  }
  return { nodes, isTooDeep: false, isStorable };
}

/** Which limit a document exceeds, or that it has characters which cannot be stored; undefined where all is well. */
export function exceededLimit(
  value: unknown,
  limits: Limits = richTextLimits,
): keyof typeof richTextLimits | 'characters' | undefined {
  // The document itself is neither a level nor a node.
  const { nodes, isTooDeep, isStorable } = measureNode(value, -1);
  if (isTooDeep) return 'depth';
  if (nodes - 1 > limits.nodes) return 'nodes';
  if (!isStorable) return 'characters';
  return new TextEncoder().encode(JSON.stringify(value) ?? '').length > limits.bytes ? 'bytes' : undefined;
}
