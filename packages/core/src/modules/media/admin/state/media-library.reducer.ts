import type { Directory, MediaFile, MediaFilter, MediaFolder } from '../../media.schema.ts';
import { compareNames } from '#admin/messages/format.ts';
import { isSearching, openedAt } from './media-library-state.ts';
import type { MediaLibraryState, SearchResults } from './media-library-state.ts';

/** The key of a search: its term, and where it looks. */
export interface SearchKey {
  readonly path: string;
  readonly term: string;
  readonly filter: MediaFilter | undefined;
  readonly tag?: string | undefined;
}

export type MediaLibraryAction =
  | { readonly type: 'directory-opened'; readonly path: string }
  | { readonly type: 'directory-loaded'; readonly path: string; readonly content: Directory }
  | ({ readonly type: 'search-changed' } & Omit<SearchKey, 'path'>)
  | { readonly type: 'search-loaded'; readonly search: SearchKey; readonly content: SearchResults }
  | { readonly type: 'search-extended'; readonly search: SearchKey; readonly files: readonly MediaFile[] }
  | { readonly type: 'files-uploaded'; readonly path: string; readonly files: readonly MediaFile[] }
  | { readonly type: 'folder-added'; readonly path: string; readonly folder: MediaFolder }
  | { readonly type: 'file-changed'; readonly file: MediaFile };

/** Each file once, the later one in place of the earlier. */
function withFiles<Content extends { readonly files: readonly MediaFile[] }>(
  content: Content,
  files: readonly MediaFile[],
): Content {
  const added = new Set(files.map(({ id }) => id));
  return { ...content, files: [...content.files.filter(({ id }) => !added.has(id)), ...files] };
}

const withFolder = (content: Directory, folder: MediaFolder): Directory => ({
  ...content,
  folders: [...content.folders.filter(({ path }) => path !== folder.path), folder].sort((one, other) =>
    compareNames(one.folderName, other.folderName),
  ),
});

const withChanged = <Content extends { readonly files: readonly MediaFile[] }>(
  content: Content | undefined,
  file: MediaFile,
): Content | undefined => content && { ...content, files: content.files.map((known) => (known.id === file.id ? file : known)) };

export const isCurrent = (state: MediaLibraryState, { path, term, filter, tag }: SearchKey): boolean =>
  path === state.currentDirectory && term === state.searchTerm && filter === state.filter && tag === state.tag;

/** The state after an action. What an answer brings that came too late for another folder or term changes nothing. */
export function mediaLibraryReducer(state: MediaLibraryState, action: MediaLibraryAction): MediaLibraryState {
  switch (action.type) {
    case 'directory-opened':
      return openedAt(action.path);
    case 'directory-loaded':
      return action.path === state.currentDirectory ? { ...state, directoryContent: action.content } : state;
    case 'search-changed':
      return {
        ...state,
        searchTerm: action.term,
        filter: action.filter,
        tag: action.tag,
        // What was found before stays readable until something else was found; another filter is another list.
        searchResultsContent:
          isSearching({ searchTerm: action.term, filter: action.filter, tag: action.tag }) &&
          action.filter === state.filter &&
          action.tag === state.tag
            ? state.searchResultsContent
            : undefined,
      };
    case 'search-loaded':
      return isCurrent(state, action.search) ? { ...state, searchResultsContent: action.content } : state;
    case 'search-extended':
      return isCurrent(state, action.search) && state.searchResultsContent
        ? { ...state, searchResultsContent: withFiles(state.searchResultsContent, action.files) }
        : state;
    case 'files-uploaded':
      return action.path === state.currentDirectory && state.directoryContent
        ? { ...state, directoryContent: withFiles(state.directoryContent, action.files) }
        : state;
    case 'folder-added':
      return action.path === state.currentDirectory && state.directoryContent
        ? { ...state, directoryContent: withFolder(state.directoryContent, action.folder) }
        : state;
    case 'file-changed':
      return {
        ...state,
        directoryContent: withChanged(state.directoryContent, action.file),
        searchResultsContent: withChanged(state.searchResultsContent, action.file),
      };
  }
}
