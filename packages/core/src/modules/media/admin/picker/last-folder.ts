import type { MediaFile } from '../../media.schema.ts';

type Kind = MediaFile['fileType'];

/** A folder of the library. */
export interface LastFolder {
  readonly path: string;
  /** By which it is found where it was moved meanwhile; undefined for the root. */
  readonly id?: string | undefined;
}

type Memory = Pick<Storage, 'getItem' | 'setItem'>;

const inBrowser = (): Memory => window.localStorage;

const root: LastFolder = { path: '/' };
const keyOf = (userID: number): string => `lectern.media-folders.${userID}`;

function readAll(userID: number, storage: () => Memory): Partial<Record<Kind, unknown>> {
  try {
    return Object(JSON.parse(storage().getItem(keyOf(userID)) ?? '{}')) as Partial<Record<Kind, unknown>>;
  } catch {
    // Not ours, cut off, or forbidden.
    return {};
  }
}

/** The folder in which a person looked last for something of this kind, in this browser: documents seldom lie where images do. */
export function lastFolder(userID: number, kind: Kind, storage = inBrowser): LastFolder {
  const { path, id } = Object(readAll(userID, storage)[kind]) as Partial<Record<keyof LastFolder, unknown>>;
  if (typeof path !== 'string' || !path.startsWith('/')) return root;
  return typeof id === 'string' ? { path, id } : { path };
}

/** Keeps the folder for the next time. */
export function keepFolder(userID: number, kind: Kind, folder: LastFolder, storage = inBrowser): void {
  try {
    storage().setItem(keyOf(userID), JSON.stringify({ ...readAll(userID, storage), [kind]: folder }));
  } catch {
    // A full or forbidden storage forgets the folder, nothing else.
  }
}
