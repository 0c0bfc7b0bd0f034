/** A rendered piece of a page with what it depends on. */
export interface Fragment {
  readonly html: string;
  readonly tags: readonly string[];
  readonly hasIsland: boolean;
}

/** A fragment as it was just made. Where something of it failed it is shown, and not kept. */
export interface Part extends Fragment {
  readonly isComplete: boolean;
}

/** What stands around the blocks. */
export interface Frame {
  readonly header: string;
  readonly intro: string;
  readonly footer: string;
  readonly isComplete: boolean;
}

/** What is shown of a block that cannot be shown. */
export const nothing: Part = { html: '', tags: [], hasIsland: false, isComplete: true };
