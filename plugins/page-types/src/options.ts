import { z } from '@lectern/core';

const link = z.strictObject({
  label: z.string().min(1),
  href: z.string().min(1),
  /** The language of the label and of the page it leads to, where it is not that of the site around it. */
  lang: z.string().min(2).optional(),
});

/** Another language of the site, and where it begins for pages without a translation. */
const language = z.strictObject({ ...link.shape, lang: z.string().min(2) });

/** An entry of the navigation. Its children show in the menu, and below the header while one is inside the section. */
const navigationEntry = z.strictObject({ ...link.shape, children: z.array(link).optional() });

const footer = z.strictObject({
  about: z.string().default(''),
  columns: z.array(z.strictObject({ title: z.string(), links: z.array(link) })).default([]),
  legal: z.array(link).default([]),
  smallPrint: z.string().default(''),
});

/** The header and footer of one locale. Without defaults: what it leaves out comes from the site. */
const localeLayout = z
  .strictObject({
    siteTitle: z.string(),
    tagline: z.string(),
    navigation: z.array(navigationEntry),
    action: link.nullable(),
    languages: z.array(language),
    footer,
  })
  .partial();

/** A drawing of a page, as the text of an SVG without `style` attributes, which the policy of the site forbids. */
export type PageDrawing = (page: { readonly path: string }) => string;

/** The options of the plugin: the header and footer of a site. */
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
  navigation: z.array(navigationEntry).default([]),
  /** The button at the end of the navigation. */
  action: link.nullable().default(null),
  /** The other languages of the site: in the menu, and in the last line of the footer. */
  languages: z.array(language).default([]),
  footer: footer.prefault({}),
  /** By locale (`de-DE`): the parts that differ, each as a whole. */
  locales: z.record(z.string(), localeLayout).default({}),
});

export type PageTypesOptions = z.output<typeof pageTypesOptions>;
export type NavigationEntry = z.output<typeof navigationEntry>;
export type NavigationLink = z.output<typeof link>;
export type LanguageLink = z.output<typeof language>;
