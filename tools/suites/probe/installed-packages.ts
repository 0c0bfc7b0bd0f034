import { copyFileSync, linkSync, mkdirSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

interface LockedPackage {
  readonly dependencies?: Readonly<Record<string, string>>;
  readonly optionalDependencies?: Readonly<Record<string, string>>;
  readonly peerDependencies?: Readonly<Record<string, string>>;
  readonly peerDependenciesMeta?: Readonly<Record<string, { readonly optional?: boolean }>>;
}

type Lock = Readonly<Record<string, LockedPackage>>;

/** Where a package finds another: in its own `node_modules`, or in those of the folders above. */
function placeOf(lock: Lock, from: string, name: string): string | undefined {
  for (let folder = from; ; folder = folder.includes('/') ? dirname(folder) : '') {
    const place = join(folder, 'node_modules', name);
    if (place in lock) return place;
    if (folder === '') return undefined;
  }
}

/** The packages that a package asks npm for. Peers that nobody must have are left to whoever wants them. */
const wantedBy = ({ dependencies, optionalDependencies, peerDependencies, peerDependenciesMeta }: LockedPackage): string[] => [
  ...Object.keys({ ...dependencies, ...optionalDependencies }),
  ...Object.keys(peerDependencies ?? {}).filter((name) => peerDependenciesMeta?.[name]?.optional !== true),
];

/** Whatever npm installs with packages, by the lock of the repository. */
function installedWith(lock: Lock, roots: readonly string[]): Set<string> {
  const found = new Set<string>();
  const visit = (place: string): void => {
    for (const name of wantedBy(lock[place] ?? {})) {
      const next = placeOf(lock, place, name);
      if (next === undefined || found.has(next)) continue;
      found.add(next);
      visit(next);
    }
  };
  roots.forEach(visit);
  return found;
}

/** One file in two places where the file system can; a copy elsewhere. Packages within a package have places of their own. */
function share(from: string, to: string): void {
  mkdirSync(to, { recursive: true });
  for (const entry of readdirSync(from, { withFileTypes: true })) {
    if (entry.name === 'node_modules') continue;
    const [source, target] = [join(from, entry.name), join(to, entry.name)];
    if (entry.isDirectory()) share(source, target);
    else if (entry.isFile())
      try {
        linkSync(source, target);
      } catch {
        copyFileSync(source, target);
      }
  }
}

/**
 * Puts the third-party packages that npm installs with a workspace, and those named, into a folder, so that installing
 * its tarball there asks no registry. Nothing else of the repository comes with them.
 */
export function shareDependencies(root: string, to: string, workspace: string, named: readonly string[]): void {
  const { packages: lock } = JSON.parse(readFileSync(join(root, 'package-lock.json'), 'utf8')) as { readonly packages: Lock };
  const direct = named.map((name) => join('node_modules', name));
  const manifest = JSON.parse(readFileSync(join(root, workspace, 'package.json'), 'utf8')) as LockedPackage;
  const places = installedWith({ ...lock, [workspace]: manifest }, [workspace, ...direct]);
  for (const place of [...places, ...direct])
    try {
      share(join(root, place), join(to, place.replace(`${workspace}/`, '')));
    } catch (error) {
      // Packages for other machines stand in the lock alone.
      if ((error as NodeJS.ErrnoException).code !== 'ENOENT') throw error;
    }
}
