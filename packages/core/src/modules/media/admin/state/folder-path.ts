/** The folder above; the root is above itself. */
export const parentOf = (path: string): string => path.slice(0, path.lastIndexOf('/')) || '/';

/** Name of a folder by its path; empty for the root. */
export const nameOf = (path: string): string => path.slice(path.lastIndexOf('/') + 1);

/** The path of something in a folder. */
export const joinFolder = (path: string, name: string): string => (path === '/' ? `/${name}` : `${path}/${name}`);

/** A folder and everything below it. */
export const isWithin = (path: string, folder: string): boolean =>
  folder === '/' || path === folder || path.startsWith(`${folder}/`);

/** The folders from the root down to this one, without the root. */
export function trailOf(path: string): readonly { readonly name: string; readonly path: string }[] {
  const names = path.split('/').filter(Boolean);
  return names.map((name, index) => ({ name, path: `/${names.slice(0, index + 1).join('/')}` }));
}
