import { Text, Transforms } from 'slate';
import type { Editor, NodeEntry, Path } from 'slate';
import { isTextBlock, isType } from '../node-queries.ts';
import { liftOut, wrapLoose } from '../order-nodes.ts';
import type { TableElement, TableRowElement } from '../slate-nodes.types.ts';

const isBare = (element: { readonly children: readonly unknown[] }): boolean =>
  element.children.every((child) => Text.isText(child) && child.text === '');

function removeBare(editor: Editor, [element, path]: NodeEntry<TableElement | TableRowElement>): boolean {
  if (!isBare(element)) return false;
  Transforms.removeNodes(editor, { at: path });
  return true;
}

/** A table holds rows only: cells get one, what cannot be in a table stands beside it. */
export function orderTable(editor: Editor, [table, path]: NodeEntry<TableElement>): boolean {
  if (removeBare(editor, [table, path])) return true;
  const index = table.children.findIndex((child) => !isType(child, 'table-row'));
  if (index < 0) return false;
  const at = [...path, index];
  const child: unknown = table.children[index];
  if (isType(child, 'embed') || isType(child, 'list') || isType(child, 'quote')) liftOut(editor, at);
  else if (isType(child, 'table')) Transforms.unwrapNodes(editor, { at });
  else Transforms.wrapNodes(editor, { type: 'table-row', children: [] }, { at });
  return true;
}

/** A row holds cells only. */
export function orderRow(editor: Editor, [row, path]: NodeEntry<TableRowElement>): boolean {
  if (removeBare(editor, [row, path])) return true;
  if (wrapLoose(editor, [row, path], 'table-cell')) return true;
  const index = row.children.findIndex((child) => !isType(child, 'table-cell'));
  if (index < 0) return false;
  orderCell(editor, row.children[index], [...path, index]);
  return true;
}

function orderCell(editor: Editor, child: unknown, at: Path): void {
  if (isTextBlock(child)) {
    Transforms.unsetNodes(editor, ['level'] as never, { at });
    Transforms.setNodes(editor, { type: 'table-cell' }, { at });
  } else if (isType(child, 'table') || isType(child, 'table-row')) Transforms.unwrapNodes(editor, { at });
  else liftOut(editor, at);
}
