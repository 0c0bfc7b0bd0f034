/** Letters that the name of a file or folder of the library may have, the extension of a file included. */
export const longestMediaName = 100;

// oxlint-disable-next-line no-control-regex -- control characters are what is looked for
const forbidden = /[\u0000-\u001f\u007f/\\:*?"<>|\u200b\u200e\u200f\u202a-\u202e\u2066-\u2069\ufeff]/g;
/** A joiner (ZWNJ or ZWJ) that does not stand between two letters or emoji, where no script and no emoji has one. */
const strayJoiner =
  /(?<![\p{L}\p{M}\p{Extended_Pictographic}\p{Emoji_Modifier}])[\u200c\u200d]|[\u200c\u200d](?![\p{L}\p{M}\p{Extended_Pictographic}])/gu;
const reservedOnWindows = /^(con|prn|aux|nul|com\d|lpt\d)(\..*)?$/i;

/** Whether a file or folder of the library may be called so: as every system that people work with takes it. */
export const isMediaName = (name: string): boolean =>
  name !== '' &&
  name.length <= longestMediaName &&
  name.isWellFormed() &&
  name !== '.' &&
  name !== '..' &&
  name.search(forbidden) === -1 &&
  name.search(strayJoiner) === -1 &&
  !/^[\s.]|[\s.]$/.test(name) &&
  !reservedOnWindows.test(name);

/**
 * The name under which a file that somebody chose can stand in the library: its own in NFC where that may be, else one like it.
 * What is left of a name that says nothing is `file`.
 */
export function proposedMediaName(fileName: string): string {
  const name = fileName.normalize('NFC').toWellFormed().trim();
  const ending = /\.[\p{L}\p{N}]{1,10}$/u.exec(name)?.[0] ?? '';
  const stem = name.slice(0, name.length - ending.length);
  const isProper = (one: string): boolean => isMediaName(one) && isMediaName(`${one}${ending}`);
  if (isProper(stem)) return name;
  const cleaned = stem
    .replaceAll(forbidden, ' ')
    .replaceAll(strayJoiner, '')
    .replaceAll(/\s+/g, ' ')
    .slice(0, longestMediaName - ending.length)
    .replace(/^[\s.]+|[\s.\u200c\u200d\p{Cs}]+$/gu, '');
  return `${[cleaned, `${cleaned} file`].find(isProper) ?? 'file'}${ending}`;
}
