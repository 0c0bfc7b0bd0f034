import type { Mark } from './marks.ts';
import { ownElement } from './sheet.ts';

const css = `
:host { display: block; margin: 1rem auto; max-inline-size: 40rem; padding: 0 1rem; }
p { margin: 0; padding: 0.875rem 1rem; border: 1px dashed #8a949b; border-radius: 5px; background: #f4f5f6; color: #3d4a55;
  font: 400 14px/1.5 system-ui, sans-serif; }
`;

/** Says in the place of each block of which nothing is seen why that is so, so that it can be seen and chosen. */
export function writeNotes(marks: ReadonlyMap<string, Mark>, notes: Readonly<Record<string, string>>): void {
  for (const [name, { start, end, reason = 'empty' }] of marks) {
    // Pieces around the blocks may well hold nothing.
    const note = name.startsWith('b:') ? notes[reason] : undefined;
    if (note === undefined || start.nextSibling !== end) continue;
    const { host, root } = ownElement('lectern-note', css);
    const text = document.createElement('p');
    text.textContent = note;
    root.append(text);
    start.after(host);
  }
}
