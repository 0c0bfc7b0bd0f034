import type { ModuleManifest } from '../contract/module.ts';
import type { CliCommand, CommandContext, PluginCliContext } from '../server/cli-command.ts';
import { StartupError } from '../server/kernel/startup-error.ts';

/** Commands by the name of the module or plugin that contributes them, then by their own. */
export type ContributedCommands = ReadonlyMap<string, Readonly<Record<string, CliCommand>>>;

/** A command of a plugin, given its own part of the context. */
const bindCommand = ({ summary, run }: CliCommand<PluginCliContext>): CliCommand => ({
  summary,
  run: (args, { configFile, say }) => run(args, { configFile, say }),
});

const bindCommands = (commands: Readonly<Record<string, CliCommand<PluginCliContext>>>): Readonly<Record<string, CliCommand>> =>
  Object.fromEntries(Object.entries(commands).map(([name, command]) => [name, bindCommand(command)]));

const programOf = ({ id, program = id }: ModuleManifest): string => program;

/** The commands that core's modules contribute. */
export async function moduleCommands(): Promise<ContributedCommands> {
  const { coreModules } = await import('../core-modules.server.ts');
  return new Map(
    coreModules.flatMap(({ manifest, entry }) => (entry.commands ? [[programOf(manifest), entry.commands] as const] : [])),
  );
}

/** The commands that the plugins of a site contribute. */
async function pluginCommands({ configFile }: CommandContext): Promise<ContributedCommands> {
  const { loadSite, readCoreVersion } = await import('../server/kernel/load-site.ts');
  const { openEntries } = await import('../server/entries/open-entries.ts');
  const site = await loadSite(configFile, await readCoreVersion());
  const opened = await openEntries(site.plugins);
  return new Map(
    opened.flatMap(({ plugin, entry }) => (entry.commands ? [[plugin.manifest.id, bindCommands(entry.commands)] as const] : [])),
  );
}

/** Runs `lectern {owner} {name}`; answers false where nobody of this name contributes a command. */
export async function runContributed(owner: string, args: readonly string[], context: CommandContext): Promise<boolean> {
  const commands = (await moduleCommands()).get(owner) ?? (await pluginCommands(context)).get(owner);
  if (!commands) return false;
  const [name = '', ...rest] = args;
  const command = Object.hasOwn(commands, name) ? commands[name] : undefined;
  if (!command)
    throw new StartupError(
      `There is no command "lectern ${[owner, name].join(' ').trim()}".`,
      `Usage: ${Object.keys(commands)
        .map((each) => `lectern ${owner} ${each}`)
        .join(', ')}`,
    );
  await command.run(rest, context);
  return true;
}
