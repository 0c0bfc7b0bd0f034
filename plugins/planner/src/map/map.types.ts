/** A piece of the map, which belongs to a region of the planner. */
export interface MapShape {
  /** By which regions name it. */
  readonly id: string;
  readonly name: string;
  /** SVG path data in the units of the map's box. */
  readonly path: string;
  /** Where its name would stand. */
  readonly centre: readonly [x: number, y: number];
}

/** The map on which visitors choose a region. A site may give its own. */
export interface PlannerMap {
  /** In the units of its paths. */
  readonly width: number;
  readonly height: number;
  readonly shapes: readonly MapShape[];
  /** SVG path data of lines that help to recognise it, such as dikes. */
  readonly lines?: string;
}
