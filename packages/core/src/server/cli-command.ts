import type { Lectern } from './kernel/lectern.ts';

/** The application of a site, for a command that changes something. */
export interface OpenedApp {
  readonly app: Lectern;
  readonly close: () => Promise<void>;
}

/** The parts that a command of the `lectern` program works with. */
export interface CommandContext {
  /** The path of `lectern.config.ts`; its folder is the site's. */
  readonly configFile: string;
  readonly variables: NodeJS.ProcessEnv;
  /** Shows one line to the person at the terminal. */
  readonly say: (line: string) => void;
  /** Opens the application over the site's database, without starting it. */
  readonly openApp: () => Promise<OpenedApp>;
}

/** The parts that a command of a plugin works with: none of the variables, because secrets stand there. */
export type PluginCliContext = Pick<CommandContext, 'configFile' | 'say'>;

/** An option of a command: `--overwrite`, `--head <number>:<hash>`. */
export interface CliOption {
  readonly summary: string;
  /** Its value as the usage shows it; absent for a switch. */
  readonly value?: string;
}

/** What a person gave a command, as it was declared. */
export interface GivenArguments {
  readonly argument: string | undefined;
  /** By name: the value, or true for a switch. */
  readonly options: Readonly<Record<string, string | true>>;
}

/** A command of the `lectern` program. `--help` explains it; what it does not declare is refused. */
export interface CliCommand<Context = CommandContext> {
  /** One line for the list of commands. */
  readonly summary: string;
  /** The one argument that it takes, as the usage shows it: `<file>` where it is needed, `[file]` where it may be left out. */
  readonly argument?: `<${string}>` | `[${string}]`;
  readonly options?: Readonly<Record<string, CliOption>>;
  /** Imported when it is the command that runs. */
  readonly run: (given: GivenArguments, context: Context) => Promise<void>;
}
