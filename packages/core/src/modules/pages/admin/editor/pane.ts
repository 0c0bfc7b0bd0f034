/** The parts of the workbench. Where there is room they stand beside each other; on a small screen one shows at a time. */
export type Pane = 'outline' | 'fields' | 'page';

const listeners = new Set<(pane: Pane) => void>();

/** Brings a part of the workbench to the front, where only one shows. */
export function revealPane(pane: Pane): void {
  for (const listener of listeners) listener(pane);
}

/** Called by the workbench. Returns what ends it. */
export function onRevealPane(listener: (pane: Pane) => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
