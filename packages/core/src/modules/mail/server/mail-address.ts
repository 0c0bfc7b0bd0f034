import * as z from 'zod';

const schema = z.email().max(254);

/** True for one plain address: no name, comment, list, quote, space or line end, which a header could be broken with. */
export const isMailAddress = (text: string): boolean => schema.safeParse(text).success;
