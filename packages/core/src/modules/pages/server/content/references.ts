import type { SqlEntityManager } from '@mikro-orm/postgresql';
import type { BlockDefinition } from '#contract/block.ts';
import type { Reference, ReferenceOwner, SeoSettings, StoredBlock } from '#contract/content.ts';
import { referencesOf } from '#contract/fields/field-set.ts';
import type { PageTypeDefinition } from '#contract/page-type.ts';
import type { Registry } from '#server/kernel/registry.ts';

interface Content {
  readonly blocks: Readonly<Record<string, StoredBlock>>;
  readonly typeData: Readonly<Record<string, unknown>>;
  readonly seo: SeoSettings;
}

/** The block key under which references of the page itself stand (its own data, its SEO image, its tags). */
const ownBlockKey = '';

/** A reference, with the key of the block that makes it. */
export type ContentReference = [string, Reference];

/** Everything that a page uses, by the block that uses it. */
export function contentReferences(
  types: Registry<BlockDefinition>,
  pageType: PageTypeDefinition | undefined,
  content: Content,
): ContentReference[] {
  const ofBlocks = Object.entries(content.blocks).flatMap(([key, block]) => {
    const definition = types.get(block.type);
    if (!definition || definition.version !== block.version) return [];
    return definition.references(block.props).map((reference): ContentReference => [key, reference]);
  });
  const ofPage: Reference[] = [
    ...(pageType ? referencesOf(pageType.fields, content.typeData) : []),
    ...(content.seo.seoImage ?? []).map((image): Reference => ({ kind: 'media', id: image.fileID })),
    ...(content.seo.tags ?? []).map((id): Reference => ({ kind: 'tag', id })),
  ];
  return [...ofBlocks, ...ofPage.map((reference): ContentReference => [ownBlockKey, reference])];
}

/** The owner of what the latest version of a page refers to. */
export const versionOwner = ({ id, pageID }: { readonly id: string; readonly pageID: string }): ReferenceOwner => ({
  kind: 'page-version',
  id,
  pageID,
});

/** The owner of what visitors of a page are led to. */
export const livePageOwner = (pageID: string): ReferenceOwner => ({ kind: 'live-page', id: pageID, pageID });

/** References as rows, for `jsonb_to_recordset`. */
export const rowsOf = (references: readonly ContentReference[]) =>
  references.map(([key, reference]) => ({
    block_key: key,
    kind: reference.kind,
    target: reference.id.slice(0, 520),
    // A longer one leads nowhere.
    anchor: reference.anchor?.slice(0, 64) ?? null,
  }));

/** Replaces the references of an owner in the transaction of its save or publication; none are left of `formerID`. */
export async function writeReferences(
  em: SqlEntityManager,
  { kind, id, pageID }: ReferenceOwner,
  references: readonly ContentReference[],
  formerID: string = id,
): Promise<void> {
  await em.execute(
    `with replaced as (delete from lectern_reference where owner_kind = ? and owner_id in (?, ?))
     insert into lectern_reference (owner_kind, owner_id, page_id, block_key, kind, target, anchor)
     select ?, ?, ?::uuid, r.block_key, r.kind, r.target, r.anchor
     from jsonb_to_recordset(?::jsonb) as r(block_key text, kind text, target text, anchor text)`,
    [kind, id, formerID, kind, id, pageID ?? null, JSON.stringify(rowsOf(references))],
  );
}

/** Adds references of a version that is being edited: the next fold finds out which of its older ones are gone. */
export async function addReferences(
  em: SqlEntityManager,
  version: { readonly id: string; readonly pageID: string },
  references: readonly ContentReference[],
): Promise<void> {
  if (references.length === 0) return;
  await em.execute(
    `insert into lectern_reference (owner_kind, owner_id, page_id, block_key, kind, target, anchor)
     select ?, ?, ?::uuid, r.block_key, r.kind, r.target, r.anchor
     from jsonb_to_recordset(?::jsonb) as r(block_key text, kind text, target text, anchor text)
     where not exists (select from lectern_reference o where o.owner_kind = ? and o.owner_id = ?
       and o.block_key = r.block_key and o.kind = r.kind and o.target = r.target and o.anchor is not distinct from r.anchor)`,
    ['page-version', version.id, version.pageID, JSON.stringify(rowsOf(references)), 'page-version', version.id],
  );
  await em.execute(
    `insert into lectern_version_media (version_id, page_id, file_id)
     select ?::uuid, ?::uuid, file_id from unnest(?::uuid[]) as f (file_id) on conflict do nothing`,
    [version.id, version.pageID, filesIn(references)],
  );
}

const isUuid = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;

/** The files of the library among references, as a list of PostgreSQL. */
export function filesIn(references: readonly ContentReference[]): string {
  const files = new Set(references.flatMap(([, { kind, id }]) => (kind === 'media' && isUuid.test(id) ? [id] : [])));
  return `{${[...files].join(',')}}`;
}

/** The tags among references. */
export const tagsIn = (references: readonly ContentReference[]): string[] =>
  references.flatMap(([, { kind, id }]) => (kind === 'tag' ? [id] : []));

/** Writes down which files of the library a version uses, so that it is known also when another version follows it. */
export async function writeVersionMedia(
  em: SqlEntityManager,
  version: { readonly id: string; readonly pageID: string },
  references: readonly ContentReference[],
): Promise<void> {
  const list = filesIn(references);
  // Both parts see the rows as they were, so what stays is neither removed nor inserted again.
  await em.execute(
    `with replaced as (delete from lectern_version_media where version_id = ? and file_id <> all(?::uuid[]))
     insert into lectern_version_media (version_id, page_id, file_id)
     select ?::uuid, ?::uuid, file_id from unnest(?::uuid[]) as f (file_id) on conflict do nothing`,
    [version.id, list, version.id, version.pageID, list],
  );
}
