type Urgency = 'polite' | 'assertive';
type Listener = (message: string, urgency: Urgency) => void;

const listeners = new Set<Listener>();

/** Says something to people who use a screen reader. Polite waits for a pause; assertive is for errors alone. */
export function announce(message: string, urgency: Urgency = 'polite'): void {
  for (const listener of listeners) listener(message, urgency);
}

/** Called by the one live region of the shell. Returns what ends it. */
export function onAnnounce(listener: Listener): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** `announce`, for components of plugins. */
export const useAnnounce = (): typeof announce => announce;
