/** A place in a text, in UTF-16 units. */
interface Range {
  readonly start: number;
  readonly end: number;
}

/** The share of the room that is left before what is found. */
const lead = 1 / 3;

const isSpace = (text: string, at: number): boolean => /\s/.test(text.charAt(at));
const isHalf = (text: string, at: number): boolean => /[\udc00-\udfff]/.test(text.charAt(at));

/** The next place from here, towards the range, where no word is cut. */
function nextCut(text: string, from: number, { towards, step }: { towards: number; step: 1 | -1 }): number {
  if (from <= 0) return 0;
  if (from >= text.length) return text.length;
  for (let at = from; at !== towards; at += step) if (isSpace(text, step === 1 ? at - 1 : at)) return at;
  return towards;
}

/** The range with as much around it as `most` has room for, a third of it before, without cutting words; longer ones are cut. */
export function widen(text: string, { start, end }: Range, most: number): Range {
  const room = most - (end - start);
  if (room <= 0) return { start, end: start + most - (isHalf(text, start + most) ? 1 : 0) };
  const before = Math.max(Math.floor(room * lead), room - (text.length - end));
  const from = nextCut(text, Math.max(0, start - before), { towards: start, step: 1 });
  const until = nextCut(text, Math.min(text.length, from + most), { towards: end, step: -1 });
  return { start: from, end: until };
}
