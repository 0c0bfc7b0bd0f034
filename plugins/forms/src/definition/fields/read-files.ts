import type { FileAnswer, FileKind, FilesField } from '../definition.types.ts';
import { refused } from '../fault.ts';
import type { Reading } from '../fault.ts';
import { allFileKinds, fileKindOf, megabytes } from '../file-kinds.ts';

/** The first fault of files each by itself. */
export function faultOfFiles(files: readonly FileAnswer[], kinds: readonly FileKind[]): Reading<never> {
  if (files.some((file) => file.size === 0)) return refused('FO_23');
  const isKnown = (file: FileAnswer): boolean => {
    const kind = fileKindOf(file);
    return kind !== undefined && kinds.includes(kind);
  };
  return files.every(isKnown) ? {} : refused('FO_22', { types: kinds.join(', ') });
}

/** Files by number, size of all together, content and kind. */
export function readFiles(field: FilesField, files: readonly FileAnswer[]): Reading<readonly FileAnswer[]> {
  if (files.length === 0) return {};
  const size = files.reduce((sum, file) => sum + file.size, 0);
  if (size > field.maxSize) return refused('FO_20', { max: megabytes(field.maxSize) });
  const max = field.maxCount ?? 1;
  if (files.length > max) return refused('FO_24', { max });
  const { fault } = faultOfFiles(files, field.types ?? allFileKinds);
  return fault ? { fault } : { answer: files };
}
