import type { FailureReason } from '../../failure-reasons.ts';

/** What became of a visit. */
export type Visit =
  /** `movedTo`: where it leads for good. */
  | { readonly kind: 'good'; readonly status: number; readonly movedTo: string | null }
  /** Somebody answers, though not to a machine or to who is not signed in. */
  | { readonly kind: 'closed'; readonly status: number }
  /** Asks to come back later, in so many seconds where it says so. */
  | { readonly kind: 'later'; readonly status: number; readonly seconds: number | undefined }
  | { readonly kind: 'failed'; readonly reason: FailureReason; readonly status: number | null };
