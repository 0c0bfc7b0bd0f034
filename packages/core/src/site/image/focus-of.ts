import type { MediaRecord } from '../../contract/content.ts';

/** Tenths are near enough: the stylesheet has a rule for each, because a policy without inline styles allows no others. */
const tenth = (value: number): number => Math.min(10, Math.max(0, Math.round(value * 10))) * 10;

/** The focal point of an image as the stylesheet knows it, in steps of 10%; undefined where it is the centre. */
export function focusOf({ focalX, focalY }: Pick<MediaRecord, 'focalX' | 'focalY'>): { x: number; y: number } | undefined {
  if (focalX === undefined || focalY === undefined) return undefined;
  const focus = { x: tenth(focalX), y: tenth(focalY) };
  return focus.x === 50 && focus.y === 50 ? undefined : focus;
}
