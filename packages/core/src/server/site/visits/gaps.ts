/** The place of a block that is made for each visitor, in a page that is kept. No text of a page holds NUL. */
export const gapOf = (key: string, position: number): string => `\0visit:${key}:${position === 0 ? 0 : 1}\0`;

const gap = /\0visit:([a-z0-9-]+):([01])\0/;

export const hasGaps = (html: string): boolean => html.includes('\0visit:');

/** HTML with its gaps filled by what `draw` makes for the block under a key, all of them at once. */
export async function fillGaps(html: string, draw: (key: string, position: number) => Promise<string>): Promise<string> {
  const pieces = html.split(gap);
  const filled: Promise<string>[] = [];
  for (let index = 0; index < pieces.length; index += 3) {
    filled.push(Promise.resolve(pieces[index] ?? ''));
    const key = pieces[index + 1];
    if (key !== undefined) filled.push(draw(key, Number(pieces[index + 2])));
  }
  return (await Promise.all(filled)).join('');
}
