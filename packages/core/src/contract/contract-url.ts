/** Where this copy of core lies: the stamp by which a second copy is found. */
export const contractUrl = import.meta.url;
