import { createStore } from '#admin/ui/store/create-store.ts';
import type { Store } from '#admin/ui/store/create-store.ts';
import type { Directory, FileChanges, MediaFile, MediaFilter, MediaFolder, Selection } from '../../media.schema.ts';
import type { Client } from '#client/create-client.ts';
import type { Failure, Result } from '#client/result.ts';
import { mediaCalls } from '../../media.client.ts';
import { isSearching, openedAt } from './media-library-state.ts';
import type { MediaLibraryState } from './media-library-state.ts';
import { isCurrent, mediaLibraryReducer } from './media-library.reducer.ts';
import type { MediaLibraryAction, SearchKey } from './media-library.reducer.ts';
import { moveSelection, removeSelection } from './change-selection.ts';
import type { MoveTarget } from './change-selection.ts';

/** The state of the library with what is under way. */
export interface MediaLibraryView extends MediaLibraryState {
  readonly isUpdating: boolean;
  /** Why the folder, or the search, could not be loaded. */
  readonly failure: Failure | undefined;
}

interface Search {
  readonly term: string;
  readonly filter?: MediaFilter | undefined;
  /** Id of a tag. */
  readonly tag?: string | undefined;
}

/** One view of the library and everything that can be done in it. */
export interface MediaLibrary extends Store<MediaLibraryView> {
  /** Opens a folder. What was searched for is forgotten, unless another search is asked for at once. */
  readonly open: (path: string, search?: Search) => Promise<void>;
  readonly search: (search: Search) => Promise<void>;
  /** Loads what else was found. */
  readonly loadMore: () => Promise<void>;
  /** Fetches the directory anew and runs the search again. */
  readonly refresh: () => Promise<void>;
  /** Asks again for what could not be loaded. */
  readonly retry: () => Promise<void>;
  readonly createFolder: (folderName: string) => Promise<Result<MediaFolder>>;
  readonly move: (target: MoveTarget) => Promise<Result<unknown>>;
  readonly remove: (selection: Selection) => Promise<Result<undefined>>;
  readonly edit: (changes: FileChanges) => Promise<Result<MediaFile>>;
  readonly renameFolder: (input: { readonly oldPath: string; readonly newPath: string }) => Promise<Result<MediaFolder>>;
  /** A file that came up into a folder. */
  readonly uploaded: (path: string, file: MediaFile) => void;
  readonly changed: (file: MediaFile) => void;
}

interface Options {
  readonly client: Pick<Client, 'call'>;
  /** Searches among files of one type. */
  readonly fileType?: MediaFile['fileType'] | undefined;
  /** Folders were added, moved or deleted. */
  readonly onFoldersChanged?: () => void;
}

const pageSize = 500;

const questionOf = ({ term, path, filter, tag }: SearchKey, pageIndex: number) => ({
  searchTerm: term,
  directory: path,
  pageIndex,
  pageSize,
  ...(filter ? { filter } : {}),
  ...(tag ? { tag } : {}),
});

