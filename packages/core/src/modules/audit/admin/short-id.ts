const uuid = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/;

/** An id that nobody can read, short; any other text as it is. */
export const shortID = (text: string): string => (uuid.test(text) ? `${text.slice(0, 8)}…` : text);
