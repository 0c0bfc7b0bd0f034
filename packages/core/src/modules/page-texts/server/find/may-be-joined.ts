/** A part of a needle that may stand at a side of a piece, and the place at which it ends or begins in the needle. */
interface Part {
  readonly place: number;
  readonly text: string;
}

/** Parts by the character at the side of the piece, of which those that are the same in their last eight bits stand together. */
type Parts = readonly (readonly Part[] | undefined)[];

function partsBy(parts: readonly Part[], sideOf: (part: Part) => number): Parts {
  const grouped = Map.groupBy(parts, (part) => sideOf(part) & 0xff);
  // A list, because each piece of each page asks.
  return Array.from({ length: 0x100 }, (_, code) => grouped.get(code));
}

/** Stands between pieces of text, as it does in JSON. */
export const quote = '"';

/** The places in a needle that are reached from others across whole pieces. */
function reachedFrom(places: ReadonlySet<number>, needle: string, pieces: ReadonlySet<string>): ReadonlySet<number> {
  const reached = new Set(places);
  // A set that grows while it is walked is walked to its end.
  for (const place of reached) for (const piece of pieces) if (needle.startsWith(piece, place)) reached.add(place + piece.length);
  return reached;
}

/** Every part of a needle with which one of the pieces ends. */
function endsIn(pieces: string, heads: Parts): ReadonlySet<number> {
  const places = new Set<number>();
  for (let start = 0, end = 0; start < pieces.length; start = end + 1) {
    const found = pieces.indexOf(quote, start);
    end = found < 0 ? pieces.length : found;
    const parts = end > start ? heads[pieces.charCodeAt(end - 1) & 0xff] : undefined;
    if (!parts) continue;
    for (const { place, text } of parts) if (place <= end - start && pieces.startsWith(text, end - place)) places.add(place);
  }
  return places;
}

interface Beginnings {
  /** The places of the parts with which a piece begins. */
  readonly places: ReadonlySet<number>;
  /** Whole pieces that stand inside the needle. */
  readonly inside: ReadonlySet<string>;
}

/** What of a needle stands at the beginning of the pieces. */
function beginningsIn(pieces: string, needle: string, tails: Parts): Beginnings {
  const places = new Set<number>();
  const inside = new Set<string>();
  for (let start = 0, end = 0; start < pieces.length; start = end + 1) {
    const found = pieces.indexOf(quote, start);
    end = found < 0 ? pieces.length : found;
    const parts = tails[pieces.charCodeAt(start) & 0xff];
    if (!parts || end === start) continue;
    for (const { place, text } of parts) if (pieces.startsWith(text, start)) places.add(place);
    if (end - start >= needle.length) continue;
    const piece = pieces.slice(start, end);
    if (needle.includes(piece)) inside.add(piece);
  }
  return { places, inside };
}

/**
 * Asks whether a needle, which holds no quote, may stand in a text that is made of pieces between quotes: in one of them, or
 * at the end of one and the beginning of another, with whole ones between them, in whatever order.
 */
export function mayBeJoined(needle: string): (pieces: string) => boolean {
  const places = Array.from({ length: Math.max(0, needle.length - 1) }, (_, index) => index + 1);
  const heads = partsBy(
    places.map((place) => ({ place, text: needle.slice(0, place) })),
    ({ place }) => needle.charCodeAt(place - 1),
  );
  const tails = partsBy(
    places.map((place) => ({ place, text: needle.slice(place) })),
    ({ place }) => needle.charCodeAt(place),
  );
  return (pieces) => {
    if (pieces.includes(needle)) return true;
    const begun = beginningsIn(pieces, needle, tails);
    if (begun.places.size === 0) return false;
    const reached = reachedFrom(endsIn(pieces, heads), needle, begun.inside);
    return [...begun.places].some((place) => reached.has(place));
  };
}
