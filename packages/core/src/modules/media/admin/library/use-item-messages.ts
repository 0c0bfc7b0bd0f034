import { useCallback } from 'react';
import { useText } from '../../../../admin/messages/use-messages.ts';
import { sizeText } from '../size-text.ts';
import type { MediaItem } from './media-item.ts';

/** The texts of an item. */
export interface ItemMessages {
  /** `1200 × 800 px`, or what kind of thing it is. */
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

/** Says how items are spoken of. Asked for once for a whole list: what each item asks for itself, a list of thousands pays. */
export function useItemMessages(): (item: MediaItem) => ItemMessages {
  const t = useText();
  return useCallback(
    (item) => {
      if (item.kind === 'folder') {
        const isLimited = item.folder.roles !== null;
        const facts = isLimited ? t('media.folderLimited') : t('media.folder');
        return { kind: facts, facts, signs: facts, isMissingAlt: false };
      }
      const { file } = item;
      const isMissingAlt = file.fileType === 'image' && file.defaultAltText.trim() === '';
      const kind = [
        file.video && t('media.video', { host: videoHosts[file.video.videoType] }),
        file.fileType === 'document' && extensionOf(file.fileName),
        file.dimensions && t('media.pixels', { width: file.dimensions.width, height: file.dimensions.height }),
      ].find((part) => typeof part === 'string' && part !== '');
      const facts = [kind, file.filesize > 0 && sizeText(file.filesize)].filter((part) => typeof part === 'string');
      const signs = [file.shared && t('media.shared'), isMissingAlt && t('media.noAlt')].filter(Boolean).join(', ');
      return { kind: kind || '', facts: facts.join(' · '), signs, isMissingAlt };
    },
    [t],
  );
}
