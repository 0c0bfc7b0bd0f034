import * as z from 'zod';
import { evenTerm, longestTerm } from './tag-term.ts';

/** Nothing of markup, nothing that is not seen, and something that can be read. */
const readable = /^(?=.*[\p{L}\p{N}])[^<>\p{C}]*$/u;

/** A line break is white space, and yet no term has one. */
const oneLine = /^[^\p{Cc}\p{Zl}\p{Zp}]*$/u;

/** The name of a tag. V_01 for none, V_12 for markup, control characters and what has neither letter nor digit, V_14 for too long. */
export const tagTerm = z
  .string()
  .max(1000, { error: 'V_14', abort: true })
  .regex(oneLine, { error: 'V_12', abort: true })
  .overwrite(evenTerm)
  .min(1, { error: 'V_01', abort: true })
  .max(longestTerm, { error: 'V_14', abort: true })
  .regex(readable, 'V_12');
