/** What a command of the `lectern` program works with. */
export type CommandContext = {
  /** The path of `lectern.config.ts`; its folder is the site's. */
  configFile: string;
  variables: NodeJS.ProcessEnv;
  /** Shows one line to the person at the terminal. */
  say: (line: string) => void;
};
