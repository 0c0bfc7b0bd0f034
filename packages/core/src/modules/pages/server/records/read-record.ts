import type { Lectern } from '#server/kernel/lectern.ts';
import { composeRecord, unpacked } from './compose-record.ts';
import type { RecordPart } from './draw-record.ts';
import { userName } from '#modules/users/server/public.ts';

interface Row {
  readonly pageID: string;
  readonly path: string;
  readonly number: number;
  readonly html: Buffer | null;
  readonly seal: string;
  readonly drawnAt: Date;
  readonly since: Date;
  readonly until: Date | null;
  readonly by: string | null;
}

interface Sealed {
  readonly entry: string;
  readonly at: Date;
  readonly number: string | null;
  readonly hash: string | null;
}

const recordSQL = `select r.page_id as "pageID", r.path, coalesce(v.number, b.version_number) as number, r.html, r.seal, r.drawn_at as "drawnAt", b.published_at as since,
    b.ended_at as until, ${userName('b.published_by')} as by
  from lectern_publication_record r join lectern_publication b on b.id = r.publication_id
  left join lectern_page_version v on v.id = b.version_id where r.publication_id = $1`;

/** The entry of the audit log that holds the seal, with its link in the chain once it has one. */
const entrySQL = `select e.id as entry, e.at, s.number, s.hash from lectern_audit_entry e
  left join lectern_audit_seal s on s.entry_id = e.id
  where e.entity = 'page' and e.entity_id = $1 and e.action = 'page.record' and e.changes->>'publication' = $2 order by e.id limit 1`;

/** What a publication is kept as; undefined where it is not kept. */
export async function readRecord({ pool }: Pick<Lectern, 'pool'>, id: string): Promise<Row | undefined> {
  return (await pool.query<Row>(recordSQL, [id])).rows[0];
}

/**
 * One file with everything in it, and at its end what is known of it. Without the script `lectern-seal` its SHA-256 is the seal.
 */
export async function exportRecord({ pool }: Pick<Lectern, 'pool'>, id: string, row: Row, html: Buffer): Promise<string> {
  const { rows: parts } = await pool.query<RecordPart>(
    `select p.hash, p.mime_type as "mimeType", p.bytes from lectern_record_part p
     join lectern_record_part_use u on u.hash = p.hash where u.publication_id = $1`,
    [id],
  );
  const { rows: entries } = await pool.query<Sealed>(entrySQL, [row.pageID, id]);
  const { pageID, path, number, seal, drawnAt, since, until, by } = row;
  const [entry] = entries;
  const facts = {
    ...{ publication: id, page: pageID, version: number, path, since, until, publishedBy: by, drawnAt },
    sha256: seal,
    audit: entry && {
      entry: Number(entry.entry),
      at: entry.at,
      chain: entry.hash && { number: Number(entry.number), hash: entry.hash },
    },
  };
  const said = JSON.stringify(facts).replaceAll('<', String.raw`\u003c`);
  return `${composeRecord(unpacked(html), parts)}<script type="application/json" id="lectern-seal">${said}</script>`;
}
