import { StartupError } from '../kernel/startup-error.ts';
import type { OwnedSealedColumns } from '../kernel/vault.ts';
import type { Contributions } from './contributions.ts';

/** These names stand in SQL as they are. */
const isName = (text: string): boolean => /^[a-z_][a-z0-9_]{0,62}$/.test(text);

/** The sealed columns of every module and plugin. A name that is none, or a column with two owners, stops the start. */
export function collectSealed(contributions: readonly Contributions[]): OwnedSealedColumns[] {
  const owners = new Map<string, string>();
  return contributions.flatMap(({ id, owner, sealed = [] }) =>
    sealed.map((declared) => {
      const { table, key, columns } = declared;
      const wrong = [table, key, ...columns].find((name) => !isName(name));
      if (wrong !== undefined)
        throw new StartupError(
          `The server entry of ${owner} declares "${wrong}" under sealed, which names no table or column.`,
          'Write the names as the migration does, in lower case.',
        );
      for (const column of columns) {
        const name = `${table}.${column}`;
        const other = owners.get(name);
        if (other !== undefined)
          throw new StartupError(
            `The sealed column ${name} is declared twice: by ${other} and by ${owner}.`,
            'It belongs to whoever makes the table.',
          );
        owners.set(name, owner);
      }
      return { ...declared, owner: id };
    }),
  );
}
