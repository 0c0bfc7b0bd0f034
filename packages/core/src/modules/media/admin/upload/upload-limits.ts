const megabyte = 1024 * 1024;

/** The limits of uploads, as the server checks them. Bytes and pixels. */
export const uploadLimits = {
  fileSize: 100 * megabyte,
  imageSize: megabyte,
  /** Recommended longest side of an image. */
  imageSide: 2560,
  /** Larger files go up in pieces that survive a lost connection. */
  resumableFrom: 5 * megabyte,
} as const;

/** Images that a browser can draw smaller. A GIF may move and an SVG has no pixels, so those stay as they are. */
const shrinkable = new Set(['image/jpeg', 'image/png', 'image/webp', 'image/avif']);

export const isImage = (file: Blob): boolean => file.type.startsWith('image/');
export const isShrinkable = (file: Blob): boolean => shrinkable.has(file.type);
