import { absorbText, hasStrayText } from './absorb-text.ts';
import { collectLines } from './collect-lines.ts';
import { richTextLimits } from './limits.ts';
import { isLine, isOpaqueType, isProperties } from './node-kinds.ts';
import type { Properties } from './node-kinds.ts';
import { flattenArrays, hasOnly, repairEach } from './repair-each.ts';
import { asOneLine, repairInlines } from './repair-inlines.ts';
import type { RepairLog } from './repair-log.ts';
import type { InlineNode, List, ListItem, ListItemText } from './rich-text.types.ts';

/** The deepest level at which a list still has room for its items, their text and a link in it. */
export const maxListDepth = richTextLimits.depth - 3;

/** The nodes that cannot stand in an item, as stored. */
type Lifted = unknown[];

const liftedTypes: ReadonlySet<unknown> = new Set([
  'rule',
  'image',
  'table',
  'table-row',
  'table-cell',
  'button',
  'video',
  'quote',
]);
const textTypes: ReadonlySet<unknown> = new Set(['list-item-text', 'paragraph', 'heading']);

const structural: ReadonlySet<unknown> = new Set(['list', 'list-item', 'list-item-text', 'paragraph', 'heading']);
const isStructural = (value: Properties) => structural.has(value['type']);

const arrayOf = (value: unknown): readonly unknown[] =>
  Array.isArray(value) ? (value as readonly unknown[]) : value === undefined || value === null ? [] : [value];

const itemOf = (children: readonly InlineNode[], nested?: List): ListItem => {
  const text: ListItemText = { type: 'list-item-text', children };
  return { type: 'list-item', children: nested ? [text, nested] : [text] };
};

/** An item whose parts are where they belong, repaired; undefined where they are not. */
function repairSoundItem(value: unknown, log: RepairLog, depth: number, lifted: Lifted): ListItem | undefined {
  if (!isProperties(value) || value['type'] !== 'list-item' || hasStrayText(value) || !Array.isArray(value['children']))
    return undefined;
  const [text, list, ...rest] = value['children'] as readonly unknown[];
  if (
    rest.length > 0 ||
    !isProperties(text) ||
    text['type'] !== 'list-item-text' ||
    hasStrayText(text) ||
    !isLine(text['children'])
  )
    return undefined;
  if (list !== undefined && (!isProperties(list) || hasStrayText(list) || list['type'] !== 'list' || depth + 1 > maxListDepth))
    return undefined;
  const line = repairInlines(text['children'], log, depth + 2);
  const nested = list && repairNested(list, log, depth + 1, lifted);
  const isSound = line === text['children'] && nested === list && hasOnly(text, 'type', 'children');
  if (isSound && hasOnly(value, 'type', 'children')) return value as unknown as ListItem;
  return itemOf(line, nested);
}

function repairNested(value: Properties, log: RepairLog, depth: number, lifted: Lifted): List | undefined {
  const items = repairItems(value['children'], log, depth + 1, lifted);
  const isSound =
    items === value['children'] && typeof value['ordered'] === 'boolean' && hasOnly(value, 'type', 'ordered', 'children');
  if (isSound && items.length > 0) return value as unknown as List;
  log.note('list');
  return items.length > 0 ? { type: 'list', ordered: value['ordered'] === true, children: items } : undefined;
}

/** An item of whatever stands where one should: its lines become one text, its lists one list. */
function rebuildItem(stored: unknown, log: RepairLog, depth: number, lifted: Lifted): readonly ListItem[] {
  log.note('list');
  const value = isProperties(stored) && isStructural(stored) ? absorbText(stored) : stored;
  const isItem = isProperties(value) && value['type'] === 'list-item';
  const line: InlineNode[] = [];
  const nested: ListItem[] = [];
  const tooDeep: ListItem[] = [];
  let ordered: boolean | undefined;
  let wasText = false;
  const append = (nodes: readonly InlineNode[], isText: boolean) => {
    if (line.length > 0 && !(isText && wasText)) line.push({ text: '\n' });
    for (const node of nodes) line.push(node);
    wasText = isText;
  };
  for (const raw of flattenArrays(isItem ? arrayOf(value['children']) : [value])) {
    const part = isProperties(raw) && isStructural(raw) ? absorbText(raw) : raw;
    const type = isProperties(part) ? part['type'] : undefined;
    if (type === 'list' && isProperties(part)) {
      ordered ??= part['ordered'] === true;
      if (depth + 1 > maxListDepth) for (const text of collectLines(part)) tooDeep.push(itemOf(text));
      else for (const item of repairItems(part['children'], log, depth + 2, lifted)) nested.push(item);
    } else if (liftedTypes.has(type)) lifted.push(part);
    else if (textTypes.has(type) && isProperties(part) && isLine(part['children'])) {
      append(repairInlines(part['children'], log, depth + 2), false);
    } else if (isProperties(part) && (type === 'link' || type === undefined || isOpaqueType(type))) {
      append(repairInlines([part], log, depth + 2), true);
    } else append(asOneLine(part), false);
  }
  if (line.length === 0 && nested.length === 0) return tooDeep;
  const list: List | undefined = nested.length > 0 ? { type: 'list', ordered: ordered ?? false, children: nested } : undefined;
  return [itemOf(line.length > 0 ? line : [{ text: '' }], list), ...tooDeep];
}

function repairItems(children: unknown, log: RepairLog, depth: number, lifted: Lifted): readonly ListItem[] {
  return repairEach(
    arrayOf(children),
    (value) => repairSoundItem(value, log, depth, lifted) ?? rebuildItem(value, log, depth, lifted),
  );
}

/** A list, and what stood in it and has to follow it. An item without a list gets one. */
export function repairList(
  value: Properties,
  log: RepairLog,
  depth: number,
): { readonly list: List | undefined; readonly lifted: Lifted } {
  const lifted: Lifted = [];
  const source = value['type'] === 'list' ? value : { type: 'list', ordered: false, children: [value] };
  return { list: repairNested(source, log, depth, lifted), lifted };
}
