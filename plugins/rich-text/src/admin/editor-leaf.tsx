import { createElement } from 'react';
import type { ReactNode } from 'react';
import type { RenderLeafProps } from 'slate-react';
import { markElements, marks } from '../document/marks.ts';

const drawnOf = (leaf: object): string | undefined => ('drawn' in leaf ? String(leaf.drawn) : undefined);

/** A run of text with its marks, as the site shows them. */
export function renderLeaf({ attributes, children, leaf }: RenderLeafProps) {
  let inner = children as ReactNode;
  for (const mark of [...marks].reverse()) if (leaf[mark]) inner = createElement(markElements[mark], null, inner);
  return (
    <span {...attributes} lang={leaf.lang} data-drawn={drawnOf(leaf)}>
      {inner}
    </span>
  );
}
