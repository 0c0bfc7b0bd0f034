/** The PostgreSQL major version that the embedded database speaks; its data folders fit no other. */
export const EMBEDDED_MAJOR = '18';
export const EMBEDDED_USER = 'postgres';
export const EMBEDDED_DATABASE = 'postgres';
export const MAX_CONNECTIONS = 20;

/** Created in every embedded database; PostgreSQL ships the same ones. */
export const EXTENSION_NAMES = ['unaccent', 'pg_trgm', 'btree_gist', 'btree_gin', 'citext'] as const;
