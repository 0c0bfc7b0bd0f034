import { useState } from 'react';
import type { KeyboardEvent } from 'react';
import type { CropParams } from '#contract/content.ts';
import type { Size } from '#contract/turned-image.ts';
import { mirrored, proportioned, resized, rotated, wholeImage } from './crop-geometry.ts';

/** Proportions that are offered. `original` is that of the image as it is turned. */
export const aspects = ['free', 'original', '1:1', '4:3', '3:2', '16:9'] as const;
export type Aspect = (typeof aspects)[number];

const ratios: Readonly<Partial<Record<Aspect, number>>> = { '1:1': 1, '4:3': 4 / 3, '3:2': 3 / 2, '16:9': 16 / 9 };

interface Crop {
  readonly params: CropParams;
  readonly aspect: Aspect;
  /** The proportion that is kept; undefined: none. */
  readonly ratio: number | undefined;
  readonly setParams: (params: CropParams) => void;
  readonly setAspect: (aspect: Aspect) => void;
  readonly setSide: (side: 'x' | 'y' | 'width' | 'height', value: number) => void;
  readonly rotateTo: (degrees: number) => void;
  readonly mirror: (axis: 'scaleX' | 'scaleY') => void;
  readonly reset: () => void;
  /** Arrow keys move the cut; with Alt they change its size; with Shift by ten. */
  readonly nudge: (event: KeyboardEvent) => void;
}

export function useCrop(image: Size, initial: CropParams | undefined): Crop {
  const [params, setParams] = useState<CropParams>(() => initial ?? wholeImage(image));
  const [aspect, setAspect] = useState<Aspect>('free');
  const isTurned = Math.abs(params.rotate % 180) === 90;
  const original = isTurned ? image.height / image.width : image.width / image.height;
  const ratio = aspect === 'original' ? original : ratios[aspect];

  const setSide: Crop['setSide'] = (side, value) =>
    setParams((known) =>
      side === 'x' || side === 'y' ? { ...known, [side]: Math.round(value) } : resized(known, side, value, ratio),
    );
  return {
    params,
    aspect,
    ratio,
    setParams,
    setSide,
    setAspect(next) {
      setAspect(next);
      const wanted = next === 'original' ? original : ratios[next];
      if (wanted !== undefined) setParams((known) => proportioned(known, wanted));
    },
    rotateTo: (degrees) => setParams((known) => rotated(known, image, degrees)),
    mirror: (axis) => setParams((known) => mirrored(known, image, axis)),
    reset() {
      setAspect('free');
      setParams(wholeImage(image));
    },
    nudge(event) {
      const step = event.shiftKey ? 10 : 1;
      const by = { ArrowLeft: [-step, 0], ArrowRight: [step, 0], ArrowUp: [0, -step], ArrowDown: [0, step] }[event.key];
      if (!by || event.ctrlKey || event.metaKey) return;
      event.preventDefault();
      const [right = 0, down = 0] = by;
      setParams((known) => {
        if (!event.altKey) return { ...known, x: Math.round(known.x) + right, y: Math.round(known.y) + down };
        return right === 0
          ? resized(known, 'height', known.height + down, ratio)
          : resized(known, 'width', known.width + right, ratio);
      });
    },
  };
}
