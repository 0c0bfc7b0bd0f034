import type { SearchSection } from '@lectern/core/server';
import type { PageFiles } from './page-files.ts';

/** Characters of a part of a file: enough to be chosen for a snippet apart from the rest. */
const length = 2000;

/** The lines of a text in parts of about as many characters; a line that is longer is cut between words. */
function* partsOf(text: string): Generator<string> {
  let at = 0;
  while (at < text.length) {
    let end = Math.min(text.length, at + length);
    if (end < text.length) {
      const line = text.lastIndexOf('\n', end);
      const space = text.lastIndexOf(' ', end);
      if (line > at + length / 2) end = line;
      else if (space > at) end = space;
    }
    yield text.slice(at, end).trim();
    at = end;
  }
}

/** A section of a page that a file of it says. */
export interface FileSection extends SearchSection {
  readonly file: string;
}

/** What the files of a page say, as sections of the least weight. */
export function* fileSections({ texts }: PageFiles): Generator<FileSection> {
  for (const { hash, fileName, text } of texts)
    for (const part of partsOf(text))
      if (part !== '') yield { anchor: '', heading: fileName, parts: [{ text: part, weight: 'D' }], isShown: true, file: hash };
}
