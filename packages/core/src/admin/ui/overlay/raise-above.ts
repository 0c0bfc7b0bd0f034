/** A box of the window, in pixels. */
interface Box {
  readonly left: number;
  readonly right: number;
  readonly top: number;
  readonly bottom: number;
}

/** Pixels between the two. */
const gap = 8;

/** Taller ones, such as a long text, show themselves beside what lies on them. */
const tall = 160;

/** How many pixels a notice has to rise so that nothing of what has the focus lies behind it. */
export function raiseAbove(notice: Box, focused: Box): number {
  const isApart =
    focused.right <= notice.left || focused.left >= notice.right || focused.bottom <= notice.top || focused.top >= notice.bottom;
  return isApart || focused.bottom - focused.top > tall ? 0 : notice.bottom - focused.top + gap;
}
