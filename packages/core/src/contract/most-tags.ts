/** Tags that a page, a file or a field may have. */
export const mostTags = 30;
