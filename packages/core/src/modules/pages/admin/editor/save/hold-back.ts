import type { Failure } from '#client/result.ts';
import type { EditorDocument } from '../state/editor-document.ts';
import { changedFields, fieldAt, fieldOf } from '../state/fields.ts';
import type { KeptField } from './kept-fields.ts';

const sizeOf = (value: unknown): number => JSON.stringify(value)?.length ?? 0;

/** The largest of the fields that are to be stored: without it, a body that is too large may go through. */
function largest(sent: EditorDocument, saved: EditorDocument): string | undefined {
  const sizes = changedFields(sent, saved).map((path): [string, number] => [path, sizeOf(fieldAt(sent, path))]);
  return sizes.toSorted(([, one], [, other]) => other - one)[0]?.[0];
}

/** The fields of what was sent that keep it from being stored; none where the refusal is of another kind. */
export function refusedFields(
  { status, errors }: Pick<Failure, 'status' | 'errors'>,
  sent: EditorDocument,
  saved: EditorDocument,
): readonly KeptField[] {
  if (status === 413) {
    const path = largest(sent, saved);
    return path === undefined ? [] : [{ path, code: 'G_06', value: fieldAt(sent, path) }];
  }
  if (status !== 400 && status !== 409) return [];
  const refused = new Map<string, string>();
  for (const { property, code } of errors) {
    const path = property === undefined ? undefined : fieldOf(sent, property);
    if (path !== undefined && path !== 'slug' && !refused.has(path)) refused.set(path, code);
  }
  return [...refused].map(([path, code]) => ({ path, code, value: fieldAt(sent, path) }));
}
