import type { ReactElement, RefObject } from 'react';

interface FileInputProps {
  readonly inputRef: RefObject<HTMLInputElement | null>;
  readonly isMulti?: boolean;
  /** Offers images alone. */
  readonly isForImages?: boolean;
  /** Called with at least one file. */
  readonly onFiles: (files: readonly File[]) => void;
}

/** Opens the files of the computer when it is clicked by a button of the screen. The same files may be picked again. */
export const FileInput = ({ inputRef, isMulti = false, isForImages = false, onFiles }: FileInputProps): ReactElement => (
  <input
    ref={inputRef}
    type="file"
    multiple={isMulti}
    hidden
    tabIndex={-1}
    aria-hidden="true"
    {...(isForImages ? { accept: 'image/*' } : {})}
    onChange={(event) => {
      const files = [...(event.target.files ?? [])];
      event.target.value = '';
      if (files.length > 0) onFiles(files);
    }}
  />
);
