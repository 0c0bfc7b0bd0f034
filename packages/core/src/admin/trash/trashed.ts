import type { Failure } from '../../client/result.ts';

/** A whole that lies in a trash. */
export interface Trashed {
  readonly id: string;
  readonly deletedAt: string;
  /** Name of the person; null where nobody, or nobody any more. */
  readonly deletedBy: string | null;
  readonly purgedAt: string;
}

/** Why something could not be done; undefined where it was done and said, or where somebody is asked first. */
export type Outcome = Promise<Failure | undefined>;

/** How a whole is shown in its trash, and what can be done with it. */
export interface TrashedLook {
  readonly name: string;
  readonly locale?: string;
  /** What else is known of it, such as where it lay; the empty ones are left out. */
  readonly facts: readonly (string | false | null)[];
  /** What goes for good with it. */
  readonly loss: string;
  /** Whoever looks may do nothing with it. */
  readonly isLocked?: boolean;
  /** A way back beside the usual one. `name` says of what it is, for screen readers. */
  readonly otherWay?: { readonly label: string; readonly name: string; readonly go: () => Outcome } | undefined;
}

const day = 86_400_000;

/** The days for which it still lies there, the last one counted. */
export const daysLeft = ({ purgedAt }: Pick<Trashed, 'purgedAt'>, now: number): number =>
  Math.max(0, Math.ceil((Date.parse(purgedAt) - now) / day));
