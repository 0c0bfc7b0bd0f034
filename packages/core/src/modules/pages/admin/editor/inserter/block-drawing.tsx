import type { ReactElement } from 'react';
import type { BlockPreview } from '#contract/block-preview.ts';

/** From the ground up. */
const layers = ['ground', 'picture', 'text', 'title', 'accent'] as const;

/** A small drawing of what a block looks like. */
export function BlockDrawing({ preview }: { readonly preview: BlockPreview }): ReactElement {
  return (
    <svg className="lc-drawing" viewBox="0 0 96 60" width="96" height="60" aria-hidden="true">
      {layers.map((layer) => preview[layer] && <path key={layer} className={`lc-drawing__${layer}`} d={preview[layer]} />)}
    </svg>
  );
}
