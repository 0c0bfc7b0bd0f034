import * as z from 'zod';
import type { CropParams } from './content.ts';
import { maxCropPixels } from './fit-crop.ts';

/** Pixels by which a cut may lie away from the image, and that its sides may have: what every format can hold. */
const maxSide = 16_383;

const mirror = z.union([z.literal(1), z.literal(-1)], 'V_12');

/**
 * Schema of what cropperjs 1.6 calls data. `x` and `y` may be negative, and the cut may reach beyond the image: that part
 * stays empty. V_12 for whatever no crop dialog can make.
 */
export const cropParamsSchema = z
  .strictObject({
    x: z.number('V_12').min(-maxSide, 'V_12').max(maxSide, 'V_12'),
    y: z.number('V_12').min(-maxSide, 'V_12').max(maxSide, 'V_12'),
    width: z.number('V_12').min(1, 'V_12').max(maxSide, 'V_12'),
    height: z.number('V_12').min(1, 'V_12').max(maxSide, 'V_12'),
    rotate: z.number('V_12').min(-360, 'V_12').max(360, 'V_12'),
    scaleX: mirror,
    scaleY: mirror,
  })
  .refine(({ width, height }) => width * height <= maxCropPixels, {
    message: 'V_12',
    path: ['width'],
  }) satisfies z.ZodType<CropParams>;
