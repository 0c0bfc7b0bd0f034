import type { Place } from '#modules/pages/edits/place.ts';

/** A line of the outline, in pixels from the top of the window. */
export interface LineBox {
  readonly top: number;
  readonly bottom: number;
}

/**
 * Heights at which a block comes to stand, by landing: between two of the other lines, above the first, below the last,
 * and in the middle of its own line where it stands already. In pixels from the top of the window.
 */
export function landingHeights(lines: readonly LineBox[], own: number): readonly number[] {
  const others = lines.toSpliced(own, 1);
  return lines.map((line, index) => {
    const [above, below] = [others[index - 1], others[index]];
    if (index === own || (!above && !below)) return (line.top + line.bottom) / 2;
    if (!above) return below?.top ?? 0;
    return below ? (above.bottom + below.top) / 2 : above.bottom;
  });
}

/** The landing that is nearest to a height; of two that are equally near, the one further on the way. */
export function landingAt(
  heights: readonly number[],
  places: readonly (Place | undefined)[],
  { y, direction }: { readonly y: number; readonly direction: 1 | -1 },
): number | undefined {
  let nearest: number | undefined;
  let distance = Number.POSITIVE_INFINITY;
  for (const [index, height] of heights.entries()) {
    // Middles of lines are no whole pixels.
    const own = Math.abs(height - y - direction);
    if (!places[index] || own >= distance) continue;
    nearest = index;
    distance = own;
  }
  return nearest;
}

/** The next landing from one on in a direction; undefined where there is none. */
export function nextLanding(places: readonly (Place | undefined)[], from: number, direction: 1 | -1): number | undefined {
  for (let index = from + direction; index >= 0 && index < places.length; index += direction) if (places[index]) return index;
  return undefined;
}
