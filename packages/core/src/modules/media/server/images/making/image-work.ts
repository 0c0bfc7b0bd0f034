import { makeRendition } from './make-rendition.ts';
import { makeVariant } from './make-variant.ts';
import { findColour, measureImage } from './measure-image.ts';

/** What the process that makes images does, by name. What goes in and comes out is copied. */
export const imageWork = { measureImage, findColour, makeRendition, makeVariant };

export type ImageWork = typeof imageWork;

/** A piece of work, as the process is asked for it. */
export interface Asked {
  readonly id: number;
  readonly name: keyof ImageWork;
  readonly args: readonly unknown[];
}

/** What became of it. */
export type Answered = { readonly id: number; readonly result: unknown } | { readonly id: number; readonly failure: string };
