import { documentOf } from '../state/editor-state.ts';
import type { EditorStore } from '../state/editor.store.ts';
import type { FrameLink } from './frame-link.ts';

/** Tells a frame which block is selected. */
export interface SelectionTeller {
  /** Tells it where it is another than the last one that was told. */
  readonly tell: (link: FrameLink) => void;
  /** The frame is another one, which knows nothing yet. */
  readonly forget: () => void;
  /** The block was chosen in the frame: there it is in sight. */
  readonly pick: (key: string) => void;
}

export function createSelectionTeller(store: EditorStore, nameOf: (type: string) => string): SelectionTeller {
  let last: string | null | undefined;
  let picked: string | undefined;
  return {
    tell(link) {
      const { selected: key } = store.get();
      if (key === last || !link.isOpen()) return;
      const block = key === null ? undefined : documentOf(store.get()).blocks[key];
      last = key;
      link.tell({ type: 'select', key, name: block ? nameOf(block.type) : '', isFollowed: key !== picked });
      picked = undefined;
    },
    forget() {
      last = undefined;
    },
    pick(key) {
      picked = key;
    },
  };
}
