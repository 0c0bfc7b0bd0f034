/** A part of the page between two comments. */
export interface Mark {
  readonly start: Comment;
  readonly end: Comment;
  /** Why nothing stands between them. */
  readonly reason: string | undefined;
}

const isMark = (text: string): boolean => /^\/?[bp]:/.test(text);

/** The parts of a page by name: `b:{key}` blocks, `p:{name}` pieces around them. */
export function findMarks(root: Node): Map<string, Mark> {
  const found = new Map<string, Mark>();
  const open: Comment[] = [];
  const walker = document.createTreeWalker(root, NodeFilter.SHOW_COMMENT);
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const comment = node as Comment;
    if (!isMark(comment.data)) continue;
    if (!comment.data.startsWith('/')) open.push(comment);
    else {
      const start = open.pop();
      const [name = '', reason] = start?.data.split(' ', 2) ?? [];
      // What a view did with its slot may have taken one of the two along.
      if (start && comment.data === `/${name}` && start.parentNode === comment.parentNode)
        found.set(name, { start, end: comment, reason });
    }
  }
  return found;
}

/** The parts that lie right in another, without those within them. */
export function marksWithin({ start, end }: Mark): Map<string, Mark> {
  const found = new Map<string, Mark>();
  let open: Comment | undefined;
  for (let node = start.nextSibling; node && node !== end; node = node.nextSibling) {
    if (!(node instanceof Comment) || !isMark(node.data)) continue;
    const [name = '', reason] = (open ?? node).data.split(' ', 2);
    if (!open) open = node;
    else if (node.data === `/${name}`) {
      found.set(name, { start: open, end: node, reason });
      open = undefined;
    }
  }
  return found;
}

/** The nodes of a part, its two comments included. */
export function nodesOf({ start, end }: Mark): ChildNode[] {
  const nodes: ChildNode[] = [start];
  for (let node: ChildNode | null = start; node && node !== end;) {
    node = node.nextSibling;
    if (node) nodes.push(node);
  }
  return nodes;
}

/** The place of a part on the page, in pixels of the window. */
export function boxOf({ start, end }: Mark): DOMRect {
  const range = document.createRange();
  range.setStartAfter(start);
  range.setEndBefore(end);
  return range.getBoundingClientRect();
}

/** The key of the innermost block in which a node stands. */
export function keyAt(node: Node | null): string | undefined {
  for (let at = node; at; at = at.parentNode) {
    let closed = 0;
    for (let before = at.previousSibling; before; before = before.previousSibling) {
      if (!(before instanceof Comment) || !isMark(before.data)) continue;
      if (before.data.startsWith('/')) closed += 1;
      else if (closed > 0) closed -= 1;
      else if (before.data.startsWith('b:')) return before.data.slice(2).split(' ', 1)[0];
    }
  }
  return undefined;
}
