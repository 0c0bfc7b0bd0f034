import type { Put, Queryable } from './statement.ts';

/** The page of a list that is asked for. */
interface Place {
  readonly pageIndex: number;
  readonly pageSize: number;
}

/** What a list consists of, in SQL. Nothing that somebody typed comes into it but by `put`. */
export interface ListSQL {
  /** What is dear to find, as `with` has it: looked up once, for the rows and for their number. */
  readonly with?: string;
  readonly columns: string;
  readonly from: string;
  /** Joins that `columns` or `order` need, and that neither add a row nor drop one: what is counted goes without them. */
  readonly joins?: string;
  /** What holds of every row; undefined, or an empty text, says nothing. */
  readonly where?: readonly (string | undefined)[];
  readonly order: string;
  /** What no two rows share, for those that are alike in `order`: else one could stand on two pages, and another on none. */
  readonly unique: string;
}

/** What the statement adds to a row. */
interface Placed {
  readonly listTotal: number;
  /** Null where there is no row, as on a page beyond the last: the total alone. */
  readonly listPlace: number | null;
}

/** One page of a list with the number of all its rows, beyond the last page too: one statement, and one look at the tables. */
export async function listRows<Row extends object>(
  database: Queryable,
  { pageIndex, pageSize }: Place,
  describe: (put: Put) => ListSQL,
): Promise<{ readonly rows: readonly Row[]; readonly totalItems: number }> {
  const values: unknown[] = [];
  const put: Put = (value) => `$${values.push(value)}`;
  const { with: named, columns, from, joins = '', where = [], order, unique } = describe(put);
  const conditions = where.filter(Boolean).map((condition) => `(${condition})`);
  const filter = conditions.length > 0 ? `where ${conditions.join(' and ')}` : '';
  const text = `${named === undefined ? '' : `with ${named}`}
    select total.count as "listTotal", placed.* from (select count(*)::int as count from ${from} ${filter}) total
    left join (select page.*, (row_number() over ())::int as "listPlace" from (
      select ${columns} from ${from} ${joins} ${filter} order by ${order}, ${unique}
      limit ${put(pageSize)} offset ${put(pageIndex * pageSize)}) page) placed on true
    order by placed."listPlace"`;
  const found = await database.query<Row & Placed>({ text, values });
  const rows = found.flatMap(({ listTotal: _total, listPlace, ...row }) => (listPlace === null ? [] : [row as unknown as Row]));
  return { rows, totalItems: found[0]?.listTotal ?? 0 };
}
