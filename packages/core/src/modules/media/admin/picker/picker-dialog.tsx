import { Search, Upload } from 'lucide-react';
import { useEffect, useMemo, useRef, useState } from 'react';
import type { ReactElement } from 'react';
import { useClient } from '#admin/shell/app-context.ts';
import { useText } from '#admin/messages/use-messages.ts';
import { Button } from '#admin/ui/controls/button.tsx';
import { Modal } from '#admin/ui/overlay/modal.tsx';
import { searchFocus } from '#admin/ui/controls/search-focus.ts';
import { NewFolderDialog } from '../folders/new-folder-dialog.tsx';
import { BrowserToolbar } from '../library/browser-toolbar.tsx';
import { LibraryContent } from '../library/library-content.tsx';
import { filesOf } from '../library/media-item.ts';
import type { MediaItem } from '../library/media-item.ts';
import { useBrowser } from '../library/use-browser.ts';
import { useMediaLibrary } from '../library/use-media-library.ts';
import { FileInput } from '../upload/file-input.tsx';
import { UploadDialog } from '../upload/upload-dialog.tsx';
import { UploadTray } from '../upload/upload-tray.tsx';
import { uploadsOf } from '../upload/uploads.ts';
import { choose, inChosenOrder, toggle } from '../state/selection.ts';
import type { MediaPickerProps } from './media-picker.tsx';
import { PickerHead } from './picker-head.tsx';
import { usePickerFolder } from './use-picker-folder.ts';

const titles = { image: 'picker.image', document: 'picker.document', video: 'picker.video' } as const;

const noneHere = { image: 'picker.noImages', document: 'picker.noDocuments', video: 'picker.noVideos' } as const;

function UploadButton({ onPress }: { readonly onPress: () => void }): ReactElement {
  const t = useText();
  return (
    <Button icon={<Upload className="lc-icon" aria-hidden="true" />} onPress={onPress}>
      {t('image.upload')}
    </Button>
  );
}

/** The library in a dialog, to choose from. */
export default function PickerDialog(props: MediaPickerProps): ReactElement {
  const { kind, isMulti = false, max = Infinity, onChoose, onClose } = props;
  const t = useText();
  const client = useClient();
  const { library, view } = useMediaLibrary(kind);
  const kinds = useMemo(() => [kind], [kind]);
  const browser = useBrowser(view, kinds, 'picker');
  const input = useRef<HTMLInputElement>(null);
  const [files, setFiles] = useState<readonly File[]>();
  const [isNaming, setNaming] = useState(false);
  const { setSelection } = browser;
  const { currentDirectory } = view;
  const { isRecent, toggleRecent } = usePickerFolder({ library, view, kind });
  const mayAdd = kind !== 'video' && !isRecent && (view.directoryContent?.policies.manage ?? false);

  const open = (path: string): void => void library.open(path);
  const given = useRef(props.files);
  // Above this dialog, so after it: of two that open at once, the outer one would shut the inner one off.
  useEffect(() => setFiles(given.current), []);
  const take = useRef(onChoose);
  take.current = onChoose;
  // What was just uploaded is what was looked for.
  useEffect(
    () =>
      uploadsOf(client).onNews((news) => {
        if (news.kind !== 'uploaded' || news.file.fileType !== kind) return;
        if (given.current) take.current([news.file]);
        else setSelection((known) => (isMulti && known.chosen.size > 0 ? toggle(known, news.file.id) : choose(news.file.id)));
      }),
    [client, kind, isMulti, setSelection],
  );
  const usable = filesOf(inChosenOrder(browser.selection, browser.chosen));
  const reason =
    usable.length === 0 ? t('picker.nothingChosen') : usable.length > max ? t('picker.tooMany', { count: max }) : undefined;
  const upload = (): void => input.current?.click();
  const searchEverywhere = (): void => {
    void library.open('/', { term: view.searchTerm });
    searchFocus.run();
  };
  const everywhere = currentDirectory !== '/' && (
    <Button icon={<Search className="lc-icon" aria-hidden="true" />} onPress={searchEverywhere}>
      {t('picker.everywhere')}
    </Button>
  );
  const onOpen = (item: MediaItem): void => {
    if (item.kind === 'folder') open(item.folder.path);
    else onChoose(isMulti && usable.length > 1 && reason === undefined ? usable : [item.file]);
  };
  return (
    <Modal
      isOpen
      onClose={onClose}
      size="large"
      title={t(titles[kind])}
      buttons={[
        { text: t('action.cancel'), onPress: onClose },
        {
          text: isMulti ? t('picker.chooseMany', { count: usable.length }) : t('picker.choose'),
          theme: 'orange',
          disabledReason: reason,
          onPress: () => onChoose(usable),
        },
      ]}
    >
      <div className="lc-media lc-media--picker">
        <div className="lc-media__workspace">
          <PickerHead
            path={currentDirectory}
            onOpen={open}
            isRecent={isRecent}
            onRecent={toggleRecent}
            {...(mayAdd ? { onNewFolder: () => setNaming(true), onUpload: upload } : {})}
          />
          <BrowserToolbar
            term={view.searchTerm}
            onSearch={(term) => void library.search({ term, filter: view.filter })}
            options={browser.options}
            onOptions={browser.setOptions}
            hasOrder={!isRecent}
          />
          <LibraryContent
            library={library}
            view={view}
            browser={browser}
            isMulti={isMulti}
            onOpen={onOpen}
            onFiles={mayAdd ? setFiles : undefined}
            notFoundAction={everywhere}
            empty={{
              title: t(noneHere[kind]),
              text: mayAdd ? t('picker.emptyText') : kind === 'video' ? t('picker.emptyVideos') : t('picker.emptyReadOnly'),
              action: (
                <>
                  {everywhere}
                  {mayAdd && <UploadButton onPress={upload} />}
                </>
              ),
            }}
          />
          <UploadTray />
        </div>
      </div>
      <FileInput inputRef={input} isMulti isForImages={kind === 'image'} onFiles={setFiles} />
      {files && (
        <UploadDialog
          files={files}
          path={currentDirectory}
          folderID={view.directoryContent?.folderID}
          onUpload={(jobs, existing) => {
            uploadsOf(client).queue.add(jobs);
            const fitting = existing.filter(({ fileType }) => fileType === kind);
            if (jobs.length === 0 && fitting.length > 0) onChoose(fitting.slice(0, isMulti ? max : 1));
          }}
          onClose={() => setFiles(undefined)}
        />
      )}
      {isNaming && <NewFolderDialog library={library} onClose={() => setNaming(false)} />}
    </Modal>
  );
}
