import * as z from 'zod';
import { refusal } from './variable.ts';

/** A year, of this host alone: what its subdomains serve is not for a site to say, until somebody does. */
const usual = 'max-age=31536000';
const rule = /^max-age=\d{1,9}(?:; includeSubDomains(?:; preload)?)?$/;

/** `HSTS`: how long browsers keep to https; undefined where it is off. */
export const hstsVariable = z
  .string()
  .trim()
  .refine(
    (text) => text === 'off' || rule.test(text),
    refusal((value) => `HSTS is "${value}".`, `Set it to "${usual}", "${usual}; includeSubDomains" or "off".`),
  )
  .default(usual)
  .transform((text) => (text === 'off' ? undefined : text));
