import { CloudUpload, FolderOpen, SearchX } from 'lucide-react';
import type { DragEvent, KeyboardEvent, ReactElement, ReactNode } from 'react';
import { useText } from '#admin/messages/use-messages.ts';
import { useFailureTexts } from '#admin/shell/app-context.ts';
import { EmptyState } from '#admin/ui/layout/screen-state.tsx';
import { Skeleton } from '#admin/ui/layout/skeleton.tsx';
import { ListFailure } from '#admin/ui/list/list-failure.tsx';
import type { MediaLibrary, MediaLibraryView } from '../state/create-media-library.ts';
import { isSearching } from '../state/media-library-state.ts';
import { useFileTransfer } from '../upload/use-file-transfer.ts';
import { ItemGrid } from './item-grid.tsx';
import { ItemTable } from './item-table.tsx';
import type { MediaItem } from './media-item.ts';
import type { Browser } from './use-browser.ts';
import { useFolderName } from '../state/use-folder-name.ts';

interface LibraryContentProps {
  readonly library: MediaLibrary;
  readonly view: MediaLibraryView;
  readonly browser: Browser;
  readonly isMulti: boolean;
  readonly onOpen: (item: MediaItem) => void;
  /** Takes files that are dropped or pasted; absent where nothing may be added. */
  readonly onFiles: ((files: readonly File[]) => void) | undefined;
  readonly onKey?: (event: KeyboardEvent) => boolean;
  readonly cut?: ReadonlySet<string>;
  readonly onDragStart?: (event: DragEvent, item: MediaItem) => void;
  /** The message of an empty folder, and the next thing to do in it, where that is not to add files of any kind. */
  readonly empty?: { readonly title: string; readonly text: string; readonly action: ReactNode };
  /** The next thing to do where nothing was found. */
  readonly notFoundAction?: ReactNode;
}

/** The folders and files of the open folder, or what was found, in every state in which they can be. */
export function LibraryContent(props: LibraryContentProps): ReactElement {
  const { library, view, browser, onFiles } = props;
  const t = useText();
  const folderName = useFolderName();
  const textsOf = useFailureTexts();
  const { isOver, ref, dropProps } = useFileTransfer(onFiles);
  const { items, selection, setSelection, order, options, setOptions } = browser;
  const { failure } = view;
  const isSearch = isSearching(view);
  const isRecent = view.filter === 'recent';
  const hasItems = items !== undefined && items.length > 0;

  const list = {
    items: items ?? [],
    label: t('media.items'),
    selection,
    onSelection: setSelection,
    onOpen: props.onOpen,
    isMulti: props.isMulti,
    ...(props.onKey ? { onKey: props.onKey } : {}),
    ...(props.cut ? { cut: props.cut } : {}),
    ...(props.onDragStart ? { onDragStart: props.onDragStart } : {}),
    ...(isSearch ? { onNearEnd: library.loadMore } : {}),
    hasFolders: isRecent,
  };
  return (
    <div
      ref={ref}
      className="lc-media__content"
      data-over={isOver || undefined}
      aria-busy={view.isUpdating || undefined}
      {...dropProps}
    >
      {view.isUpdating && items && <div className="lc-list__progress" aria-hidden="true" />}
      {failure && (
        <ListFailure
          title={t('media.failedToLoad')}
          text={textsOf(failure).join(' ')}
          requestID={failure.requestID}
          hasRows={hasItems}
          onRetry={() => void library.retry()}
        />
      )}
      {failure && !hasItems ? null : !items ? (
        <Skeleton lines={8} label={t('media.loading')} />
      ) : items.length === 0 && isSearch ? (
        <EmptyState
          icon={<SearchX />}
          title={t('media.nothingFound')}
          text={t('media.nothingFoundText')}
          action={props.notFoundAction}
        />
      ) : items.length === 0 ? (
        <EmptyState
          icon={<FolderOpen />}
          title={props.empty?.title ?? t('media.empty')}
          text={props.empty?.text ?? (onFiles ? t('media.emptyText') : undefined)}
          action={props.empty?.action}
        />
      ) : options.look === 'grid' ? (
        <ItemGrid {...list} />
      ) : (
        <ItemTable {...list} order={order} onOrder={isRecent ? undefined : setOptions} />
      )}
      {isOver && (
        <div className="lc-media__drop">
          <CloudUpload aria-hidden="true" />
          <p>{t('media.dropHere', { folder: folderName(view.currentDirectory) })}</p>
          <p className="lc-quiet">{t('upload.limits')}</p>
        </div>
      )}
    </div>
  );
}
