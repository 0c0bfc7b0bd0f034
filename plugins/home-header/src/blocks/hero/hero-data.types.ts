/** The drawing of one audience. */
export interface DrawnAudience {
  /** Name of the drawing, for its class. */
  readonly kind: string;
  /** Text of an SVG. */
  readonly drawing: string;
}

/** The data that the loader of `home-header/hero` returns. */
export interface HeroData {
  /** Text of an SVG with what the drawings share; empty where they share nothing. */
  readonly definitions: string;
  /** One for each audience, in their order; null where the site has no drawing of that name. */
  readonly audiences: readonly (DrawnAudience | null)[];
}
