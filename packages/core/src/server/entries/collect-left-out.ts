import { StartupError } from '../kernel/startup-error.ts';
import type { Contributions } from './contributions.ts';

type Owner = Pick<Contributions, 'id' | 'owner' | 'isPlugin' | 'leftOutOfBackups'>;

/** The tables whose rows no backup holds. A plugin that names one which is not its own stops the start. */
export function collectLeftOut(owners: readonly Owner[]): ReadonlySet<string> {
  return new Set(
    owners.flatMap(({ id, owner, isPlugin, leftOutOfBackups = [] }) => {
      const prefix = `${id.replaceAll('-', '_')}_`;
      const foreign = isPlugin ? leftOutOfBackups.find((table) => !table.startsWith(prefix)) : undefined;
      if (foreign === undefined) return leftOutOfBackups;
      throw new StartupError(
        `The server entry of ${owner} leaves the table "${foreign}" out of backups, which is not its own.`,
        `Its tables begin with ${prefix}.`,
      );
    }),
  );
}
