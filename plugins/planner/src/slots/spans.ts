import type { Span } from './rules.types.ts';

/** Touching is no overlap. */
export const overlaps = (one: Span, other: Span): boolean => one.start < other.end && other.start < one.end;
