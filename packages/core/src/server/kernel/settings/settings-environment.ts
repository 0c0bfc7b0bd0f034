import * as z from 'zod';
import type { StatedSettings } from '#contract/plugin.ts';
import { refusal } from '../variable.ts';

const example = 'Set it to JSON by owner and field: {"site":{"telephone":"0800 - 0123"}}.';
const stated = z.record(z.string(), z.record(z.string(), z.unknown()));

function parsed(text: string): StatedSettings | undefined {
  try {
    return stated.safeParse(JSON.parse(text)).data;
  } catch {
    return undefined;
  }
}

/** `LECTERN_SETTINGS`: values of settings that hold on this machine. */
export const settingsVariable = z
  .string()
  .refine(
    (text) => parsed(text) !== undefined,
    refusal(() => 'LECTERN_SETTINGS is not JSON of that shape.', example),
  )
  .transform((text) => parsed(text) ?? {});
