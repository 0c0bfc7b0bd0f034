import { setImmediate as breath } from 'node:timers/promises';
import { editContent } from '../../edits/apply-operations.ts';
import type { Operation } from '../../edits/operation.ts';
import type { PageContent } from '../../edits/page-content.ts';

/** Operations after which other requests have their turn. */
const slice = 1000;

/** Content after operations, however many, between which other requests are answered. */
export async function applyInSlices<Content extends PageContent>(
  content: Content,
  operations: readonly Operation[],
): Promise<Content> {
  if (operations.length === 0) return content;
  const editing = editContent(content);
  for (const [index, operation] of operations.entries()) {
    if (index > 0 && index % slice === 0) await breath();
    editing.apply(operation);
  }
  return editing.read();
}
