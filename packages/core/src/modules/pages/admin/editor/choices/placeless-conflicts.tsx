import type { ReactElement } from 'react';
import { useEditor, useEditorContext, useSaver } from '../context/editor-context.ts';
import { blockSummary, nameOfBlock } from '../registry/registry.ts';
import { documentOf } from '../state/editor-state.ts';
import { ConflictNote } from './conflict-note.tsx';

/** What waits for a choice and has no place in the page any more: blocks that were taken away here and changed by others. */
export function PlacelessConflicts(): ReactElement | null {
  const { registry } = useEditorContext();
  const conflicts = useSaver((state) => state.conflicts);
  const blocks = useEditor((state) => documentOf(state).blocks);
  const saved = useEditor((state) => state.saved.blocks);
  const gone = conflicts.flatMap(({ property }) => {
    const [part, key = ''] = property.split('.');
    return part === 'blocks' && !Object.hasOwn(blocks, key) ? [{ property, block: saved[key] }] : [];
  });
  if (gone.length === 0) return null;
  return (
    <ul className="lc-conflicts">
      {gone.map(({ property, block }) => (
        <li key={property}>
          <p>
            <strong>{nameOfBlock(registry, block ?? { type: '' })}</strong>{' '}
            <span className="lc-quiet">{block && blockSummary(registry, block)}</span>
          </p>
          <ConflictNote property={property} />
        </li>
      ))}
    </ul>
  );
}
