import { cleanText } from '../../document/clean-text.ts';
import { collectText } from '../../document/collect-lines.ts';
import type { PastedBlock } from '../../paste/pasted.types.ts';

const maxTitle = 255;

/** `2026-11_jaar-verslag.docx` as a person would write it. */
const titleOfName = (name: string): string =>
  name
    .replace(/\.[^.]*$/, '')
    .replace(/[_-]+/g, ' ')
    .replace(/\s+/g, ' ')
    .trim();

/** What a page of a file is called: as the file says, else by its first heading, else by its name. */
export function titleOf({ title, name, blocks }: { title: string; name: string; blocks: readonly PastedBlock[] }): string {
  const heading = blocks.find((block) => block.type === 'heading');
  const found = title || (heading ? collectText(heading).join(' ') : '') || titleOfName(name);
  return cleanText(found).slice(0, maxTitle).toWellFormed();
}
