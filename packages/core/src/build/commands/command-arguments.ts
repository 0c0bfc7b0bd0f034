import { parseArgs } from 'node:util';
import type { CliCommand, GivenArguments } from '../../server/cli-command.ts';
import { StartupError } from '../../server/kernel/startup-error.ts';

type Declared = Pick<CliCommand<never>, 'summary' | 'argument' | 'options'>;

const optionsOf = ({ options = {} }: Declared): readonly (readonly [usage: string, summary: string])[] =>
  Object.entries(options).map(([name, { value, summary }]) => [`--${name}${value === undefined ? '' : ` ${value}`}`, summary]);

/** One line: `lectern restore <file> [--overwrite]`. */
export const usageOf = (name: string, declared: Declared): string =>
  ['lectern', name, declared.argument, ...optionsOf(declared).map(([usage]) => `[${usage}]`)].filter(Boolean).join(' ');

/** The text of `--help`. */
export function helpOf(name: string, declared: Declared): string {
  const options = [...optionsOf(declared), ['--help', 'Show this'] as const];
  const width = Math.max(...options.map(([usage]) => usage.length));
  return [
    `${declared.summary}.`,
    '',
    `Usage: ${usageOf(name, declared)}`,
    '',
    ...options.map(([usage, summary]) => `  ${usage.padEnd(width)}  ${summary}`),
    '',
  ].join('\n');
}

export const asksForHelp = (args: readonly string[]): boolean => args.includes('--help') || args.includes('-h');

function parsed(args: readonly string[], options: Readonly<Record<string, { readonly type: 'boolean' | 'string' }>>) {
  try {
    return parseArgs({ args: [...args], options, allowPositionals: true });
  } catch {
    return undefined;
  }
}

/** Reads the arguments that a command declares; anything else is refused with the usage. */
export function readArguments(name: string, declared: Declared, args: readonly string[]): GivenArguments {
  const { argument, options = {} } = declared;
  const refuse = (): never => {
    const given = args.length === 0 ? 'An argument is missing.' : `These arguments are not understood: ${args.join(' ')}.`;
    throw new StartupError(given, `Usage: ${usageOf(name, declared)}`);
  };
  const types = Object.entries(options).map(([option, { value }]) => [
    option,
    { type: value === undefined ? ('boolean' as const) : ('string' as const) },
  ]);
  const { values, positionals } = parsed(args, Object.fromEntries(types)) ?? refuse();
  const isTooMany = positionals.length > (argument === undefined ? 0 : 1);
  if (isTooMany || (positionals.length === 0 && argument?.startsWith('<'))) refuse();
  return { argument: positionals[0], options: values as GivenArguments['options'] };
}
