import type { EventName, LoggedEvent } from '#contract/events.ts';

/** A listener as its owner declares it, made by `listen`. */
export interface ListenerDefinition<App> {
  readonly on: readonly EventName[];
  /** Events that one run gets at most. Default: 100. */
  readonly batch?: number;
  readonly run: (events: readonly never[], app: App) => Promise<void>;
}

/**
 * Declares a listener: `listen({ on: ['page.published'], run: async (events, app) => … })`. It gets each event at least
 * once, in the order of the commits, in one process at a time. Where `run` fails it is called again with fewer events, so
 * what it does twice must be as if done once.
 */
export const listen = <const Names extends readonly EventName[], App>(definition: {
  readonly on: Names;
  readonly batch?: number;
  readonly run: (events: readonly LoggedEvent<Names[number]>[], app: App) => Promise<void>;
}): ListenerDefinition<App> => definition;
