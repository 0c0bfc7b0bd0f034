import type { ModuleManifest } from '../contract/module.ts';
import type { CliCommand, CommandContext, PluginCliContext } from '../server/cli-command.ts';

/** Commands by the name of the module or plugin that contributes them, then by their own. */
export type ContributedCommands = ReadonlyMap<string, Readonly<Record<string, CliCommand>>>;

/** A command of a plugin, given its own part of the context. */
const bindCommand = ({ run, ...command }: CliCommand<PluginCliContext>): CliCommand => ({
  ...command,
  run: (given, { configFile, say }) => run(given, { configFile, say }),
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

/** The commands that a module or, where there is a site, one of its plugins contributes under its name. */
export const findContributed = async (
  owner: string,
  context: CommandContext | undefined,
): Promise<Readonly<Record<string, CliCommand>> | undefined> =>
  (await moduleCommands()).get(owner) ?? (context && (await pluginCommands(context)).get(owner));
