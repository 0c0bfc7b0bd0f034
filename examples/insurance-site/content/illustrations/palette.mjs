/** The colours of the house, and the shades that light and shadow make of them. */
export const tint = {
  paper: '#f7f4ee',
  limestone: '#ece6da',
  sandstone: '#d3c8b4',
  sandShade: '#a99b82',
  ink: '#1d2730',
  night: '#0d2439',
  deep: '#12324f',
  slate: '#3d4a55',
  slateLight: '#66747f',
  blue: '#1d4a73',
  sky: '#5b8bb5',
  ice: '#a9c6de',
  amber: '#c98a2b',
  honey: '#e6b762',
  straw: '#f3dca6',
  brick: '#8a4a3a',
  brickShade: '#5f302a',
  ruby: '#8f2436',
  rose: '#c2596a',
  green: '#3c6b52',
  sage: '#8fb39c',
  copper: '#6f9c8c',
  bark: '#5b4330',
  bronze: '#8a6a34',
};

const channels = (hex) => [1, 3, 5].map((at) => parseInt(hex.slice(at, at + 2), 16));

/** The colour between two others; `share` 0 is the first, 1 the second. */
export function mix(from, to, share) {
  const [a, b] = [channels(from), channels(to)];
  const part = Math.min(1, Math.max(0, share));
  return `#${a
    .map((value, at) =>
      Math.round(value + (b[at] - value) * part)
        .toString(16)
        .padStart(2, '0'),
    )
    .join('')}`;
}

/** The colour at a share of a row of colours, evenly spread. */
export function ramp(colours, share) {
  const at = Math.min(0.9999, Math.max(0, share)) * (colours.length - 1);
  return mix(colours[Math.floor(at)], colours[Math.floor(at) + 1], at % 1);
}

/** Numbers between 0 and 1, the same row for the same seed. */
export function random(seed) {
  let state = seed * 2654435761;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
  };
}
