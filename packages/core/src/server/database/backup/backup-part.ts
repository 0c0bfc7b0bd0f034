import type { Environment } from '../../kernel/environment.ts';

/** Files that a backup takes beside the database, as their owner hands them over and takes them back. */
export interface BackupPart {
  /** Folder of the archive in which they lie: `media`. */
  readonly name: string;
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

/** Files of an owner, with the name of their folder in an archive. */
export interface NamedBackupFiles extends BackupFiles {
  readonly name: string;
}

/** Opens the files that modules contribute. */
export const openBackupFiles = (
  modules: readonly { readonly entry: { readonly backup?: readonly BackupPart[] } }[],
  environment: Environment,
): Promise<NamedBackupFiles[]> =>
  Promise.all(
    modules.flatMap(({ entry }) => (entry.backup ?? []).map(async ({ name, open }) => ({ ...(await open(environment)), name }))),
  );
