import { z } from '@lectern/core';

/** Where a drawing stands on its page. */
export interface DrawingPlace {
  /** Begins with it every id that the drawing makes: no other block of the page does. */
  readonly id: string;
  /** Place among the drawings of its block, from 1. */
  readonly place: number;
}

const audienceDrawing = z.strictObject({
  /** Stored with the content, and the class `home-header-{name}` of its audience. */
  name: z.string().regex(/^[a-z][a-z0-9-]{0,39}$/, 'expected lower-case letters, digits and hyphens'),
  /** The name in the list from which editors choose. */
  label: z.string().min(1),
  /** Returns the text of an SVG. Without `style` attributes, which the policy of the site forbids. */
  draw: z.custom<(place: DrawingPlace) => string>(
    (value) => typeof value === 'function',
    'expected a function that returns the text of an SVG',
  ),
});

/** The options of the plugin: `use(homeHeader, { drawings: [{ name: 'church', label: 'A church', draw: () => church }] })`. */
export const homeHeaderOptions = z
  .strictObject({
    /** Those among which editors choose, in this order. */
    drawings: z.array(audienceDrawing).default([]),
    /** Returns the text of an SVG with what the drawings of one block share. It stands before the first of them. */
    definitions: z
      .custom<(id: string) => string>(
        (value) => typeof value === 'function',
        'expected a function that returns the text of an SVG',
      )
      .default(() => () => ''),
  })
  .prefault({});

export type HomeHeaderOptions = z.output<typeof homeHeaderOptions>;
export type AudienceDrawing = z.output<typeof audienceDrawing>;
