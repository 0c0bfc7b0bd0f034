/** Steps of each channel that the stylesheet knows. Each stands for its middle. */
const steps = 8;

/** The luminance, 0 to 1, below which white letters are easier to read than black ones. */
const darkBelow = 0.179;

const linear = (channel: number): number => {
  const part = channel / 255;
  return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
};

/**
 * The names of an image's colour, `#rrggbb`, for its `data-tint`: `r3 g4 b1`, and `dark` where letters on it have to be white. A page may
 * have no style of its own, so colours are named in steps. Undefined for none.
 */
export function tintOf(colour: string | undefined): string | undefined {
  const channels = /^#([0-9a-f]{2})([0-9a-f]{2})([0-9a-f]{2})$/.exec(colour ?? '')?.slice(1);
  if (!channels) return undefined;
  const width = 256 / steps;
  const [red = 0, green = 0, blue = 0] = channels.map((channel) => Math.floor(Number.parseInt(channel, 16) / width));
  const [r, g, b] = [red, green, blue].map((step) => linear(step * width + width / 2)) as [number, number, number];
  const isDark = 0.2126 * r + 0.7152 * g + 0.0722 * b < darkBelow;
  return `r${red} g${green} b${blue}${isDark ? ' dark' : ''}`;
}
