import { Editor, Node, Path, Text, Transforms } from 'slate';
import type { Element, NodeEntry } from 'slate';
import { isLine, isType, listLevel } from './node-queries.ts';
import { isInlineNode, liftOut, wrapLoose } from './order-nodes.ts';
import { orderRow, orderTable } from './tables/order-tables.ts';
import type { ListElement, ListItemElement, QuoteElement, RichTextElement } from './slate-nodes.types.ts';

/** Levels of lists inside lists; what a document may be deep. */
export const maxListLevels = 4;

const emptyLine = () => [{ text: '' }];

/** Settings that a paragraph does not have. */
const settings = ['level', 'header', 'colSpan', 'rowSpan'] as never[];

function makeParagraph(editor: Editor, at: Path): void {
  Transforms.unsetNodes(editor, settings, { at });
  Transforms.setNodes(editor, { type: 'paragraph' }, { at });
}

function orderRoot(editor: Editor): boolean {
  if (editor.children.length === 0) {
    Transforms.insertNodes(editor, { type: 'paragraph', children: emptyLine() }, { at: [0], select: true });
    return true;
  }
  if (wrapLoose(editor, [editor, []], 'paragraph')) return true;
  const index = editor.children.findIndex((child) => 'type' in child && child.type in strays);
  const stray = editor.children[index];
  if (isType(stray, 'list-item')) Transforms.wrapNodes(editor, { type: 'list', ordered: false, children: [] }, { at: [index] });
  else if (isType(stray, 'table-row')) Transforms.wrapNodes(editor, { type: 'table', children: [] }, { at: [index] });
  else if (stray) makeParagraph(editor, [index]);
  return stray !== undefined;
}

/** The nodes that never stand at the top. */
const strays = { 'list-item': true, 'list-item-text': true, 'table-row': true, 'table-cell': true };

function orderList(editor: Editor, [list, path]: NodeEntry<ListElement>): boolean {
  const isEmpty = list.children.every((child) => Text.isText(child) && child.text === '');
  if (isEmpty) {
    Transforms.removeNodes(editor, { at: path });
    return true;
  }
  if (listLevel(editor, path) > maxListLevels) {
    Transforms.unwrapNodes(editor, { at: path });
    return true;
  }
  const index = list.children.findIndex((child) => !isType(child, 'list-item'));
  if (index < 0) return false;
  Transforms.wrapNodes(editor, { type: 'list-item', children: [] }, { at: [...path, index] });
  return true;
}

function orderItem(editor: Editor, [item, path]: NodeEntry<ListItemElement>): boolean {
  const parent = Node.parent(editor, path);
  if (isType(parent, 'list-item')) {
    Transforms.liftNodes(editor, { at: path });
    return true;
  }
  if (!isType(parent, 'list')) {
    Transforms.wrapNodes(editor, { type: 'list', ordered: false, children: [] }, { at: path });
    return true;
  }
  if (wrapLoose(editor, [item, path], 'list-item-text')) return true;
  const children: readonly RichTextElement[] = item.children;
  for (const [index, child] of children.entries()) {
    const at = [...path, index];
    if (isType(child, 'paragraph') || isType(child, 'heading')) {
      Transforms.unsetNodes(editor, ['level'] as never, { at });
      Transforms.setNodes(editor, { type: 'list-item-text' }, { at });
    } else if (isType(child, 'list-item-text')) {
      if (index === 0) continue;
      // A second line is an item of its own.
      Transforms.wrapNodes(editor, { type: 'list-item', children: [] }, { at });
    } else if (!isType(child, 'list')) liftOut(editor, at);
    else if (index === 0) adoptList(editor, path);
    else if (index > 1) Transforms.mergeNodes(editor, { at });
    else continue;
    return true;
  }
  return false;
}

/** An item whose text is gone: its list goes to the item before it, or takes its place. */
function adoptList(editor: Editor, path: Path): void {
  if (!Path.hasPrevious(path)) return Transforms.unwrapNodes(editor, { at: [...path, 0] });
  const before = Path.previous(path);
  const size = Node.get(editor, before) as ListItemElement;
  Transforms.moveNodes(editor, { at: [...path, 0], to: [...before, size.children.length] });
  Transforms.removeNodes(editor, { at: path });
}

function orderQuote(editor: Editor, [quote, path]: NodeEntry<QuoteElement>): boolean {
  if (wrapLoose(editor, [quote, path], 'paragraph')) return true;
  const index = quote.children.findIndex((child) => !isType(child, 'paragraph'));
  if (index < 0) return false;
  const at = [...path, index];
  const child: RichTextElement | undefined = quote.children[index];
  if (isType(child, 'list') || isType(child, 'list-item') || isType(child, 'quote')) Transforms.unwrapNodes(editor, { at });
  else if (isType(child, 'embed') || isType(child, 'table')) liftOut(editor, at);
  else makeParagraph(editor, at);
  return true;
}

function orderLine(editor: Editor, [line, path]: NodeEntry<Element>): boolean {
  const block = line.children.findIndex((child) => !isInlineNode(editor, child));
  if (block >= 0) {
    const at = [...path, block];
    // What is not text cannot dissolve into a line.
    if (isType(line.children[block], 'embed')) liftOut(editor, at);
    else Transforms.unwrapNodes(editor, { at });
    return true;
  }
  const link = line.children.findIndex((child) => isType(child, 'link') && Node.string(child) === '');
  if (link < 0) return false;
  Transforms.removeNodes(editor, { at: [...path, link] });
  return true;
}

/** A link holds text only: a link in it dissolves, a plugin's node leaves it. */
function orderLink(editor: Editor, [link, path]: NodeEntry<Element>): boolean {
  const index = link.children.findIndex((child) => !Text.isText(child));
  if (index < 0) return false;
  const at = [...path, index];
  if (isType(link.children[index], 'inline-embed')) Transforms.liftNodes(editor, { at, voids: true });
  else Transforms.unwrapNodes(editor, { at });
  return true;
}

function order(editor: Editor, [node, path]: NodeEntry): boolean {
  if (Editor.isEditor(node)) return orderRoot(editor);
  if (isType(node, 'list')) return orderList(editor, [node, path]);
  if (isType(node, 'list-item')) return orderItem(editor, [node, path]);
  if (isType(node, 'quote')) return orderQuote(editor, [node, path]);
  if (isType(node, 'table')) return orderTable(editor, [node, path]);
  if (isType(node, 'table-row')) return orderRow(editor, [node, path]);
  if (isLine(node)) return orderLine(editor, [node, path]);
  return isType(node, 'link') && orderLink(editor, [node, path]);
}

/** Keeps what is in the editor such that it can be stored, whatever was deleted, merged or pasted. */
export function withSchema(editor: Editor): Editor {
  const { isInline, isVoid, normalizeNode } = editor;
  editor.isInline = (element) => element.type === 'link' || element.type === 'inline-embed' || isInline(element);
  editor.isVoid = (element) => element.type === 'embed' || element.type === 'inline-embed' || isVoid(element);
  // What is typed at the edge of a link is not part of it.
  editor.inlineEdgeAffinity = (element) => (element.type === 'link' ? 'outside' : null);
  editor.normalizeNode = (entry, options) => {
    if (!order(editor, entry)) normalizeNode(entry, options);
  };
  return editor;
}
