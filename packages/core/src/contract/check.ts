import type { ImageValue, LinkTarget, SeoSettings, TextPart } from './content.ts';
import type { FieldError } from './errors.ts';

/** A check that is made of a page before it goes live. Its function stands in the server entry under the same name. */
export interface CheckEntry {
  /** What is looked at: `Image descriptions`. */
  readonly label: string;
  /** One sentence: what is found, and why that matters. */
  readonly help: string;
}

/** What a site makes of a check: not made at all, told, or told and in the way of a publication. */
export type CheckLevel = 'off' | 'warn' | 'block';

/**
 * Something that a check found. `property` is the path of the field that has to be changed, as in errors: `blocks.k3.image`.
 * `code` is one of the error codes of whoever declares the check. A text under `params.text` is shown beside it: the words of
 * the page that it is about.
 */
export interface CheckFinding<Code extends string = string> extends FieldError {
  readonly property: string;
  readonly code: Code;
}

/** A link of a value, with what is known of its target. */
export interface CheckedLink {
  /** Path of the field that holds it. */
  readonly property: string;
  readonly to: LinkTarget;
  /**
   * The page of the site that it leads to; undefined where it leads to none, as out of the site or to a file. `isLive`: visitors
   * find it, or will, because it is the page itself. `anchors`: the names of the places on it.
   */
  readonly page?: { readonly title: string; readonly isLive: boolean; readonly anchors: readonly string[] } | undefined;
}

/** An image of a value. */
export interface CheckedImage {
  /** Path of the field that holds it. */
  readonly property: string;
  readonly value: ImageValue;
  /** Name of its file; undefined where the library has it no more. */
  readonly fileName: string | undefined;
}

/** Values of a page, with what is found in them. */
export interface CheckedValues {
  readonly values: Readonly<Record<string, unknown>>;
  readonly images: readonly CheckedImage[];
  readonly links: readonly CheckedLink[];
  /** The texts of each field by its path, as search reads them. */
  readonly texts: Readonly<Record<string, readonly TextPart[]>>;
}

/** A block at the version of the code. */
export interface CheckedBlock extends CheckedValues {
  readonly key: string;
  /** `plugin-id/name`. */
  readonly type: string;
  readonly anchorPoint: string;
  /** Key of the block in which it is nested. */
  readonly parent: string | null;
  /** Whether its view shows something that is not in its values: data of a loader, a form, nested blocks. */
  readonly hasMore: boolean;
}

/** A heading, a link or an image as visitors get it. */
interface DrawnElement {
  /** Path of the block, or of its field where that is known; empty for what stands around the blocks. */
  readonly property: string;
  /** Its words, or the description of an image; a label for screen readers goes before the words. */
  readonly text: string;
}

/** A page as its views draw it, from top to bottom, without header and footer. */
export interface DrawnPage {
  readonly headings: readonly (DrawnElement & { readonly level: number })[];
  readonly links: readonly (DrawnElement & { readonly href: string })[];
}

/** A page as a check reads it: plain data, at the versions of the code. */
export interface CheckedPage {
  readonly pageID: string;
  readonly type: string;
  readonly locale: string;
  /** The public path at which it is wanted. */
  readonly path: string;
  readonly title: string;
  readonly seo: SeoSettings;
  /** The page's own data. */
  readonly data: CheckedValues;
  /** From top to bottom, nested ones behind the block around them. Blocks that the code does not know are left out. */
  readonly blocks: readonly CheckedBlock[];
  /** Draws it as visitors would see it, once however many checks ask. */
  readonly draw: () => Promise<DrawnPage>;
}
