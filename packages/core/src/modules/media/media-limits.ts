/** Bytes of one file: 100 MB. */
export const maxFileSize = 100 * 1024 * 1024;

/** Bytes of one image: 1 MB. */
export const maxImageSize = 1024 * 1024;

/** Pixels of an image in all, and along one side; more is refused before it is decoded. */
export const maxPixels = 40_000_000;
export const maxSide = 16_384;

/** Pixels along one side that are enough for any page. */
export const recommendedSide = 2560;
