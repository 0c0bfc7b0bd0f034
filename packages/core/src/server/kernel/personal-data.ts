import type { CommandContext } from './command.ts';
import type { Lectern } from './lectern.ts';

/** A person whose data are looked for. */
export interface Person {
  /** Trimmed, in lower case. */
  readonly email: string;
  /** Undefined where they have no account. */
  readonly userID: number | undefined;
}

/**
 * All that a module or plugin keeps of persons. Core asks everybody in turn and joins the answers: whoever wants to know
 * or to be forgotten asks once.
 */
export interface PersonalData<App = Lectern, Context = CommandContext> {
  /** How many records there are of a person. */
  find(person: Person, app: App): Promise<number>;
  /** The records, as JSON can hold them. A record that cannot be opened is named in its place, and no reason to fail. */
  export(person: Person, app: App): Promise<unknown>;
  /** Erases them, or what in them names the person, in the one transaction in which everybody does. */
  erase(person: Person, context: Context): Promise<void>;
}

/** Personal data with whether it is a plugin that keeps them. */
export interface OwnedPersonalData extends PersonalData {
  readonly isPlugin: boolean;
}
