import { collectLines } from './collect-lines.ts';
import { emptyRichText } from './empty-rich-text.ts';
import { isOpaque, isProperties } from './node-kinds.ts';
import { repairBlocks } from './repair-blocks.ts';
import { hasOnly } from './repair-each.ts';
import { createRepairLog } from './repair-log.ts';
import type { Repair } from './repair-log.ts';
import type { BlockNode, RichText } from './rich-text.types.ts';
import { richTextVersion, upgradeRichText } from './upgrade-rich-text.ts';

export interface RepairedRichText {
  /** A document that the schema of a draft accepts; the given one itself where nothing was wrong. */
  readonly doc: RichText;
  /** The changes, each kind once; empty where nothing was wrong. */
  readonly repairs: Repair[];
  /** The stored document is of a newer version than this code: it may be shown, never written back. */
  readonly isNewer: boolean;
}

const isDocument = (value: unknown) => isProperties(value) && value['kind'] === 'richtext' && Array.isArray(value['children']);

/** The blocks of a value that is no document. */
function blocksOf(value: unknown): readonly unknown[] {
  if (Array.isArray(value)) return value;
  if (typeof value === 'string')
    return value
      .split(/\r\n?|\n/)
      .filter((line) => line !== '')
      .map((text) => ({ type: 'paragraph', children: [{ text }] }));
  if (!isProperties(value)) return collectLines(value).map((children) => ({ type: 'paragraph', children }));
  if ('type' in value || 'text' in value) return [value];
  const { kind, children } = value;
  if (Array.isArray(children)) return children;
  const isEnvelope = kind === 'richtext' || hasOnly(value, 'kind', 'version', 'children');
  return children === undefined || children === null ? (isEnvelope ? [] : [value]) : [children];
}

/**
 * Makes a document of any stored value, so that it can be edited and shown. Never throws and never loses text:
 * what stands in the wrong place is put where it may stand, what is nested too deep becomes lines.
 */
export function repairRichText(value: unknown): RepairedRichText {
  if (value === undefined || value === null) return { doc: emptyRichText, repairs: [], isNewer: false };
  if (typeof value !== 'object') return repaired(value);
  const known = repairedValues.get(value) ?? repaired(value);
  repairedValues.set(value, known);
  return known;
}

/** What is drawn is asked for its references, its pictures and its HTML one after the other; no value is ever changed. */
const repairedValues = new WeakMap<object, RepairedRichText>();

function repaired(value: unknown): RepairedRichText {
  const { value: current, isNewer } = upgradeRichText(value);
  const log = createRepairLog();
  const source = isDocument(current) ? (current as { children: readonly unknown[] }).children : blocksOf(current);
  const children = repairBlocks(source, log, 1);
  const isSound = isDocument(current) && children === source && hasOnly(current as object, 'kind', 'version', 'children');
  // An older version is upgraded without a word; what was stored as no document at all is not.
  if (!isNewer && !isDocument(value)) log.note('document');
  if (isSound && (current as RichText).version === richTextVersion)
    return { doc: current as RichText, repairs: log.changes(), isNewer };
  return { doc: { kind: 'richtext', version: richTextVersion, children }, repairs: log.changes(), isNewer };
}

/** Whether a part of a text could be stored as it is: an image has a file, a button and a video lead somewhere. */
export const isStorable = (node: BlockNode): boolean =>
  isOpaque(node) || repairRichText({ kind: 'richtext', version: 1, children: [node] }).repairs.length === 0;
