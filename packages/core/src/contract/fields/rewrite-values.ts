import type { FileValue, ImageValue, LinkTarget, LinkValue, VideoValue } from '../content.ts';
import { changed, rewriteNamed, targetOf } from './rewriting.ts';
import type { Rewriting } from './rewriting.ts';
import { linkReferences } from './values.ts';

/** The id of a file, or of the one that a rewriting puts in its place. */
export function rewriteFileID(fileID: string, rewriting: Rewriting): string {
  const target = targetOf({ kind: 'media', id: fileID }, rewriting);
  if (target && target.kind !== 'media') throw new TypeError(`A file of the library cannot become a ${target.kind}.`);
  return target?.id ?? fileID;
}

/** The query and anchor of an own address that was typed. */
const tailOf = (to: LinkTarget): string => ('href' in to && to.href.startsWith('/') ? (/[?#].*$/s.exec(to.href)?.[0] ?? '') : '');

/** Where a link leads after a rewriting. An address that was typed keeps its query and anchor at another path. */
export function rewriteTarget(to: LinkTarget, rewriting: Rewriting): LinkTarget {
  const other = rewriting.target?.(to, rewriting.at ?? '');
  if (other) return other;
  const [reference] = linkReferences(to);
  const target = reference && targetOf(reference, rewriting);
  if (!target) return to;
  const { kind, id, anchor } = target;
  if (kind === 'page') return { page: id, ...(anchor ? { anchor } : {}) };
  if (kind === 'media') return { file: id };
  if (kind === 'address') return { href: id };
  if (kind === 'path') return { href: id + (anchor ? `#${anchor}` : tailOf(to)) };
  throw new TypeError(`A link cannot lead to a ${kind}.`);
}

/** An image; a cut belongs to its file, so another file is shown whole. */
export function rewriteImage(image: ImageValue, rewriting: Rewriting): ImageValue {
  const fileID = rewriteFileID(image.fileID, rewriting);
  const { cropParams: _cut, ...whole } = image;
  const base = fileID === image.fileID ? image : { ...whole, fileID };
  return image.decorative ? base : changed(base, rewriteNamed(image, 'altText', rewriting));
}

export function rewriteFile(file: FileValue, rewriting: Rewriting): FileValue {
  return changed(file, { fileID: rewriteFileID(file.fileID, rewriting), ...rewriteNamed(file, 'label', rewriting) });
}

export function rewriteVideo(video: VideoValue, rewriting: Rewriting): VideoValue {
  return changed(video, { fileID: rewriteFileID(video.fileID, rewriting), ...rewriteNamed(video, 'title', rewriting) });
}

export function rewriteLink(link: LinkValue, rewriting: Rewriting): LinkValue {
  return changed(link, { to: rewriteTarget(link.to, rewriting), ...rewriteNamed(link, 'label', rewriting) });
}
