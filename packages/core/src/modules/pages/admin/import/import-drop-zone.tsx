import { FileUp } from 'lucide-react';
import { lazy, Suspense, useEffect, useRef, useState } from 'react';
import type { ReactElement } from 'react';
import { useApp } from '#admin/shell/app-context.ts';
import { useText, withMessages } from '#admin/messages/use-messages.ts';
import { pageLoaders } from '../message-loaders.ts';
import type { PageTypeSummary } from '#contract/boot.ts';

const messages = [() => import('./import.messages.ts'), ...pageLoaders];
const ImportDialog = lazy(withMessages(messages, () => import('./import-dialog.tsx')));

/** Calls back with files that are dropped anywhere on the screen; says whether some are held over it. */
function useFileDrop(onFiles: (files: readonly File[]) => void): boolean {
  const [isOver, setOver] = useState(false);
  const receive = useRef(onFiles);
  useEffect(() => void (receive.current = onFiles));
  useEffect(() => {
    const hasFiles = (event: DragEvent) => event.dataTransfer?.types.includes('Files') ?? false;
    const over = (event: DragEvent) => {
      if (!hasFiles(event) || event.defaultPrevented) return;
      event.preventDefault();
      setOver(true);
    };
    const leave = (event: DragEvent) => {
      // Only on leaving the window: elements are left all the time.
      if (event.relatedTarget === null) setOver(false);
    };
    const drop = (event: DragEvent) => {
      setOver(false);
      if (!hasFiles(event) || event.defaultPrevented) return;
      event.preventDefault();
      receive.current([...(event.dataTransfer?.files ?? [])]);
    };
    window.addEventListener('dragover', over);
    window.addEventListener('dragleave', leave);
    window.addEventListener('drop', drop);
    return () => {
      window.removeEventListener('dragover', over);
      window.removeEventListener('dragleave', leave);
      window.removeEventListener('drop', drop);
    };
  }, []);
  return isOver;
}

/** Makes pages of files: a button, and the whole screen to drop them on. What reads them is imported with the first file. */
export function ImportDropZone({ type }: { readonly type: PageTypeSummary | undefined }): ReactElement {
  const t = useText();
  const { importers } = useApp().boot;
  const [files, setFiles] = useState<readonly File[]>([]);
  const input = useRef<HTMLInputElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  const isOver = useFileDrop((dropped) => {
    if (files.length > 0) return;
    // To which the focus then returns from the dialog.
    button.current?.focus();
    setFiles(dropped);
  });
  const [first] = files;
  return (
    <>
      <button ref={button} type="button" className="lc-button lc-button--grey" onClick={() => input.current?.click()}>
        <FileUp className="lc-icon" aria-hidden="true" />
        <span>{t('import.button', { label: importers.map(({ label }) => label).join(', ') })}</span>
      </button>
      <input
        ref={input}
        type="file"
        multiple
        hidden
        tabIndex={-1}
        aria-hidden="true"
        accept={importers.flatMap(({ extensions }) => extensions.map((ending) => `.${ending}`)).join()}
        onChange={(event) => {
          setFiles([...(event.target.files ?? [])]);
          event.target.value = '';
        }}
      />
      {isOver && (
        <div className="lc-drop" aria-hidden="true">
          <span>{t('import.drop')}</span>
        </div>
      )}
      {first && (
        <Suspense>
          <ImportDialog
            key={`${files.length} ${first.name}`}
            file={first}
            type={type}
            isLast={files.length === 1}
            onClose={() => setFiles(files.slice(1))}
          />
        </Suspense>
      )}
    </>
  );
}
