import type { Directory, MediaFile, MediaFilter, MediaFolder } from '../../media.schema.ts';

/** The result of a search. `totalItems` counts files, also those that are not loaded yet. */
export interface SearchResults {
  readonly folders: readonly MediaFolder[];
  readonly files: readonly MediaFile[];
  readonly totalItems: number;
}

/** The state of a view of the library. */
export interface MediaLibraryState {
  /** Path of the folder that is open: `/` or `/kerken/orgels`. */
  readonly currentDirectory: string;
  /** Undefined while it is loading. */
  readonly directoryContent: Directory | undefined;
  /** The result of the search below the folder; undefined while nothing is searched for, or not yet found. */
  readonly searchResultsContent: SearchResults | undefined;
  readonly searchTerm: string;
  /** A saved filter narrows the search, or makes one by itself. */
  readonly filter: MediaFilter | undefined;
  /** Id of a tag, which narrows the search likewise. */
  readonly tag?: string | undefined;
}

export const openedAt = (path: string): MediaLibraryState => ({
  currentDirectory: path,
  directoryContent: undefined,
  searchResultsContent: undefined,
  searchTerm: '',
  filter: undefined,
});

/** Whether found files are shown, and not those of the folder. */
export const isSearching = ({ searchTerm, filter, tag }: Pick<MediaLibraryState, 'searchTerm' | 'filter' | 'tag'>): boolean =>
  searchTerm !== '' || filter !== undefined || tag !== undefined;
