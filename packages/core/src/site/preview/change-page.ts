import type { ToPreview } from '../../contract/preview-messages.ts';
import { findMarks, marksWithin, nodesOf } from './marks.ts';
import type { Mark } from './marks.ts';

type Change = Extract<ToPreview, { readonly type: 'change' }>;

/** Told to islands before they go. */
const stopEvent = 'lectern:stop';

function remove(mark: Mark): void {
  const nodes = nodesOf(mark);
  for (const node of nodes)
    if (node instanceof Element)
      for (const island of [node, ...node.querySelectorAll('[data-island]')]) island.dispatchEvent(new Event(stopEvent));
  for (const node of nodes) node.remove();
}

function fragmentOf(html: string): DocumentFragment {
  const template = document.createElement('template');
  template.innerHTML = html;
  // In the page's document, so that nothing of it is made twice.
  return document.importNode(template.content, true);
}

/** Puts the stylesheets that are missing where a page would link them. */
function addStylesheets(addresses: readonly string[]): void {
  let last: Element | undefined;
  for (const address of addresses) {
    let link = [...document.querySelectorAll('link[rel=stylesheet]')].find((known) => known.getAttribute('href') === address);
    if (!link) {
      link = document.createElement('link');
      link.setAttribute('rel', 'stylesheet');
      link.setAttribute('href', address);
      if (last) last.after(link);
      else document.head.append(link);
    }
    last = link;
  }
}

/** Brings the blocks of the page into an order, and takes away those that it does not name. */
function arrange(all: Mark, order: readonly string[]): void {
  const blocks = marksWithin(all);
  let next: ChildNode | null = all.start.nextSibling;
  for (const key of order) {
    const mark = blocks.get(`b:${key}`);
    if (!mark) continue;
    if (mark.start !== next) for (const node of nodesOf(mark)) all.start.parentNode?.insertBefore(node, next);
    next = mark.end.nextSibling;
  }
  const kept = new Set(order.map((key) => `b:${key}`));
  for (const [name, mark] of blocks) if (!kept.has(name)) remove(mark);
}

/** Draws what changed, and nothing else. False where the page has no place for it. */
export function changePage({ blocks, order, layout = {}, stylesheets }: Change): boolean {
  addStylesheets(stylesheets);
  const marks = findMarks(document.body);
  const all = marks.get('p:blocks');
  if (!all) return false;
  // The aside stands in an element of its own, which is there only with it.
  const fits = (name: string, html: string): boolean => marks.has(`p:${name}`) || html === '';
  if (!Object.entries(layout).every(([name, html]) => fits(name, html))) return false;
  for (const [name, html] of Object.entries(layout)) {
    const mark = marks.get(`p:${name}`);
    if (!mark) continue;
    if (name === 'aside' && html === '') return false;
    mark.start.before(fragmentOf(`<!--p:${name}-->${html}<!--/p:${name}-->`));
    remove(mark);
  }
  for (const [key, html] of Object.entries(blocks)) {
    // One that is about to leave a slot still stands there.
    const mark = (order.includes(key) ? marksWithin(all) : findMarks(document.body)).get(`b:${key}`);
    const fragment = fragmentOf(html);
    if (mark) {
      mark.start.before(fragment);
      remove(mark);
    } else all.end.before(fragment);
  }
  arrange(all, order);
  return true;
}
