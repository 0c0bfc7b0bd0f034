import type { FileChanges, MediaFile } from '../../media.schema.ts';
import type { FocalPoint } from './focal-point.tsx';

/** The editable fields of a file. */
export interface FileDraft {
  readonly fileName: string;
  readonly defaultAltText: string;
  readonly defaultAltTexts: Readonly<Record<string, string>>;
  readonly shared: boolean;
  /** Ids. */
  readonly tags: readonly string[];
  readonly focalPoint: FocalPoint | null;
  /** Videos of a host only. */
  readonly link: string;
  readonly posterFileID: string | null;
}

export const draftOf = (file: MediaFile): FileDraft => ({
  fileName: file.fileName,
  defaultAltText: file.defaultAltText,
  defaultAltTexts: file.defaultAltTexts,
  shared: file.shared,
  tags: file.tags,
  focalPoint: file.focalPoint,
  link: file.video?.link ?? '',
  posterFileID: file.video?.posterFileID ?? null,
});

const isSame = (one: unknown, other: unknown): boolean => JSON.stringify(one) === JSON.stringify(other);

/** The changes to send: name, texts and what is shared always, the rest where it changed. Undefined where nothing did. */
export function changesOf(file: MediaFile, draft: FileDraft): FileChanges | undefined {
  const before = draftOf(file);
  if (isSame(before, draft)) return undefined;
  const { link, posterFileID, focalPoint, defaultAltTexts } = draft;
  return {
    id: file.id,
    newPath: file.path,
    newFileName: draft.fileName.trim(),
    defaultAltText: draft.defaultAltText.trim(),
    shared: draft.shared,
    ...(isSame(before.defaultAltTexts, defaultAltTexts) ? {} : { defaultAltTexts }),
    ...(isSame(before.tags, draft.tags) ? {} : { tags: draft.tags }),
    ...(isSame(before.focalPoint, focalPoint) ? {} : { focalPoint }),
    ...(before.link === link ? {} : { link: link.trim() }),
    ...(before.posterFileID === posterFileID ? {} : { posterFileID }),
  };
}
