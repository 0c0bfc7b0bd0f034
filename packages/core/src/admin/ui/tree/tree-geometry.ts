import type { Landing } from './drop-places.ts';
import { endOf } from './tree-line.ts';
import type { TreeLine } from './tree-line.ts';

/** Where a landing is shown, in pixels from the corner of the tree: a row, or without height a line between two. */
export interface LandingMark {
  readonly top: number;
  readonly left: number;
  readonly height: number;
}

/** The rows of a tree as they lie on the screen now. */
export interface TreeGeometry {
  /** Edges of a row, in pixels from the top of the window. */
  readonly edgesOf: (id: string | undefined) => { readonly top: number; readonly bottom: number };
  /** Where rows of the level of a row begin, in pixels from the side of the window. */
  readonly startOf: (id: string) => number;
  readonly markOf: (lines: readonly TreeLine[], landing: Landing) => LandingMark;
}

const nowhere = { top: 0, bottom: 0, left: 0 };

/** Looks at the rows of a tree, which are the children of its element with `data-key`. */
export function geometryOf(list: HTMLElement): TreeGeometry {
  const rows = new Map([...list.children].map((row) => [row.getAttribute('data-key') ?? '', row]));
  const edgesOf = (id = ''): { readonly top: number; readonly bottom: number } =>
    rows.get(id)?.getBoundingClientRect() ?? nowhere;
  // At the handle, which all rows have first.
  const startOf = (id: string): number => (rows.get(id)?.querySelector('[data-part]')?.getBoundingClientRect() ?? nowhere).left;
  return {
    edgesOf,
    startOf,
    markOf(lines, { target, place }) {
      const corner = list.getBoundingClientRect();
      const index = lines.findIndex(({ id }) => id === target);
      const { top, bottom } = edgesOf(place === 'after' ? lines[endOf(lines, index)]?.id : target);
      return {
        top: (place === 'after' ? bottom : top) - corner.top,
        left: startOf(target) - corner.left,
        height: place === 'on' ? bottom - top : 0,
      };
    },
  };
}
