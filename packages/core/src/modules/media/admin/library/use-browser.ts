import { useEffect, useMemo, useRef, useState } from 'react';
import type { Dispatch, SetStateAction } from 'react';
import type { MediaLibraryView } from '../state/create-media-library.ts';
import { isSearching } from '../state/media-library-state.ts';
import { kept, nothingChosen } from '../state/selection.ts';
import type { Selection } from '../state/selection.ts';
import { itemsOf, newestFirst } from './media-item.ts';
import type { FileKind, ItemOrder, MediaItem } from './media-item.ts';
import { useViewOptions } from './use-view-options.ts';
import type { ViewOptions, ViewPlace } from './use-view-options.ts';

/** The items, the order and the selection of a view of the library. */
export interface Browser {
  /** Undefined while nothing was loaded. */
  readonly items: readonly MediaItem[] | undefined;
  readonly selection: Selection;
  readonly setSelection: Dispatch<SetStateAction<Selection>>;
  /** In the order in which they are shown. */
  readonly chosen: readonly MediaItem[];
  /** The order in which they are shown: the one that was chosen, except where the newest are asked for. */
  readonly order: ItemOrder;
  readonly options: ViewOptions;
  readonly setOptions: (change: Partial<ViewOptions>) => void;
}

const none: readonly MediaItem[] = [];

/** Ties the state of the library to a list on the screen. */
export function useBrowser(view: MediaLibraryView, kinds?: readonly FileKind[], place: ViewPlace = 'library'): Browser {
  const [options, setOptions] = useViewOptions(place);
  const [selection, setSelection] = useState<Selection>(nothingChosen);
  const { column, order } = view.filter === 'recent' ? newestFirst : options;
  const content = isSearching(view) ? view.searchResultsContent : view.directoryContent;
  const items = useMemo(() => content && itemsOf(content, { column, order }, kinds), [content, column, order, kinds]);

  // What is chosen stays chosen as long as it is there.
  const before = useRef<readonly string[]>([]);
  useEffect(() => {
    if (!items) return;
    const after = items.map(({ key }) => key);
    const last = before.current;
    before.current = after;
    setSelection((known) => (last === after || known.cursor === undefined ? known : kept(known, last, after)));
  }, [items]);
  const { currentDirectory, searchTerm, filter } = view;
  // Another folder or search is another list.
  const list = `${currentDirectory} ${filter ?? ''} ${searchTerm}`;
  const [shown, setShown] = useState(list);
  if (shown !== list) {
    setShown(list);
    setSelection(nothingChosen);
  }

  const chosen = useMemo(
    () => (items && selection.chosen.size > 0 ? items.filter(({ key }) => selection.chosen.has(key)) : none),
    [items, selection.chosen],
  );
  return { items, selection, setSelection, chosen, order: { column, order }, options, setOptions };
}
