import type { BlockDefinition } from './block.ts';
import type { Reference } from './content.ts';
import type { MediaUse } from './fields/field.ts';

/** Files that links in texts lead to: nothing but their references tells of them. */
function linkedFiles(references: readonly Reference[], known: readonly MediaUse[]): MediaUse[] {
  const named = new Set(known.map((use) => use.fileID));
  return references
    .filter(({ kind, id }) => kind === 'media' && !named.has(id))
    .map(({ id }) => ({ name: `link:${id}`, kind: 'file', fileID: id, altText: '' }));
}

/** The media that values use, links to files included: of a block, or of a set of fields. `references`: of these values, where they are known. */
export function mediaUsesOf(
  definition: Pick<BlockDefinition, 'media' | 'references'>,
  props: Readonly<Record<string, unknown>>,
  references: readonly Reference[] = definition.references(props),
): readonly MediaUse[] {
  const uses = definition.media(props);
  return [...uses, ...linkedFiles(references, uses)];
}
