/** More parts than these are no word that anybody asks for by its pieces. */
const mostParts = 6;

/**
 * The parts of a compound that stand beside each other, written as one, and any two of it: of toren, uurwerk and onderhoud
 * torenuurwerk, uurwerkonderhoud, torenonderhoud, and all three.
 */
export function joinParts(parts: readonly string[]): readonly string[] {
  const few = parts.slice(0, mostParts);
  const joined = new Set<string>();
  for (let first = 0; first < few.length; first += 1)
    for (let last = first + 1; last < few.length; last += 1) {
      joined.add(few.slice(first, last + 1).join(''));
      joined.add(`${few[first]}${few[last]}`);
    }
  return [...joined];
}
