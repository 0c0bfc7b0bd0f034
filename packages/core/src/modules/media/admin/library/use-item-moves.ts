import { useState } from 'react';
import type { Result } from '#client/result.ts';
import { useSubmit } from '#admin/state/use-submit.ts';
import { useText } from '#admin/messages/use-messages.ts';
import { notify } from '#admin/ui/overlay/notify.ts';
import type { MediaLibrary } from '../state/create-media-library.ts';
import { parentOf } from '../state/folder-path.ts';
import { areManageable, filesOf, selectionOf } from './media-item.ts';
import type { MediaItem } from './media-item.ts';
import { useFolderName } from '../state/use-folder-name.ts';

interface ItemMoves {
  /** Why the last move was refused, until the next. */
  readonly errors: ReturnType<typeof useSubmit>['errors'];
  readonly attempt: number;
  readonly move: (items: readonly MediaItem[], path: string) => Promise<Result<unknown>>;
  readonly cut: readonly MediaItem[];
  readonly setCut: (items: readonly MediaItem[]) => void;
  /** Moves what was cut into a folder. */
  readonly paste: (path: string) => void;
  readonly clear: () => void;
}

const placeOf = (item: MediaItem): string => (item.kind === 'file' ? item.file.path : parentOf(item.folder.path));

/** Moves items by dragging, by cut and paste, or from a dialog. Refusals go into the collection `media`. */
export function useItemMoves(library: MediaLibrary): ItemMoves {
  const t = useText();
  const folderName = useFolderName();
  const { errors, attempt, submit, clear } = useSubmit('media');
  const [cut, setCut] = useState<readonly MediaItem[]>([]);

  const move = async (items: readonly MediaItem[], path: string): Promise<Result<unknown>> => {
    const moving = items.filter((item) => placeOf(item) !== path);
    const [only] = moving;
    if (!only) return { ok: true, data: undefined };
    const result = await submit(() => library.move({ ...selectionOf(moving), files: filesOf(moving), newPath: path }));
    if (!result.ok) return result;
    const what = moving.length === 1 ? only.name : t('media.count', { count: moving.length });
    notify(t('media.moved', { name: what, folder: folderName(path) }));
    return result;
  };
  return {
    errors,
    attempt,
    move,
    cut,
    setCut: (items) => {
      if (areManageable(items)) setCut(items);
    },
    paste(path) {
      const items = cut;
      setCut([]);
      void move(items, path);
    },
    clear,
  };
}
