import letters from './letters.json' with { type: 'json' };

const known: ReadonlyMap<string, readonly [advance: number, outline: string]> = new Map(
  Object.entries(letters).map(([letter, drawn]) => {
    const [advance = ''] = drawn.split(' ', 1);
    return [letter, [Number(advance), drawn.slice(advance.length + 1)]];
  }),
);

/** Units an em of the outlines. */
const em = 1000;

/** A title as lines of outlines. */
export interface TitleSetting {
  /** In pixels. */
  readonly size: number;
  readonly lines: readonly string[];
}

interface TitleRoom {
  /** Of a line, in pixels. */
  readonly width: number;
  /** Largest first, in pixels, each with the lines that there is room for. */
  readonly sizes: readonly { readonly size: number; readonly lines: number }[];
}

/** What the face can write of a text: letters with their marks, or bare where the face has no such letter; no signs, no other scripts. */
function writable(text: string): string {
  const kept = [...text.normalize('NFC').replaceAll(/\s+/gu, ' ')].map((letter) => {
    if (known.has(letter)) return letter;
    const [bare = ''] = letter.normalize('NFD');
    return known.has(bare) ? bare : '';
  });
  return kept.join('').replaceAll(/ {2,}/g, ' ').trim();
}

const widthOf = (text: string): number => [...text].reduce((sum, letter) => sum + (known.get(letter)?.[0] ?? 0), 0);

/** A word in pieces that fit a line; all but the last end with a hyphen. */
function piecesOf(word: string, width: number): string[] {
  const pieces = [''];
  for (const letter of word) {
    const last = pieces.at(-1) ?? '';
    if (last !== '' && widthOf(`${last + letter}-`) > width) pieces.push(letter);
    else pieces[pieces.length - 1] = last + letter;
  }
  return pieces.map((piece, index) => (index < pieces.length - 1 ? `${piece}-` : piece));
}

function linesOf(text: string, width: number): string[] {
  const lines: string[] = [];
  for (const word of text.split(' ').flatMap((one) => (widthOf(one) > width ? piecesOf(one, width) : [one]))) {
    const joined = `${lines.at(-1) ?? ''} ${word}`;
    if (lines.length > 0 && widthOf(joined) <= width) lines[lines.length - 1] = joined;
    else lines.push(word);
  }
  return lines;
}

/** The last of the lines that there is room for, with dots for what follows. */
const ended = (line: string, width: number): string =>
  widthOf(`${line}…`) > width ? ended(line.slice(0, -1).trimEnd(), width) : `${line}…`;

/** Sets a title in the largest size that it fits in; in the smallest its end is left out. No lines where nothing of it can be written. */
export function setTitle(title: string, { width, sizes }: TitleRoom): TitleSetting {
  const text = writable(title);
  const set = sizes.map(({ size, lines }) => ({ size, most: lines, room: (width * em) / size, lines: [] as string[] }));
  for (const one of set) one.lines = text === '' ? [] : linesOf(text, one.room);
  const chosen = set.find(({ lines, most }) => lines.length <= most) ?? set.at(-1);
  if (!chosen) return { size: 0, lines: [] };
  const { size, most, room, lines } = chosen;
  const shown = lines.slice(0, most);
  if (lines.length > most) shown[most - 1] = ended(shown[most - 1] ?? '', room);
  return { size, lines: shown };
}

/** The outlines of a line as paths, each behind the one before it. Units are those of the face. */
export function outlinesOf(line: string): string {
  let at = 0;
  const paths = [...line].map((letter) => {
    const [advance, outline] = known.get(letter) ?? [0, ''];
    const path = outline === '' ? '' : `<path transform="translate(${at})" d="${outline}"/>`;
    at += advance;
    return path;
  });
  return paths.join('');
}
