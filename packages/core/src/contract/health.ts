/**
 * Something of the site that wants attention, counted on the screen of site health. How it is counted stands in the server
 * entry under the same name.
 */
export interface HealthEntry {
  /** What is counted: `Pages without a description`. */
  readonly label: string;
  /** One sentence: why that matters, and what to do. */
  readonly help: string;
  /** In full; who does not hold it at all is not told. Default: `edit-page`. */
  readonly permission?: string;
}

/** Something that was counted. */
export interface HealthItem {
  /** Unique among what is counted with it. */
  readonly id: string;
  /** As people call it; empty for what has no title. */
  readonly title: string;
  /** What tells it from others: an address, a date. */
  readonly detail?: string;
  readonly locale?: string;
  /** Where it is looked at, below `/cmsadmin`: `/pages/{id}`. */
  readonly to: string;
}
