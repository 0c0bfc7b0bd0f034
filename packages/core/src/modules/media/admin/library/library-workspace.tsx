import { useRef, useState } from 'react';
import type { KeyboardEvent, ReactElement } from 'react';
import type { MediaFilter } from '../../media.schema.ts';
import { useClient } from '#admin/shell/app-context.ts';
import { useFormErrors } from '#admin/state/use-form-errors.ts';
import { useText } from '#admin/messages/use-messages.ts';
import { ErrorBox } from '#admin/ui/fields/error-box.tsx';
import { Select } from '#admin/ui/controls/select.tsx';
import type { MediaLibrary, MediaLibraryView } from '../state/create-media-library.ts';
import { isSearching } from '../state/media-library-state.ts';
import { nothingChosen } from '../state/selection.ts';
import { parentOf } from '../state/folder-path.ts';
import { TagFilter } from '#modules/tags/admin/public.ts';
import { UploadDialog } from '../upload/upload-dialog.tsx';
import { UploadTray } from '../upload/upload-tray.tsx';
import { uploadsOf } from '../upload/uploads.ts';
import { Breadcrumb } from './breadcrumb.tsx';
import { BrowserToolbar } from './browser-toolbar.tsx';
import { LibraryContent } from './library-content.tsx';
import { LibraryDialogs } from './library-dialogs.tsx';
import type { OpenDialog } from './library-dialogs.tsx';
import { filterEntries } from './library-side.tsx';
import { areManageable } from './media-item.ts';
import type { MediaItem } from './media-item.ts';
import { SelectionBar } from './selection-bar.tsx';
import { useBrowser } from './use-browser.ts';
import { useFocusKept } from './use-focus-kept.ts';
import { useItemDrag } from './use-item-drag.ts';
import { useItemMoves } from './use-item-moves.ts';

interface WorkspaceProps {
  readonly library: MediaLibrary;
  readonly view: MediaLibraryView;
  readonly onOpenFolder: (path: string) => void;
  readonly onSearch: (term: string) => void;
  readonly onFilter: (filter: MediaFilter | undefined) => void;
  /** Id of a tag; empty for all. */
  readonly onTag: (tag: string) => void;
  /** Undefined where this person may not see the trash. */
  readonly onTrash: (() => void) | undefined;
}

const noFilter = 'all';

/** The open folder with everything that can be done in it. */
export function LibraryWorkspace(props: WorkspaceProps): ReactElement {
  const { library, view, onOpenFolder, onSearch, onFilter, onTag, onTrash } = props;
  const t = useText();
  const client = useClient();
  const browser = useBrowser(view);
  const moves = useItemMoves(library);
  const problems = useFormErrors(moves.errors, {});
  const [dialog, setDialog] = useState<OpenDialog>();
  const [files, setFiles] = useState<readonly File[]>();
  const workspace = useRef<HTMLDivElement>(null);
  const { currentDirectory, filter } = view;
  const { chosen, items = [], selection, setSelection } = browser;
  const mayAdd = view.directoryContent?.policies.manage ?? false;
  const drag = useItemDrag({
    companionsOf: (item) => (selection.chosen.has(item.key) ? chosen : [item]).filter((each) => areManageable([each])),
    labelOf: ([first, ...rest]) => (rest.length === 0 ? (first?.name ?? '') : t('media.count', { count: rest.length + 1 })),
    onMove: (moved, path) => void moves.move(moved, path),
  });

  useFocusKept(workspace, [dialog, browser.items]);

  const open = (item: MediaItem): void => {
    if (item.kind === 'folder') onOpenFolder(item.folder.path);
    else setDialog({ kind: 'file', file: item.file });
  };
  const onKey = (event: KeyboardEvent): boolean => {
    const [only] = chosen;
    const isCommand = event.ctrlKey || event.metaKey;
    const mayChange = chosen.length > 0 && areManageable(chosen);
    const run = (isPossible: boolean, action: () => void): boolean => {
      if (isPossible) action();
      return isPossible;
    };
    switch (isCommand ? `mod+${event.key.toLowerCase()}` : event.key) {
      case 'Delete':
        return run(mayChange, () => setDialog({ kind: 'delete', items: chosen }));
      case 'F2':
        return run(mayChange && chosen.length === 1, () => only && setDialog({ kind: 'rename', item: only }));
      case 'mod+x':
        return run(mayChange, () => moves.setCut(chosen));
      case 'mod+v':
        // Without anything cut, the browser's own paste brings files.
        return run(moves.cut.length > 0, () => moves.paste(currentDirectory));
      case 'Backspace':
        return run(currentDirectory !== '/', () => onOpenFolder(parentOf(currentDirectory)));
      case 'Escape':
        return run(moves.cut.length > 0, () => moves.setCut([]));
      default:
        return false;
    }
  };
  const total = isSearching(view)
    ? (view.searchResultsContent?.totalItems ?? 0)
    : items.filter(({ kind }) => kind === 'file').length;
  return (
    <div ref={workspace} className="lc-media__workspace" {...drag.targetProps}>
      <Breadcrumb path={currentDirectory} onOpen={onOpenFolder} />
      <BrowserToolbar term={view.searchTerm} onSearch={onSearch} options={browser.options} onOptions={browser.setOptions}>
        <div className="lc-media__filter">
          <Select
            label={t('media.filters')}
            isLabelHidden
            size="small"
            value={filter ?? noFilter}
            options={[
              { value: noFilter, label: t('media.filter.none') },
              ...filterEntries.map((entry) => ({ value: entry.filter as string, label: t(entry.text) })),
              ...(onTrash ? [{ value: 'trash', label: t('trash.title') }] : []),
            ]}
            onChange={(value) => {
              if (value === 'trash') onTrash?.();
              else onFilter(filterEntries.find((entry) => entry.filter === value)?.filter);
            }}
          />
        </div>
        <TagFilter value={view.tag ?? ''} onChange={onTag} />
      </BrowserToolbar>
      <div className="lc-media__errors">
        <ErrorBox key={moves.attempt} title={t('media.couldNotMove')} errors={problems.general} />
      </div>
      <LibraryContent
        library={library}
        view={view}
        browser={browser}
        isMulti
        cut={new Set(moves.cut.map(({ key }) => key))}
        onOpen={open}
        onKey={onKey}
        onDragStart={drag.onDragStart}
        onFiles={mayAdd ? setFiles : undefined}
      />
      <UploadTray />
      <SelectionBar
        items={items}
        total={total}
        chosen={chosen}
        cutCount={moves.cut.length}
        actions={{
          onOpen: open,
          onRename: (item) => setDialog({ kind: 'rename', item }),
          onMove: () => setDialog({ kind: 'move', items: chosen }),
          onCut: () => moves.setCut(chosen),
          onPaste: () => moves.paste(currentDirectory),
          onDelete: () => setDialog({ kind: 'delete', items: chosen }),
          onPermissions: (item) => item.kind === 'folder' && setDialog({ kind: 'permissions', folder: item.folder }),
          onClear: () => setSelection({ ...nothingChosen, cursor: selection.cursor }),
        }}
      />
      {files && (
        <UploadDialog
          files={files}
          path={currentDirectory}
          folderID={view.directoryContent?.folderID}
          onUpload={(jobs) => uploadsOf(client).queue.add(jobs)}
          onClose={() => setFiles(undefined)}
        />
      )}
      <LibraryDialogs library={library} view={view} open={dialog} onMove={moves.move} onClose={() => setDialog(undefined)} />
    </div>
  );
}
