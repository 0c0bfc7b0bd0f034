import type { Context } from 'koa';
import { fail } from './fail.ts';
import { maxFileSize, maxImageSize } from '../media-limits.ts';

/** Refuses by its announced size, before a byte is sent. Answers with that size. */
function announcedSize(headers: { readonly length: string; readonly isImage: boolean }): number {
  if (!/^\d{1,15}$/.test(headers.length)) fail('unreadable');
  const size = Number(headers.length);
  if (size === 0) fail('noFile', 'f');
  if (size > (headers.isImage ? maxImageSize : maxFileSize)) fail('fileTooLarge', 'f');
  return size;
}

const metadataText = (header: string, name: string): string => {
  const pair = header.split(',').map((part) => part.trim().split(' '));
  const value = pair.find(([key]) => key === name)?.[1];
  return value ? Buffer.from(value, 'base64').toString('utf8') : '';
};

/** The size of the upload that a call wants to begin. */
export const sizeOfNewUpload = (ctx: Context): number =>
  announcedSize({
    length: ctx.get('upload-length'),
    isImage: metadataText(ctx.get('upload-metadata'), 'filetype').startsWith('image/'),
  });
