/** The PostgreSQL major version that the embedded database speaks; its data folders fit no other. */
export const embeddedMajor = '18';
export const embeddedUser = 'postgres';
export const embeddedDatabaseName = 'postgres';
export const maxConnections = 20;

/** Created in every embedded database; PostgreSQL ships the same ones. */
export const extensionNames = ['unaccent', 'pg_trgm', 'btree_gist', 'btree_gin', 'citext'] as const;
