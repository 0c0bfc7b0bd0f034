const endSignature = 0x06054b50;
const entrySignature = 0x02014b50;
const endSize = 22;

/**
 * Names of the files in a ZIP archive, from its last bytes, which hold its list; also where other bytes stand before the archive.
 * Undefined for what is none, or whose list is longer than those bytes.
 */
export function namesInZip(tail: Buffer): readonly string[] | undefined {
  for (let end = tail.length - endSize; end >= 0; end -= 1) {
    if (tail.readUInt32LE(end) !== endSignature) continue;
    const count = tail.readUInt16LE(end + 10);
    // Where the list begins is counted from its end: an archive behind a picture says of itself where it would begin alone.
    let place = end - tail.readUInt32LE(end + 12);
    const names: string[] = [];
    for (let index = 0; index < count; index += 1) {
      if (place < 0 || place + 46 > end || tail.readUInt32LE(place) !== entrySignature) return undefined;
      const nameLength = tail.readUInt16LE(place + 28);
      names.push(tail.toString('utf8', place + 46, place + 46 + nameLength));
      place += 46 + nameLength + tail.readUInt16LE(place + 30) + tail.readUInt16LE(place + 32);
    }
    return names;
  }
  return undefined;
}

const macro = /(?:^|\/)(?:vbaproject\.bin|vbadata\.xml)$|^(?:basic|scripts)\//i;

/** Whether a file of an office document holds macros, by its name in the archive. */
export const isMacro = (name: string): boolean => macro.test(name);
