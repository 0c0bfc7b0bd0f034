/** Reads from an OpenType file (sfnt) what a fallback face needs to take the same room: line metrics and advances. */
export function readMetrics(font) {
  const tables = readTables(font);
  const unitsPerEm = font.readUInt16BE(tables.head + 18);
  const advance = advanceReader(font, tables);
  const glyphOf = glyphReader(font, tables.cmap);
  return {
    ascent: font.readInt16BE(tables.hhea + 4) / unitsPerEm,
    descent: -font.readInt16BE(tables.hhea + 6) / unitsPerEm,
    lineGap: font.readInt16BE(tables.hhea + 8) / unitsPerEm,
    /** Width of a text in em, without kerning. */
    widthOf: (text) => [...text].reduce((sum, letter) => sum + advance(glyphOf(letter.codePointAt(0))), 0) / unitsPerEm,
  };
}

/** The descriptors of the `@font-face` that lets `fallback` stand in for `web` without moving a line. */
export function fallbackDescriptors({ web, fallback, sample }) {
  const size = web.widthOf(sample) / fallback.widthOf(sample);
  const percent = (value) => `${(value * 100).toFixed(2)}%`;
  return {
    'size-adjust': percent(size),
    'ascent-override': percent(web.ascent / size),
    'descent-override': percent(web.descent / size),
    'line-gap-override': percent(web.lineGap / size),
  };
}

function readTables(font) {
  const count = font.readUInt16BE(4);
  const entries = Array.from({ length: count }, (_, index) => 12 + index * 16);
  return Object.fromEntries(entries.map((at) => [font.toString('latin1', at, at + 4), font.readUInt32BE(at + 8)]));
}

function advanceReader(font, { hhea, hmtx }) {
  const count = font.readUInt16BE(hhea + 34);
  return (glyph) => font.readUInt16BE(hmtx + Math.min(glyph, count - 1) * 4);
}

/** Looks a character up in the subtable of format 4, which every font with Latin letters has. */
function glyphReader(font, cmap) {
  const count = font.readUInt16BE(cmap + 2);
  const offsets = Array.from({ length: count }, (_, index) => cmap + font.readUInt32BE(cmap + 8 + index * 8));
  const table = offsets.find((offset) => font.readUInt16BE(offset) === 4);
  if (table === undefined) throw new Error('The font has no character map of format 4.');
  const segments = font.readUInt16BE(table + 6) / 2;
  const at = (column, segment) => table + 14 + column * segments * 2 + (column > 0 ? 2 : 0) + segment * 2;
  return (code) => {
    const segment = Array.from({ length: segments }, (_, index) => index).find(
      (index) => font.readUInt16BE(at(0, index)) >= code,
    );
    if (segment === undefined || font.readUInt16BE(at(1, segment)) > code) return 0;
    const delta = font.readUInt16BE(at(2, segment));
    const range = font.readUInt16BE(at(3, segment));
    if (range === 0) return (code + delta) & 0xffff;
    const glyph = font.readUInt16BE(at(3, segment) + range + (code - font.readUInt16BE(at(1, segment))) * 2);
    return glyph === 0 ? 0 : (glyph + delta) & 0xffff;
  };
}
