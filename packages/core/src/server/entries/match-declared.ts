import type { Registry } from '../kernel/registry.ts';
import { StartupError } from '../kernel/startup-error.ts';
import type { Contributions } from './contributions.ts';

interface Matching<Entry, Made> {
  readonly contributions: readonly Pick<Contributions, 'id' | 'owner'>[];
  readonly declared: Registry<Entry>;
  /** The part of manifests and entries, and what one of them is called: `checks`, `check`. */
  readonly part: string;
  readonly kind: string;
  /** What an owner brings, by its names in the manifest. */
  readonly madeBy: (id: string) => Readonly<Record<string, Made>>;
}

/**
 * What entries bring for what manifests declare, by `owner/name`. One without the other stops the start.
 */
export function matchDeclared<Entry, Made>({
  contributions,
  declared,
  part,
  kind,
  madeBy,
}: Matching<Entry, Made>): ReadonlyMap<string, { readonly entry: Entry; readonly made: Made }> {
  const all = new Map<string, Made>(
    contributions.flatMap(({ id, owner }) =>
      Object.entries(madeBy(id)).map(([name, made]) => {
        if (!declared.get(`${id}/${name}`))
          throw new StartupError(
            `The server entry of ${owner} has the ${kind} "${name}", which its manifest does not declare.`,
            `Take it away, or add it to "${part}" in the manifest.`,
          );
        return [`${id}/${name}`, made] as const;
      }),
    ),
  );
  return new Map(
    [...declared.entries()].map(([name, entry]) => {
      const made = all.get(name);
      if (!made)
        throw new StartupError(
          `The manifest of ${declared.ownerOf(name)} declares the ${kind} "${name}", and its server entry has no function for it.`,
          `Add it to "${part}" there, or take the declaration away.`,
        );
      return [name, { entry, made }];
    }),
  );
}
