#!/usr/bin/env node
import { existsSync } from 'node:fs';
import { resolve } from 'node:path';
import { isStartupError, StartupError } from '../server/kernel/startup-error.ts';
import type { CliCommand, CommandContext } from '../server/cli-command.ts';
import { asksForHelp, helpOf, readArguments } from './commands/command-arguments.ts';
import { findContributed, moduleCommands } from './contributed-commands.ts';

/** Every command of a site, imported only when it is the one that runs. */
const siteCommands: Readonly<Record<string, CliCommand>> = {
  start: { summary: 'Start the site', run: async (_, context) => (await import('./commands/start.ts')).start(context) },
  site: {
    summary: 'Serve the pages of a site whose database another process has',
    run: async (_, context) => (await import('./commands/site.ts')).serveSite(context),
  },
  build: {
    summary: "Build the site's admin, islands and stylesheet",
    run: async (_, context) => (await import('./commands/build.ts')).build(context),
  },
  check: {
    summary: 'Check lectern.config.ts and the plugins',
    run: async (_, context) => (await import('./commands/check.ts')).check(context),
  },
  migrate: {
    summary: 'Run pending migrations',
    run: async (_, context) => (await import('./commands/migrate.ts')).migrateDatabase(context),
  },
  backup: {
    summary: 'Write database and media into one file',
    argument: '[file]',
    run: async (given, context) => (await import('./commands/backup.ts')).backupCommand(given, context),
  },
  restore: {
    summary: 'Read a backup into an empty database',
    argument: '<file>',
    options: {
      overwrite: { summary: 'Replace what the database and the media folder hold' },
      'without-keys': { summary: 'Also where rows need a key that is lost' },
    },
    run: async (given, context) => (await import('./commands/restore.ts')).restoreCommand(given, context),
  },
};

const pluginCommands: Readonly<Record<string, Pick<CliCommand, 'summary'> & { readonly run: () => Promise<void> }>> = {
  'build-plugin': {
    summary: 'Build the plugin in this folder',
    run: async () => {
      const { buildPlugin } = await import('./build-plugin.ts');
      await buildPlugin().catch((cause: unknown) => {
        // Meant for the author, who has no use for where in the build it was thrown.
        throw new StartupError(
          String(cause instanceof Error ? cause.message : cause),
          '\nNothing was built: dist is as it was.',
          {
            cause,
          },
        );
      });
    },
  },
};

const listOf = (owner: string, commands: Readonly<Record<string, CliCommand>>): string[] =>
  Object.entries(commands).map(([name, { summary }]) => `  ${`${owner} ${name}`.padEnd(14)}${summary}`);

const usage = async (): Promise<string> =>
  [
    'Usage: lectern <command> [--help]',
    '',
    ...Object.entries({ ...siteCommands, ...pluginCommands }).map(([name, { summary }]) => `  ${name.padEnd(14)}${summary}`),
    ...[...(await moduleCommands())].flatMap(([owner, commands]) => listOf(owner, commands)),
    '',
  ].join('\n');

/** Oldest Node that runs this, as in `engines`. */
const [needMajor, needMinor] = [24, 15];

function assertNode(): void {
  const [major = 0, minor = 0] = process.versions.node.split('.').map(Number);
  if (major > needMajor || (major === needMajor && minor >= needMinor)) return;
  throw new StartupError(
    `Node ${process.versions.node} is too old.`,
    `Install Node ${needMajor}.${needMinor} or later; npm run takes the one of the package "node" where it is installed.`,
  );
}

/** The context of a command of a site, in the folder of its config. */
function siteContext(): CommandContext {
  const configFile = resolve('lectern.config.ts');
  if (!existsSync(configFile))
    throw new StartupError(`There is no lectern.config.ts in ${process.cwd()}.`, 'Run the command in the folder of a site.');
  const variables = process.env;
  return {
    configFile,
    variables,
    say: (line) => process.stdout.write(`${line}\n`),
    openApp: async () => (await import('./commands/open-command-app.ts')).openCommandApp({ configFile, variables }),
  };
}

const own = <Value>(entries: Readonly<Record<string, Value>>, name: string): Value | undefined =>
  Object.hasOwn(entries, name) ? entries[name] : undefined;

/** Runs a command with its arguments, or explains it. */
async function runCommand(name: string, command: CliCommand, args: readonly string[]): Promise<void> {
  if (asksForHelp(args)) process.stdout.write(helpOf(name, command));
  else await command.run(readArguments(name, command, args), siteContext());
}

async function run(name: string, args: readonly string[]): Promise<void> {
  assertNode();
  const plugin = own(pluginCommands, name);
  if (plugin) {
    if (asksForHelp(args)) return void process.stdout.write(helpOf(name, plugin));
    readArguments(name, plugin, args);
    return plugin.run();
  }
  const command = own(siteCommands, name);
  if (command) return runCommand(name, command, args);
  if (name === '' || name === 'help' || asksForHelp([name])) return void process.stdout.write(await usage());
  const commands = await findContributed(name, existsSync('lectern.config.ts') ? siteContext() : undefined);
  if (!commands) throw new StartupError(`There is no command "lectern ${name}".`, 'lectern --help lists them all.');
  const [part = '', ...rest] = args;
  if (asksForHelp([part])) return void process.stdout.write(`${listOf(name, commands).join('\n')}\n`);
  const contributed = own(commands, part);
  if (contributed) return runCommand(`${name} ${part}`, contributed, rest);
  const names = Object.keys(commands).map((each) => `lectern ${name} ${each}`);
  throw new StartupError(`There is no command "lectern ${[name, part].join(' ').trim()}".`, `There is: ${names.join(', ')}.`);
}

const [name = '', ...args] = process.argv.slice(2);
try {
  await run(name, args);
} catch (error) {
  // A reason that the person who starts can mend is said in words; anything else keeps its stack.
  const text = isStartupError(error)
    ? `${error.message} ${error.fix}`
    : error instanceof Error
      ? (error.stack ?? error.message)
      : String(error);
  process.stderr.write(`${text}\n`);
  process.exit(1);
}
