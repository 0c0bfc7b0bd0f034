import type * as z from 'zod';
import type { EventSchemas } from '#contract/events.ts';
import type { Registry } from '../registry.ts';
import { StartupError } from '../startup-error.ts';

interface OwnedEvents {
  readonly owner: string;
  readonly events: EventSchemas | undefined;
  /** Demanded of plugins; modules of core choose theirs. */
  readonly prefix?: string;
}

const pattern = /^[a-z][a-z0-9-]*(\.[a-z][a-z0-9-]*)+$/;

const prefixOf = (name: string): string => name.split('.', 1)[0] ?? name;

/** Registers the events of all owners. A name that is taken or begins with what is another's stops the start. */
export function registerEvents(registry: Registry<z.ZodType>, all: readonly OwnedEvents[]): void {
  const owners = new Map<string, string>();
  for (const { owner, events = {}, prefix } of all)
    for (const [name, schema] of Object.entries(events)) {
      registry.add(name, schema, owner);
      if (!pattern.test(name))
        throw new StartupError(
          `The event "${name}" of ${owner} has a name that events cannot have.`,
          'Write lower-case words with dots between them, the owner first: guestbook.written.',
        );
      if (prefix !== undefined && prefixOf(name) !== prefix)
        throw new StartupError(
          `The event "${name}" of ${owner} does not begin with "${prefix}.".`,
          `Call it "${prefix}.…": each event belongs to whoever its name begins with.`,
        );
      const other = owners.get(prefixOf(name)) ?? owner;
      if (other !== owner)
        throw new StartupError(
          `The events "${prefixOf(name)}.…" belong to ${other}, and ${owner} declares "${name}".`,
          'Rename the event, or the plugin.',
        );
      owners.set(prefixOf(name), owner);
    }
}
