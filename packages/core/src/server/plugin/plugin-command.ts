import type { ActionName } from '../../contract/audit-words.ts';
import type { FieldError } from '../../contract/errors.ts';
import type { Command, CommandContext } from '../kernel/command.ts';
import type { NewSignedLink, SignedLink } from '../kernel/signed-links.ts';
import type { PluginApp } from './plugin-app.ts';
import type { PluginEntityManager } from './plugin-em.ts';

/** The parts that a command of a plugin works with. Everything it writes belongs to one transaction. */
export interface PluginCommandContext<Options = unknown> extends Omit<CommandContext, 'app' | 'em' | 'database' | 'undoable'> {
  readonly app: PluginApp<Options>;
  readonly em: PluginEntityManager;
  /** Makes a link for a route whose access is `signedLink(purpose)`, and answers with its token: shown once, kept as a hash. */
  createLink(link: NewSignedLink): Promise<string>;
  /** Ends a link. False where it has ended: of two calls at once one uses it. */
  endLink(link: Pick<SignedLink, 'id'>): Promise<boolean>;
}

/** A change that a plugin makes. */
export interface PluginCommand<Input, Output> extends Omit<Command<Input, Output>, 'prepare'> {
  readonly run: (context: PluginCommandContext, input: Input) => Promise<Output>;
}

/** Defines a command of a plugin. `name` stands in the audit log, so that the manifest has words for it: `guestbook.write`. */
export const defineCommand = <Input, Output>(
  name: ActionName,
  run: (context: PluginCommandContext, input: Input) => Promise<Output>,
  { conflicts = {} }: { readonly conflicts?: Readonly<Record<string, FieldError>> } = {},
): PluginCommand<Input, Output> => ({ name, run, conflicts });
