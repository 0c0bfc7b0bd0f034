import type { ListedVersion } from '../../versions.schema.ts';

/** Two versions by their ids, the earlier one first. */
export interface ComparedPair {
  readonly before: string;
  readonly after: string;
}

/** The version right before another one; undefined where it is the first, or not there yet. */
export const previousOf = (versions: readonly ListedVersion[], { number }: ListedVersion): ListedVersion | undefined =>
  versions.find((version) => version.number < number);

/** What a version is compared with where nobody said: the one before it, for the first one what stands now. */
export function usualOther(versions: readonly ListedVersion[], version: ListedVersion): ListedVersion | undefined {
  return previousOf(versions, version) ?? versions.find(({ isLatest, id }) => isLatest && id !== version.id);
}

/** A version and another one of the same page, in the order in which they were written. */
export function pairOf(version: ListedVersion, other: ListedVersion): ComparedPair {
  return version.number < other.number ? { before: version.id, after: other.id } : { before: other.id, after: version.id };
}
