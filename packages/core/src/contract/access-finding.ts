/** What a check for accessibility found in a page as it is drawn. */
export interface AccessFinding {
  /** Name of the rule: `link-name`. */
  readonly rule: string;
  /** What is to be so, in English: `Links must have discernible text`. */
  readonly help: string;
  /** Key of the block in which it stands; null around the blocks. */
  readonly key: string | null;
  /** The beginning of its words; empty where it has none. */
  readonly words: string;
}
