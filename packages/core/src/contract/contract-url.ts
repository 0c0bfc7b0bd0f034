/** The place of this copy of core, by which a second copy is found. */
export const contractUrl = import.meta.url;
