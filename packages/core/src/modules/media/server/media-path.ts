import { fail } from '#contract/refusing.ts';
import { isMediaName, longestMediaName } from '#contract/media-name.ts';
import { nameKey } from '#contract/fold-text.ts';

/** The one form of a folder's path: NFC, a leading slash, none at the end. Undefined for what no folder can be called. */
export function canonicalFolder(input: string): string | undefined {
  const path = input.normalize('NFC');
  if (path === '' || path === '/') return '/';
  const names = path.replace(/^\//, '').replace(/\/$/, '').split('/');
  return names.length <= 20 && names.every(isMediaName) ? `/${names.join('/')}` : undefined;
}

/** A folder's name in its one form, or undefined for what no folder can be called. */
export function canonicalFolderName(input: string): string | undefined {
  const name = input.normalize('NFC').trim();
  return isMediaName(name) ? name : undefined;
}

/** The name before its extension. */
const stemOf = (fileName: string): string => fileName.replace(/\.[^.]*$/, '');

/** The extension of a name, without its dot. */
export const extensionOf = (fileName: string): string => fileName.slice(stemOf(fileName).length + 1);

/** A file's name with the extension that its content calls for; V_12 or V_14 at `property` for what no file can be called. */
export function fileNameAt(input: string, extension: string, property: string): string {
  const given = input.normalize('NFC');
  const stem = (extension === '' ? given : stemOf(given)).trim();
  const name = extension === '' ? stem : `${stem}.${extension}`;
  if (name.length > longestMediaName) fail('tooLong', property);
  return isMediaName(stem) && isMediaName(name) ? name : fail('invalid', property);
}

/** `/kerken` for `/kerken/orgels`, `/` for `/kerken`. */
export const parentOf = (path: string): string => path.replace(/\/[^/]+$/, '') || '/';

/** `orgels` for `/kerken/orgels`. */
export const nameOf = (path: string): string => path.slice(path.lastIndexOf('/') + 1);

export const joinPath = (folder: string, name: string): string => (folder === '/' ? `/${name}` : `${folder}/${name}`);

/** True for a folder itself and for everything below it, whatever the case of their letters. */
export const isWithin = (path: string, folder: string): boolean =>
  folder === '/' || `${nameKey(path)}/`.startsWith(`${nameKey(folder)}/`);

/** A name with another end. Where that makes it too long, letters before the end go, and a joiner or half a letter with them. */
const withEnding = (stem: string, ending: string): string =>
  `${stem.slice(0, longestMediaName - ending.length).replace(/[\s\u200c\u200d\p{Cs}]+$/u, '')}${ending}`;

/** `foto (2).jpg` for `foto.jpg`. */
export function numberedName(fileName: string, number: number): string {
  const stem = stemOf(fileName);
  return withEnding(stem, ` (${number})${fileName.slice(stem.length)}`);
}

/** `foto (replaced 2026-11-23).jpg` for `foto.jpg`, once other bytes took its place. */
export function retiredName(fileName: string, now: Date): string {
  const stem = stemOf(fileName);
  return withEnding(stem, ` (replaced ${now.toISOString().slice(0, 10)})${fileName.slice(stem.length)}`);
}

/** `foto.webp` for `foto.jpg`, where other bytes take its place. */
export const replacedName = (fileName: string, extension: string): string => withEnding(stemOf(fileName), `.${extension}`);
