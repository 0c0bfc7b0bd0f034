/**
 * Where the names of a kind of subject stand, for the audit log. Names of columns are written into SQL as they are: they
 * come from code, never from a request.
 */
export interface AuditSubject {
  /** A table, or a `select` in brackets with a name behind it. */
  readonly table: string;
  /** Column with the id, a uuid. Default: `id`. */
  readonly id?: string;
  /** Column with the name. */
  readonly name: string;
  /** Column with the folder in which it lies. */
  readonly folder?: string;
  /** Column that is not null while it lies in the trash. */
  readonly deletedAt?: string;
}
