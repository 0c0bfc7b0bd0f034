type Focus = () => void;

const boxes = new Set<Focus>();

/** The search fields on screen: the shortcut goes to the last one that appeared. */
export const searchFocus = {
  /** Returns what takes the field away again. */
  add(focus: Focus): () => void {
    boxes.add(focus);
    return () => boxes.delete(focus);
  },
  /** False where there is nothing to search in. */
  run(): boolean {
    const last = [...boxes].at(-1);
    last?.();
    return last !== undefined;
  },
};
