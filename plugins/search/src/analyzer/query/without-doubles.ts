import type { QueryReading } from '../analyzer.types.ts';

/** The first of those readings that ask for the same. */
export function withoutDoubles(readings: readonly QueryReading[]): readonly QueryReading[] {
  const seen = new Set<string>();
  return readings.filter(({ lexemes }) => {
    const key = lexemes.join(' ');
    if (seen.has(key)) return false;
    seen.add(key);
    return true;
  });
}
