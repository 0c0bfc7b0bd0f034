import { z } from '@lectern/core';

const footer = z.strictObject({
  about: z.string().default(''),
  smallPrint: z.string().default(''),
});

/** The texts of one locale. Without defaults: what it leaves out comes from the site. */
const localeLayout = z.strictObject({ siteTitle: z.string(), tagline: z.string(), footer }).partial();

/** A drawing of a page, as the text of an SVG without `style` attributes, which the policy of the site forbids. */
export type PageDrawing = (page: { readonly path: string }) => string;

/** The options of the plugin: what header and footer of a site show beside its menus. */
export const pageTypesOptions = z.strictObject({
  /** The sign beside the name, as the text of an SVG; without one the name stands alone. */
  mark: z
    .string()
    .regex(/^\s*<svg[\s>]/, 'expected the text of an SVG, which begins with <svg')
    .nullable()
    .default(null),
  /** Draws what stands beside the title of a page; nothing where it is left out. */
  ornament: z
    .custom<PageDrawing>((value) => typeof value === 'function', 'expected a function that returns the text of an SVG')
    .nullable()
    .default(null),
  /** The name of the site when left empty. */
  siteTitle: z.string().default(''),
  /** Read out with the name, and printed below it in the footer. */
  tagline: z.string().default(''),
  footer: footer.prefault({}),
  /** By locale (`de-DE`): the parts that differ, each as a whole. */
  locales: z.record(z.string(), localeLayout).default({}),
});

export type PageTypesOptions = z.output<typeof pageTypesOptions>;
