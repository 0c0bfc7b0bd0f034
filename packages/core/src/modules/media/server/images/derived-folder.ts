/** Where what is made of an image lies among the derived bytes. */
export const derivedFolder = (hash: string): string => `${hash.slice(0, 2)}/${hash}`;
