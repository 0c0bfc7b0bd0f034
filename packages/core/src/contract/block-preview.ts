/**
 * A drawing of what a block looks like, shown where editors choose one: path data (`M8 12h40v3H8z`) in a box of 96 by 60,
 * by what it stands for. Each is filled with a colour of the admin, so that it fits its light and its dark theme.
 */
export interface BlockPreview {
  /** Grounds: bands, cells, cards. */
  readonly ground?: string;
  /** Lines of text. */
  readonly text?: string;
  /** Titles. */
  readonly title?: string;
  /** Pictures. */
  readonly picture?: string;
  /** Accents: buttons, marks. */
  readonly accent?: string;
}

/** Pieces from which a `BlockPreview` is put together. */
export const draw = {
  /** A rectangle. */
  bar: (x: number, y: number, width: number, height: number): string => `M${x} ${y}h${width}v${height}h-${width}z`,
  /** Lines of text below each other, the last one shorter. */
  lines: (x: number, y: number, width: number, count: number): string =>
    Array.from({ length: count }, (_, line) =>
      draw.bar(x, y + line * 6, line === count - 1 && count > 1 ? Math.round(width * 0.6) : width, 2.5),
    ).join(''),
};
