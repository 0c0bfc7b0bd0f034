import { cleanLine, isPlainText } from '../clean-text.ts';
import type { FileAnswer, SignatureAnswer } from '../definition.types.ts';
import { refused } from '../fault.ts';
import type { Reading } from '../fault.ts';
import { megabytes, signatureKinds, signatureSize } from '../file-kinds.ts';
import { faultOfFiles } from './read-files.ts';

const longestName = 255;

/** A name that was typed, an image that was drawn or uploaded, or both. */
export function readSignature(sent: string, files: readonly FileAnswer[]): Reading<SignatureAnswer> {
  const typed = cleanLine(sent);
  const [file, ...others] = files;
  if (typed === '' && !file) return {};
  if (!isPlainText(typed, false)) return refused('FO_18');
  if (typed.length > longestName) return refused('FO_17', { max: longestName });
  if (others.length > 0) return refused('FO_19');
  if (file && file.size > signatureSize) return refused('FO_21', { max: megabytes(signatureSize) });
  const { fault } = faultOfFiles(files, signatureKinds);
  return fault ? { fault } : { answer: { ...(typed === '' ? {} : { typed }), ...(file ? { file } : {}) } };
}