export function createMediaLibrary({ client, fileType, onFoldersChanged }: Options): MediaLibrary {
  const store = createStore<MediaLibraryView>({ ...openedAt('/'), isUpdating: false, failure: undefined });
  const { get: view, set } = store;
  const running = new Map<'directory' | 'search', AbortController>();
  let isLoadingMore = false;
  /** The failure that shows is of what follows: what was found before it stays as it is. */
  let hasMoreFailed = false;

  const dispatch = (action: MediaLibraryAction): void => set({ ...view(), ...mediaLibraryReducer(view(), action) });
  const keyOf = (): SearchKey => ({
    path: view().currentDirectory,
    term: view().searchTerm,
    filter: view().filter,
    tag: view().tag,
  });
  const searchFiles = (search: SearchKey, pageIndex: number, signal: AbortSignal) =>
    client.call(mediaCalls.searchFiles, {
      body: { ...questionOf(search, pageIndex), ...(fileType ? { fileType } : {}) },
      signal,
    });

  const stop = (kind: 'directory' | 'search'): void => {
    running.get(kind)?.abort();
    running.delete(kind);
  };

  /** Runs one fetch of a kind at a time; a newer one ends it. Undefined where that happened. */
  async function latest<Data>(
    kind: 'directory' | 'search',
    fetch: (signal: AbortSignal) => Promise<Result<Data>>,
  ): Promise<Result<Data> | undefined> {
    stop(kind);
    const abort = new AbortController();
    running.set(kind, abort);
    hasMoreFailed = false;
    set({ ...view(), isUpdating: true, failure: undefined });
    try {
      const result = await fetch(abort.signal);
      if (abort.signal.aborted) return undefined;
      running.delete(kind);
      set({ ...view(), isUpdating: running.size > 0, failure: result.ok ? view().failure : result });
      return result;
    } catch (error) {
      if (abort.signal.aborted) return undefined;
      throw error;
    }
  }

  async function loadDirectory(): Promise<void> {
    const path = view().currentDirectory;
    const result = await latest<Directory>('directory', (signal) => client.call(mediaCalls.getDir, { body: { path }, signal }));
    if (result?.ok) dispatch({ type: 'directory-loaded', path, content: result.data });
  }

  async function loadSearch(): Promise<void> {
    const search = keyOf();
    const result = await latest('search', (signal) => searchFiles(search, 0, signal));
    if (!result?.ok) return;
    const { items: files, folders, totalItems } = result.data;
    dispatch({ type: 'search-loaded', search, content: { files, folders, totalItems } });
  }

  async function refresh(): Promise<void> {
    await loadDirectory();
    if (isSearching(view())) await loadSearch();
  }

  async function loadMore(): Promise<void> {
    const found = view().searchResultsContent;
    if (!found || isLoadingMore || view().isUpdating || found.files.length >= found.totalItems) return;
    isLoadingMore = true;
    const search = keyOf();
    const result = await searchFiles(search, Math.floor(found.files.length / pageSize), new AbortController().signal);
    isLoadingMore = false;
    if (!isCurrent(view(), search)) return;
    hasMoreFailed = !result.ok;
    set({ ...view(), failure: result.ok ? undefined : result });
    if (result.ok) dispatch({ type: 'search-extended', search, files: result.data.items });
  }

  /** Passes an answer on, after the view has caught up with what it changed. */
  async function refreshedBy<Data>(call: Promise<Result<Data>>, { hasFolders }: { hasFolders: boolean }): Promise<Result<Data>> {
    const result = await call;
    if (!result.ok) return result;
    if (hasFolders) onFoldersChanged?.();
    await refresh();
    return result;
  }

  return {
    ...store,
    async open(path, search = { term: '' }) {
      stop('search');
      dispatch({ type: 'directory-opened', path });
      const { term, filter, tag } = search;
      const isWanted = isSearching({ searchTerm: term, filter, tag });
      if (isWanted) dispatch({ type: 'search-changed', term, filter, tag });
      await Promise.all([loadDirectory(), isWanted && loadSearch()]);
    },
    async search({ term, filter, tag }) {
      if (term === view().searchTerm && filter === view().filter && tag === view().tag) return;
      stop('search');
      dispatch({ type: 'search-changed', term, filter, tag });
      if (isSearching(view())) await loadSearch();
      else set({ ...view(), isUpdating: running.size > 0, failure: undefined });
    },
    loadMore,
    refresh,
    retry: () => (hasMoreFailed ? loadMore() : refresh()),
    async createFolder(folderName) {
      const path = view().currentDirectory;
      const result = await client.call(mediaCalls.createDir, { body: { path, folderName } });
      if (result.ok) {
        dispatch({ type: 'folder-added', path, folder: result.data });
        onFoldersChanged?.();
        void refresh();
      }
      return result;
    },
    move: (target) => refreshedBy(moveSelection(client, target), { hasFolders: target.directories.length > 0 }),
    remove: (selection) => refreshedBy(removeSelection(client, selection), { hasFolders: selection.directories.length > 0 }),
    renameFolder: (input) => refreshedBy(client.call(mediaCalls.moveDirectory, { body: input }), { hasFolders: true }),
    async edit(changes) {
      const result = await client.call(mediaCalls.editFile, { body: changes });
      if (result.ok) dispatch({ type: 'file-changed', file: result.data });
      return result;
    },
    uploaded: (path, file) => dispatch({ type: 'files-uploaded', path, files: [file] }),
    changed: (file) => dispatch({ type: 'file-changed', file }),
  };
}
