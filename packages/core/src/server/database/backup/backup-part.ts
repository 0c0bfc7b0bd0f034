import type { Environment } from '../../kernel/environment.ts';

/** Files that a backup takes beside the database, as their owner hands them over and takes them back. */
export interface BackupPart {
  /** Opens the place where the files lie. */
  readonly open: (environment: Environment) => Promise<BackupFiles>;
}

export interface BackupFiles {
  /** The folder with the files, where they lie in one. */
  readonly folder: string | undefined;
  /** Copies the files into a folder, laid out as `folder` would be. */
  readonly copyTo: (folder: string) => Promise<void>;
  /** Puts the files of a folder where they belong. What is there already stays. */
  readonly takeFrom: (folder: string) => Promise<void>;
}

/** Opens the files that a module contributes. There is one place for them in an archive, and one module that fills it. */
export async function openBackupFiles(
  modules: readonly { readonly entry: { readonly backup?: BackupPart } }[],
  environment: Environment,
): Promise<BackupFiles> {
  const [part] = modules.flatMap(({ entry }) => entry.backup ?? []);
  if (!part) return { folder: undefined, copyTo: async () => {}, takeFrom: async () => {} };
  return part.open(environment);
}
