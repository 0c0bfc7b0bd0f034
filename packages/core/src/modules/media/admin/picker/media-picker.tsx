import { lazy, Suspense } from 'react';
import type { ReactElement } from 'react';
import { withMessages } from '#admin/messages/use-messages.ts';
import { libraryLoaders } from '../message-loaders.ts';
import type { MediaFile } from '../../media.schema.ts';

export interface MediaPickerProps {
  /** The types of file that can be chosen. */
  readonly kind: MediaFile['fileType'];
  /** Several at once; they come in the order in which they were chosen. */
  readonly isMulti?: boolean;
  /** At most so many. Default: any number. */
  readonly max?: number;
  /** Files to upload at once; the first of them that arrives is chosen. */
  readonly files?: readonly File[];
  readonly onChoose: (files: readonly MediaFile[]) => void;
  readonly onClose: () => void;
}

const PickerDialog = lazy(withMessages(libraryLoaders, () => import('./picker-dialog.tsx')));

/**
 * The media library in a dialog, to choose from: browse, search, upload. Draw it while it is open; the focus goes back to
 * what had it. It is downloaded when it is first opened.
 */
export function MediaPicker(props: MediaPickerProps): ReactElement {
  return (
    <Suspense>
      <PickerDialog {...props} />
    </Suspense>
  );
}
