/** Pixels of the picture in which a colour is looked for, along its width: few, since only the large parts count. */
export const colourWidth = 16;

/** Bits of each channel in which colours are the same. */
const kept = 3;

interface Shade {
  readonly count: number;
  readonly red: number;
  readonly green: number;
  readonly blue: number;
}

const none: Shade = { count: 0, red: 0, green: 0, blue: 0 };

const hex = (sum: number, count: number): string =>
  Math.round(sum / count)
    .toString(16)
    .padStart(2, '0');

/**
 * The colour that most of a small picture has, `#rrggbb`: the middle of the shades that occur most. Empty where any of it is
 * transparent. `pixels`: red, green, blue and alpha of each, a byte each.
 */
export function dominantColour(pixels: Uint8Array): string {
  const shades = new Map<number, Shade>();
  let most = none;
  for (let at = 0; at + 3 < pixels.length; at += 4) {
    const [red = 0, green = 0, blue = 0, alpha = 0] = pixels.subarray(at, at + 4);
    if (alpha < 255) return '';
    const key = [red, green, blue].reduce((sum, channel) => (sum << kept) | (channel >> (8 - kept)), 0);
    const known = shades.get(key) ?? none;
    const shade = { count: known.count + 1, red: known.red + red, green: known.green + green, blue: known.blue + blue };
    shades.set(key, shade);
    if (shade.count > most.count) most = shade;
  }
  const { count, red, green, blue } = most;
  return count === 0 ? '' : `#${hex(red, count)}${hex(green, count)}${hex(blue, count)}`;
}
