/** Tells those who listen that something happened. Nothing is kept for those who come later. */
export interface Channel<News> {
  readonly tell: (news: News) => void;
  /** Returns what ends it. */
  readonly subscribe: (listener: (news: News) => void) => () => void;
}

export function createChannel<News = void>(): Channel<News> {
  const listeners = new Set<(news: News) => void>();
  return {
    tell(news) {
      for (const listener of listeners) listener(news);
    },
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}
