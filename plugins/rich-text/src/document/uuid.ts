const uuidPattern =
  /^(?:[0-9a-f]{8}-[0-9a-f]{4}-[1-8][0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}|00000000-0000-0000-0000-000000000000|ffffffff-ffff-ffff-ffff-ffffffffffff)$/i;

/** Whether a value is the id of a page or a file. Written out here so that the site's code needs no zod. */
export const isUuid = (value: unknown): value is string => typeof value === 'string' && uuidPattern.test(value);
