/** Hears of what a PDF is made of. */
interface Listener {
  /** A name outside of texts, comments and streams, with its escapes undone: `JavaScript` of `/J#61vaScript`. */
  readonly name: (name: string) => void;
  /** The bytes of a stream of objects, as they lie in the file. Absent where streams are not looked into. */
  readonly objects?: (bytes: Buffer) => void;
}

/** Reads a PDF piece by piece. */
export interface PdfReader {
  write(chunk: Buffer): void;
  end(): void;
}

/** Bytes of one stream of objects that are looked into; a longer one is no list of objects. */
const longestObjects = 16_000_000;
/** Characters of a name; longer ones name nothing that is known. */
const longestName = 127;

const streamEnd = Buffer.from('endstream');
const white = new Set([0, 9, 10, 12, 13, 32]);
const delimiters = new Set([...'()<>[]{}/%'].map((sign) => sign.charCodeAt(0)));
const isRegular = (byte: number): boolean => !white.has(byte) && !delimiters.has(byte);

const unescaped = (name: string): string =>
  name.replaceAll(/#([0-9a-f]{2})/gi, (_, hex: string) => String.fromCharCode(Number.parseInt(hex, 16)));

/** What is being read: a word may be a name, a keyword or a number. */
type Place = 'between' | 'word' | 'text' | 'escape' | 'comment' | 'stream';

/**
 * Reads the structure of a PDF as far as names go: texts, comments and streams are left out, so that what a page says, or a
 * picture happens to hold, is no name. Streams end at `endstream`, because their length may stand anywhere in the file.
 */
export function readPdf({ name: onName, objects: onObjects }: Listener): PdfReader {
  let place: Place = 'between';
  let word = '';
  /** Names since the last object began: those of the dictionary, once its stream begins. */
  let names = new Set<string>();
  let depth = 0;
  /** The last bytes of a stream, in which its end may have begun, and what lies before them where it holds objects. */
  let tail: Buffer = Buffer.alloc(0);
  let parts: Buffer[] = [];
  let kept = 0;

  const endWord = (): void => {
    if (word.startsWith('/')) {
      const name = unescaped(word.slice(1));
      names.add(name);
      onName(name);
    } else if (word === 'obj') names = new Set();
    place = word === 'stream' && onObjects ? 'stream' : 'between';
    word = '';
  };
  const keep = (bytes: Buffer): void => {
    if (!names.has('ObjStm') || kept > longestObjects) return;
    parts.push(bytes);
    kept += bytes.length;
  };

  /** Reads on in a stream; answers with the place behind its end, or the end of the chunk. */
  function passStream(chunk: Buffer, from: number): number {
    const bytes = Buffer.concat([tail, chunk.subarray(from)]);
    const end = bytes.indexOf(streamEnd);
    if (end === -1) {
      const held = Math.max(0, bytes.length - streamEnd.length + 1);
      keep(bytes.subarray(0, held));
      tail = bytes.subarray(held);
      return chunk.length;
    }
    keep(bytes.subarray(0, end));
    if (parts.length > 0 && kept <= longestObjects) onObjects?.(Buffer.concat(parts));
    const next = from + end + streamEnd.length - tail.length;
    [place, tail, parts, kept] = ['between', Buffer.alloc(0), [], 0];
    return next;
  }

  function step(byte: number): void {
    const sign = String.fromCharCode(byte);
    if (place === 'escape') place = 'text';
    else if (place === 'comment') {
      if (byte === 10 || byte === 13) place = 'between';
    } else if (place === 'text') {
      if (sign === '\\') place = 'escape';
      else if (sign === '(') depth += 1;
      else if (sign === ')' && (depth -= 1) === 0) place = 'between';
    } else {
      if (place === 'word' && isRegular(byte)) {
        if (word.length <= longestName) word += sign;
        return;
      }
      if (place === 'word') endWord();
      if ((place as Place) === 'stream') return;
      if (sign === '%') place = 'comment';
      else if (sign === '(') [place, depth] = ['text', 1];
      else if (sign === '/' || isRegular(byte)) [place, word] = ['word', sign];
    }
  }

  return {
    write(chunk) {
      let at = 0;
      while (at < chunk.length) {
        if (place === 'stream') at = passStream(chunk, at);
        else {
          step(chunk[at] ?? 0);
          at += 1;
        }
      }
    },
    end() {
      if (place === 'word') endWord();
    },
  };
}
