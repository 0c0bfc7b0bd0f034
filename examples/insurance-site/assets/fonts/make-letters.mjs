/**
 * Reads the outlines of the heading face at its weight of 500, for drawings that no browser sets: run it after that face was
 * made anew.
 *
 *   node make-letters.mjs
 */
import { readFile, writeFile } from 'node:fs/promises';
import subsetFont from 'subset-font';

// It says that it is a module, and is none.
const { default: opentype } = await import('opentype.js');

const font = await readFile(new URL('source-serif-4.woff2', import.meta.url));
const [first, last] = [0x20, 0x2212];
const characters = Array.from({ length: last - first + 1 }, (_, index) => String.fromCodePoint(first + index));
const fixed = await subsetFont(font, characters.join(''), { targetFormat: 'sfnt', variationAxes: { wght: 500 } });
const face = opentype.parse(fixed.buffer.slice(fixed.byteOffset, fixed.byteOffset + fixed.byteLength));

const lines = characters.flatMap((character) => {
  const glyph = face.charToGlyph(character);
  if (glyph.index === 0) return [];
  // A thousand units an em, with the line of writing at 0.
  const outline = glyph.getPath(0, 0, 1000).toPathData(0);
  return [`  ${JSON.stringify(character)}: ${JSON.stringify(`${Math.round(glyph.advanceWidth)} ${outline}`)}`];
});
await writeFile(new URL('../../theme/share-image/letters.json', import.meta.url), `{\n${lines.join(',\n')}\n}\n`);
console.log(`${lines.length} letters`);
