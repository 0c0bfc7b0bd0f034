import type { Statement } from '../database/statement.ts';
import type { Actor } from './actor.ts';
import type { CommandContext } from './command.ts';
import { defineServiceKey } from './service.ts';

/** What a command did to the structure of the site, as it hands it in for those who may want it back. */
export interface Undoable {
  /** What was changed, as people call it: at most 200 characters are kept. */
  readonly subject: string;
  /** JSON of which the command's kind makes the state of before. */
  readonly data: object;
}

/** How what a command did is taken back. Contributed by the command's module, under the command's name. */
export interface UndoKind {
  /** Who holds it without limits sees what others did; everybody sees what they did themselves. */
  readonly permission: string;
  /**
   * Takes it back in the transaction: asks the policy, and writes the state of before. Where something of it was changed
   * since, it refuses by `refuseChanged` with the names, and nothing is taken back.
   */
  readonly takeBack: (context: CommandContext, data: unknown) => Promise<void>;
}

/** Makes a kind of undo whose data are of this shape, as its command hands them in. */
export const defineUndo = <Data extends object>(kind: {
  readonly permission: string;
  readonly takeBack: (context: CommandContext, data: Data) => Promise<void>;
}): UndoKind => ({ permission: kind.permission, takeBack: (context, data) => kind.takeBack(context, data as Data) });

/** An undoable change with its id, and who made it by which command. */
export interface UndoEntry extends Undoable {
  readonly id: string;
  readonly kind: string;
  readonly actor: Actor;
  readonly now: Date;
}

/** The port through which commands hand in what can be taken back. */
export interface UndoLog {
  record(entry: UndoEntry): Statement;
}

export const undoLog = defineServiceKey<UndoLog>('kernel/undo-log');
