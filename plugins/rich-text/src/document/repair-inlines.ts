import { absorbText } from './absorb-text.ts';
import { collectLines } from './collect-lines.ts';
import { measureNode } from './limits.ts';
import { isOpaqueType, isProperties } from './node-kinds.ts';
import type { Properties } from './node-kinds.ts';
import { hasOnly, repairEach } from './repair-each.ts';
import { isSoundLeaf, repairLeaf } from './repair-leaf.ts';
import type { RepairLog } from './repair-log.ts';
import { repairTarget } from './repair-target.ts';
import type { InlineNode, OpaqueNode, TextLeaf, TextLink } from './rich-text.types.ts';

const emptyLine: readonly TextLeaf[] = [{ text: '' }];

/** The lines of something as one line with breaks in it. */
export function asOneLine(value: unknown): TextLeaf[] {
  return collectLines(value).flatMap((line, index) => (index === 0 ? line : [{ text: '\n' }, ...line]));
}

export const isLeafLike = (value: unknown): value is Properties =>
  isProperties(value) &&
  value['type'] === undefined &&
  value['text'] !== undefined &&
  value['children'] === undefined &&
  value['content'] === undefined &&
  value['nodes'] === undefined;

function repairLinkText(children: unknown, log: RepairLog): readonly TextLeaf[] {
  if (Array.isArray(children) && children.length > 0 && children.every(isSoundLeaf)) return children;
  if (Array.isArray(children) && children.length > 0 && children.every(isLeafLike)) {
    return repairEach(children, (child) => noted(child as Properties, log));
  }
  log.note('children');
  const line = asOneLine(children);
  return line.length > 0 ? line : emptyLine;
}

function noted(value: Properties, log: RepairLog): TextLeaf {
  const leaf = repairLeaf(value);
  if ((leaf as unknown) !== value) log.note('leaf');
  return leaf;
}

function repairLink(node: Properties, log: RepairLog): TextLink | readonly TextLeaf[] {
  const value = absorbText(node);
  const children = repairLinkText(value['children'], log);
  const stored = value['to'];
  const to = repairTarget(stored ?? value['url'] ?? value['href']);
  if (!to) {
    log.note('link');
    return children;
  }
  const isSound =
    value === node && to === stored && children === value['children'] && hasOnly(value, 'type', 'to', 'newTab', 'children');
  if (isSound && (!('newTab' in value) || value['newTab'] === true)) return value as unknown as TextLink;
  log.note('properties');
  return { type: 'link', to, ...(value['newTab'] === true ? { newTab: true } : {}), children };
}

/** A plugin's node as it is, or its text where it is nested deeper than a document may be. */
export function repairOpaque(value: Properties, log: RepairLog, depth: number): OpaqueNode | undefined {
  if (isOpaqueType(value['type']) && !measureNode(value, depth - 1).isTooDeep) return value as OpaqueNode;
  log.note('depth');
  return undefined;
}

function repairInline(value: unknown, log: RepairLog, depth: number): InlineNode | readonly InlineNode[] {
  if (isSoundLeaf(value)) return value;
  if (isLeafLike(value)) return noted(value, log);
  if (isProperties(value) && value['type'] === 'link') return repairLink(value, log);
  if (isProperties(value) && isOpaqueType(value['type'])) return repairOpaque(value, log, depth) ?? asOneLine(value);
  log.note('leaf');
  return asOneLine(value);
}

/** The nodes of one line. A line always has at least one run of text. `depth` is that of the nodes. */
export function repairInlines(values: unknown, log: RepairLog, depth: number): readonly InlineNode[] {
  const list = Array.isArray(values) ? (values as readonly unknown[]) : asOneLine(values);
  const nodes = repairEach(list, (value) => repairInline(value, log, depth));
  if (nodes.length > 0 && nodes === values) return nodes;
  if (nodes.length === 0 || !Array.isArray(values)) log.note('children');
  return nodes.length > 0 ? nodes : emptyLine;
}
