const types = new Set(['image/heic', 'image/heif', 'image/heic-sequence', 'image/heif-sequence']);

/** Whether a file is a photo as iPhones take them. Many systems know no type for it, so its name counts as well. */
export const isHeic = ({ type, name }: File): boolean => types.has(type) || (type === '' && /\.hei[cf]$/i.test(name));

/** The quality of the JPEG: well above what the eye can tell. */
const quality = 0.92;

/** The same photo as a JPEG, upright, where this browser reads HEIC, as Safari does; undefined in all others. */
export async function convertHeic(file: File): Promise<File | undefined> {
  try {
    const bitmap = await createImageBitmap(file);
    const canvas = new OffscreenCanvas(bitmap.width, bitmap.height);
    canvas.getContext('2d')?.drawImage(bitmap, 0, 0);
    bitmap.close();
    const blob = await canvas.convertToBlob({ type: 'image/jpeg', quality });
    return new File([blob], file.name.replace(/\.hei[cf]$/i, '.jpg'), { type: 'image/jpeg' });
  } catch {
    return undefined;
  }
}
