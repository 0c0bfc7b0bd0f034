import { createTurns } from '../kernel/turns.ts';

/** Entries from which on a list or record is written piece by piece, and characters that become bytes together. */
const [many, together] = [200, 1_000_000];
/** Levels of an answer on which such lists and records stand: its data, and what the data are made of. */
const levels = 3;

type Container = readonly unknown[] | Readonly<Record<string, unknown>>;

const isContainer = (value: unknown): value is Container =>
  typeof value === 'object' && value !== null && !('toJSON' in value && typeof value.toJSON === 'function');

const hasMany = (value: unknown, level: number): boolean => {
  if (level === 0 || !isContainer(value)) return false;
  const items = Object.values(value);
  return items.length >= many || items.some((item) => hasMany(item, level - 1));
};

/** The text of a value in pieces; none where JSON has no word for it. */
function* piecesOf(value: unknown, level: number): Generator<string> {
  if (level === 0 || !isContainer(value)) {
    const text = JSON.stringify(value) as string | undefined;
    if (text !== undefined) yield text;
    return;
  }
  const isList = Array.isArray(value);
  let before = isList ? '[' : '{';
  for (const [key, item] of Object.entries(value)) {
    const name = isList ? '' : `${JSON.stringify(key)}:`;
    let isFirst = true;
    for (const piece of piecesOf(item, level - 1)) {
      yield isFirst ? before + name + piece : piece;
      isFirst = false;
    }
    if (isFirst && isList) yield `${before}null`;
    if (!isFirst || isList) before = ',';
  }
  yield (before === ',' ? '' : before) + (isList ? ']' : '}');
}

/**
 * The JSON of an answer; of one with long lists or records as bytes, written with a turn for other requests after each few
 * milliseconds. Undefined where it is short, which whoever sends it writes.
 */
export async function writeLongJSON(value: unknown): Promise<Buffer | undefined> {
  if (!hasMany(value, levels)) return undefined;
  const done: Buffer[] = [];
  const turn = createTurns();
  let text = '';
  for (const piece of piecesOf(value, levels)) {
    text += piece;
    if (text.length >= together) {
      done.push(Buffer.from(text));
      text = '';
    }
    await turn();
  }
  done.push(Buffer.from(text));
  return Buffer.concat(done);
}
