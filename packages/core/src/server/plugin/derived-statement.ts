/** The words that a statement may begin with. */
const beginnings = new Set(['select', 'with', 'insert', 'update', 'delete', 'truncate', 'analyze', 'lock']);

/** Functions that run a statement, read files or settings, or wait: by what their names begin with. */
const refusedFunction =
  /^(pg_|lo_|dblink|ts_stat$|query_to_xml|table_to_xml|schema_to_xml|database_to_xml|cursor_to_xml|current_setting$|set_config$|txid_|inet_)/;

/** What no statement has: comments, a further statement, and texts in which anything could stand. */
const refusedText = /--|\/\*|;|\b(?:e|u&)'|\$(?!\d)/i;

/** The statement without what stands between quotes; quoted names stay, as names. */
const bare = (text: string): string => text.replaceAll(/'(?:[^']|'')*'/g, ' ').replaceAll('"', ' ');

const namesIn = (text: string): string[] => (bare(text).match(/[a-z_][\w$]*/gi) ?? []).map((name) => name.toLowerCase());

/** What a plugin's statements may name. */
export interface NamedTables {
  /** The tables of its own that it may name. */
  readonly own: ReadonlySet<string>;
  /** Everything else of the database that has a name: tables, views, schemas. */
  readonly others: ReadonlySet<string>;
}

/**
 * Why a statement is refused; undefined for one that stays within the plugin's own derived tables. It guards against
 * mistakes and forgotten limits: what a visitor typed is a value, never text of a statement.
 */
export function refusalOf(text: string, { own, others }: NamedTables): string | undefined {
  if (refusedText.test(text.replaceAll(/'(?:[^']|'')*'/g, "''"))) return 'has a comment, a further statement or a quoted text';
  const names = namesIn(text);
  const [first] = names;
  if (first === undefined || !beginnings.has(first)) return `begins with "${first ?? ''}"`;
  const foreign = names.find((name) => !own.has(name) && (others.has(name) || refusedFunction.test(name)));
  return foreign === undefined ? undefined : `names "${foreign}"`;
}
