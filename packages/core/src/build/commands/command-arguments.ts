import { parseArgs } from 'node:util';
import { StartupError } from '../../server/kernel/startup-error.ts';

/** Reads at most one file name and the given switches; anything else is refused with the usage. */
export function readFileArgument(args: readonly string[], usage: string, switches: readonly string[] = []) {
  const options = Object.fromEntries(switches.map((name) => [name, { type: 'boolean' as const }]));
  try {
    const { values, positionals } = parseArgs({ args: [...args], options, allowPositionals: true });
    if (positionals.length > 1) throw new Error('There is more than one file name.');
    return { file: positionals[0], isSet: (name: string) => values[name] === true };
  } catch (error) {
    throw new StartupError(`These arguments are not understood: ${args.join(' ')}.`, `Usage: ${usage}`, { cause: error });
  }
}
