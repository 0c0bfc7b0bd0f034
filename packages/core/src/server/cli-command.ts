/** The parts that a command of the `lectern` program works with. */
export interface CommandContext {
  /** The path of `lectern.config.ts`; its folder is the site's. */
  readonly configFile: string;
  readonly variables: NodeJS.ProcessEnv;
  /** Shows one line to the person at the terminal. */
  readonly say: (line: string) => void;
}

/** The parts that a command of a plugin works with: none of the variables, because secrets stand there. */
export type PluginCliContext = Pick<CommandContext, 'configFile' | 'say'>;

/** A command of the `lectern` program. */
export interface CliCommand<Context = CommandContext> {
  /** One line for the list of commands. */
  readonly summary: string;
  /** Imported when it is the command that runs. */
  readonly run: (args: readonly string[], context: Context) => Promise<void>;
}
