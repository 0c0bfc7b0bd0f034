import * as z from 'zod';

export const backupFormat = 'lectern-backup';
export const backupFormatVersion = 1;
export const manifestPath = 'manifest.json';

const tableSchema = z.strictObject({
  name: z.string(),
  columns: z.array(z.strictObject({ name: z.string(), type: z.string() })),
  rows: z.int().nonnegative(),
  /** The path of the file that holds the rows. */
  part: z.string(),
});

const sequenceSchema = z.strictObject({ name: z.string(), lastValue: z.string().regex(/^-?\d+$/), isCalled: z.boolean() });

const partSchema = z.strictObject({ path: z.string(), size: z.int().nonnegative(), sha256: z.string().regex(/^[0-9a-f]{64}$/) });

export const manifestSchema = z.strictObject({
  format: z.literal(backupFormat),
  formatVersion: z.literal(backupFormatVersion),
  createdAt: z.iso.datetime(),
  engine: z.enum(['embedded', 'postgresql']),
  postgresVersion: z.string(),
  coreVersion: z.string(),
  /** The names of the migrations that made the tables, in the order in which they ran. */
  migrations: z.array(z.string()),
  tables: z.array(tableSchema),
  sequences: z.array(sequenceSchema),
  /** Folders of files beside the tables: `media`. */
  files: z.array(z.string().regex(/^[a-z-]+$/)),
  parts: z.array(partSchema),
});

/** The manifest of a backup, which names everything in it. */
export type BackupManifest = z.infer<typeof manifestSchema>;
export type BackupPart = z.infer<typeof partSchema>;
export type BackupSequence = z.infer<typeof sequenceSchema>;
