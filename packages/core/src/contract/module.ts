import type { AuditWords } from './audit-words.ts';
import type { CheckEntry } from './check.ts';
import type { ErrorEntry } from './errors.ts';
import type { EventSchemas } from './events.ts';
import type { Fields } from './fields/field.ts';
import type { HealthEntry } from './health.ts';
import type { PageTypeDefinition } from './page-type.ts';
import type { PermissionEntry } from './permissions.ts';

/**
 * A module of core, as data: a plugin's manifest without a package around it. Its permissions, codes and page types
 * bear the names that it gives them; those of plugins begin with the plugin's id.
 */
export interface ModuleManifest {
  /** Reserved: no plugin may take it. Prefix of its jobs and migrations. */
  readonly id: string;
  /** Name under which its commands stand in the `lectern` program, reserved as the id is. Default: the id. */
  readonly program?: string;
  readonly permissions?: Readonly<Record<string, PermissionEntry>>;
  readonly errors?: Readonly<Record<string, ErrorEntry>>;
  /** Events that its commands emit, by name; what stands before the first dot belongs to this module alone. */
  readonly events?: EventSchemas;
  /** For what its commands write into the audit log. */
  readonly audit?: AuditWords;
  /** Made of each page before it goes live. */
  readonly checks?: Readonly<Record<string, CheckEntry>>;
  /** Counted on the screen of site health. */
  readonly health?: Readonly<Record<string, HealthEntry>>;
  /** What people who manage the site set for it. */
  readonly settings?: Fields;
  // oxlint-disable-next-line no-explicit-any -- page types of every shape of fields
  readonly pageTypes?: Readonly<Record<string, PageTypeDefinition<any>>>;
}

/** Defines a module of core. */
export const defineModule = <const M extends ModuleManifest>(manifest: M): M => manifest;
