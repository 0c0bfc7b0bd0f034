import { nodesOf } from './marks.ts';
import type { Mark } from './marks.ts';
import { ownElement } from './sheet.ts';

const css = `
:host { display: block; margin: 1rem auto; max-inline-size: 40rem; padding: 0 1rem; }
div { display: grid; gap: 2px; place-content: center; box-sizing: border-box; min-block-size: 96px; padding: 14px 16px;
  border: 1px dashed #8a949b; border-radius: 5px; background: light-dark(#f4f5f6, #20272d);
  color: light-dark(#3d4a55, #c3cbd1); font: 400 14px/1.5 system-ui, sans-serif; text-align: center; text-wrap: pretty; }
strong { font-weight: 600; }
p { margin: 0; }
`;

/** What is seen though it holds no text; what comes later by a script; and a note that stands here already. */
const drawn =
  'img, picture, svg, video, audio, canvas, iframe, object, embed, hr, input, select, textarea, button, [data-island], lectern-note';

const isSilent = (element: Element | null): boolean => element?.closest('script, style, template, noscript') !== null;

function hasText(node: Node): boolean {
  const walker = document.createTreeWalker(node, NodeFilter.SHOW_TEXT);
  for (let at: Node | null = walker.currentNode; at; at = walker.nextNode())
    if (at instanceof Text && at.data.trim() !== '' && !isSilent(at.parentElement)) return true;
  return false;
}

/** Whether something of a block is seen. A picture may still be on its way, so that sizes say nothing. */
const isSeen = (mark: Mark): boolean =>
  nodesOf(mark).some((node) => {
    if (node instanceof Element && (node.matches(drawn) || node.querySelector(drawn))) return true;
    return hasText(node);
  });

/** Says in the place of each block of which nothing is seen what it is and why that is so, so that it can be seen and chosen. */
export function writeNotes(
  marks: ReadonlyMap<string, Mark>,
  notes: Readonly<Record<string, string>>,
  names: ReadonlyMap<string, string>,
): void {
  for (const [place, mark] of marks) {
    // Pieces around the blocks may well hold nothing.
    const note = place.startsWith('b:') ? notes[mark.reason ?? 'empty'] : undefined;
    if (note === undefined || isSeen(mark)) continue;
    const { host, root } = ownElement('lectern-note', css);
    const box = document.createElement('div');
    const name = document.createElement('strong');
    name.textContent = names.get(place.slice(2)) ?? '';
    name.hidden = name.textContent === '';
    const text = document.createElement('p');
    text.textContent = note;
    box.append(name, text);
    root.append(box);
    mark.start.after(host);
  }
}
