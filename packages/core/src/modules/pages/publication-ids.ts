/** Which publication of a page is live, as far as the client's own copy of the page says. */
export interface PublicationIDs {
  readonly publishedVersionID: string | null;
  readonly publishedID: string | null;
}

/**
 * What that copy says once the page was unpublished or its publication was requested. Visitors may still find the page
 * after a request: its live version stays on the site, and the page that is read anew names it.
 */
export const noPublication: PublicationIDs = { publishedVersionID: null, publishedID: null };
