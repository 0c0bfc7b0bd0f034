import * as z from 'zod';

const link = z.strictObject({ label: z.string().min(1), href: z.string().min(1) });

/** An entry of the navigation. Its children show in the menu, and below the header while one is inside the section. */
const navigationEntry = z.strictObject({ ...link.shape, children: z.array(link).optional() });

/** What a site says in its header and footer. */
export const pageTypesOptions = z.strictObject({
  /** Beside the mark; the name of the site when left empty. */
  siteTitle: z.string().default(''),
  /** Read out with the name, and printed below it in the footer. */
  tagline: z.string().default(''),
  navigation: z.array(navigationEntry).default([]),
  /** The button at the end of the navigation. */
  action: link.nullable().default(null),
  footer: z
    .strictObject({
      about: z.string().default(''),
      columns: z.array(z.strictObject({ title: z.string(), links: z.array(link) })).default([]),
      legal: z.array(link).default([]),
      smallPrint: z.string().default(''),
    })
    .prefault({}),
});

export type PageTypesOptions = z.output<typeof pageTypesOptions>;
export type NavigationEntry = z.output<typeof navigationEntry>;
export type NavigationLink = z.output<typeof link>;
