import { useCallback } from 'react';
import { useText } from '#admin/messages/use-messages.ts';
import { sizeText } from '../size-text.ts';
import type { MediaItem } from './media-item.ts';

/** The texts of an item. */
export interface ItemMessages {
  /** `1200 × 800 px`, or what kind of thing it is; its folder before that. */
  readonly kind: string;
  /** The same with its size. */
  readonly facts: string;
  /** The text for its picture and its signs, beside its name and facts. */
  readonly signs: string;
  readonly isMissingAlt: boolean;
}

const extensionOf = (fileName: string): string => (/\.([^.]+)$/.exec(fileName)?.[1] ?? '').toUpperCase();

/** Names of the kinds of videos. */
export const videoHosts = { vimeo: 'Vimeo', youtube: 'YouTube', gif: 'GIF' } as const;

/** Says how items are spoken of, with `hasFolder` by their folders too. Asked for once for a whole list: what each item asks for itself, a list of thousands pays. */
export function useItemMessages(hasFolder = false): (item: MediaItem) => ItemMessages {
  const t = useText();
  const root = t('media.root');
  return useCallback(
    (item) => {
      if (item.kind === 'folder') {
        const isLimited = item.folder.roles !== null;
        const facts = isLimited ? t('media.folderLimited') : t('media.folder');
        return { kind: facts, facts, signs: facts, isMissingAlt: false };
      }
      const { file } = item;
      // Of a shared file in a folder that is kept from this person, there is no path.
      const folder = hasFolder && (file.path === '/' ? root : file.path);
      const isMissingAlt = file.fileType === 'image' && file.defaultAltText.trim() === '';
      const kind = [
        file.video && t('media.video', { host: videoHosts[file.video.videoType] }),
        file.fileType === 'document' && extensionOf(file.fileName),
        file.dimensions && t('media.pixels', { width: file.dimensions.width, height: file.dimensions.height }),
      ].find((part) => typeof part === 'string' && part !== '');
      const join = (...parts: (string | false | null | undefined)[]): string => parts.filter(Boolean).join(' · ');
      const signs = [file.shared && t('media.shared'), isMissingAlt && t('media.noAlt')].filter(Boolean).join(', ');
      const facts = join(folder, kind, file.filesize > 0 && sizeText(file.filesize));
      return { kind: join(folder, kind), facts, signs, isMissingAlt };
    },
    [t, root, hasFolder],
  );
}
