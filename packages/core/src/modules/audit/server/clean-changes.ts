const sensitiveKey = /password|passwd|secret|token|hash|cookie|e-?mail|recovery|otp/i;
const address = /[^\s@<>"',;:]+@[^\s@<>"',;:]+\.[^\s@<>"',;:]+/g;
const removed = '[removed]';

const maxText = 300;
const maxItems = 100;
const maxDepth = 6;

function clean(value: unknown, depth: number): unknown {
  if (typeof value === 'string') {
    const text = value.replaceAll(address, removed);
    return text.length > maxText ? `${text.slice(0, maxText)}…` : text;
  }
  if (typeof value !== 'object' || value === null) return value;
  if (depth >= maxDepth) return removed;
  if (Array.isArray(value)) return value.slice(0, maxItems).map((item) => clean(item, depth + 1));
  return cleanObject(value, depth);
}

const cleanObject = (value: object, depth: number): Record<string, unknown> =>
  Object.fromEntries(
    Object.entries(value)
      .slice(0, maxItems)
      .map(([key, entry]) => [key, sensitiveKey.test(key) ? removed : clean(entry, depth + 1)]),
  );

/**
 * The changes as the audit log may hold them. Commands give ids and names of fields; this is the net below them for
 * what has no place there: secrets, addresses, texts.
 */
export const cleanChanges = (changes: Readonly<Record<string, unknown>>): Record<string, unknown> => cleanObject(changes, 0);
