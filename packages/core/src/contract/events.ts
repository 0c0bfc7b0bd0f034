import type * as z from 'zod';

/** Schemas of the events that an owner declares, by name: `guestbook.written`. Payloads are JSON: ids, never what a person wrote. */
export type EventSchemas = Readonly<Record<string, z.ZodType>>;

/** The payloads of a manifest's events, by their names. */
export type EventsOf<M extends { readonly events: EventSchemas }> = {
  readonly [Name in keyof M['events']]: z.output<M['events'][Name]>;
};

/**
 * The payloads of all events, by their names: those of core's modules, and what a plugin adds by
 * `declare module '@lectern/core/server' { interface EventMap extends EventsOf<typeof guestbook> {} }`.
 */
export interface EventMap {}

export type EventName = Extract<keyof EventMap, string>;

/** An event of the log, as listeners get it. */
export type LoggedEvent<Name extends EventName = EventName> = Name extends EventName
  ? {
      /** Its number: rises from event to event, with gaps. */
      readonly id: number;
      readonly at: Date;
      readonly name: Name;
      readonly payload: EventMap[Name];
    }
  : never;
