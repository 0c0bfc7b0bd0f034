import type { SqlEntityManager } from '@mikro-orm/postgresql';
import type { Reference } from '#contract/content.ts';
import { advisoryLock } from '#server/kernel/advisory-lock.ts';
import type { CommandContext } from '#server/kernel/command.ts';
import { can } from '#server/kernel/policy.ts';
import { lockPage } from '../page/find-page.ts';
import { pageSubject } from '../rights/page.policy.ts';
import { lockTree } from '../page/page-tree.ts';
import { rewriteContent } from '../content/rewrite-content.ts';
import { rewriteLatest } from './rewrite-latest.ts';

/**
 * Lets one at a time rewrite links in the drafts of others, until the end of the transaction, while no page moves. To be taken
 * before any page is locked: two that rewrite each other's would wait for each other for ever.
 */
export async function lockManyPages(em: SqlEntityManager): Promise<void> {
  await lockTree(em, 'shared');
  await em.execute(`select pg_advisory_xact_lock(${advisoryLock('pages/rewrite-drafts')})`);
}

interface Rewrite {
  /** What the drafts refer to that are rewritten, as the index has it. */
  readonly targets: readonly { readonly kind: Reference['kind']; readonly target: string }[];
  /** Pages that stay as they are. */
  readonly except: readonly string[];
  /** Another target; undefined leaves this one. */
  readonly reference: (reference: Reference) => Reference | undefined;
  /** For the audit log. */
  readonly changes: Readonly<Record<string, unknown>>;
}

/** Rewrites references in the drafts that the actor may edit, and answers with the ids of those that changed. */
export async function rewriteDrafts(
  context: CommandContext,
  { targets, except, reference, changes }: Rewrite,
): Promise<readonly string[]> {
  const { app, em, actor, audit } = context;
  const rows: { page_id: string }[] = await em.execute(
    `select distinct r.page_id from lectern_reference r
     join jsonb_to_recordset(?::jsonb) as t(kind text, target text) on t.kind = r.kind and t.target = r.target
     where r.owner_kind = 'page-version' and r.page_id::text not in (select jsonb_array_elements_text(?::jsonb)) order by r.page_id`,
    [JSON.stringify(targets), JSON.stringify(except)],
  );
  const updated: string[] = [];
  for (const { page_id: pageID } of rows) {
    const { page, version } = await lockPage(em, pageID);
    if (!can(actor, 'edit-page', await pageSubject(em, actor, page))) continue;
    const written = await rewriteLatest(context, { page, version }, (content) =>
      rewriteContent(app, page.type, content, { reference }),
    );
    if (!written) continue;
    audit({ entity: 'page', entityID: pageID, changes: { ...changes, version: written.number, revision: written.revision } });
    updated.push(pageID);
  }
  return updated;
}

/** Public paths of a page that moved. */
interface Move {
  /** Public paths. */
  readonly from: string;
  readonly to: string;
}

/**
 * Rewrites links to former addresses of pages that were typed as text, in the drafts that the actor may edit, and answers
 * with their ids. Live versions change with their next publication; until then the redirect serves them, as it does the page
 * that is published now: it goes live as it stands. Only for who holds the tree alone, because it locks one page after another.
 */
export async function updateLinks(
  context: CommandContext,
  published: string,
  moves: readonly Move[],
): Promise<readonly string[]> {
  if (moves.length === 0) return [];
  const moved = new Map(moves.map(({ from, to }) => [from, to]));
  const [{ from, to } = { from: '', to: '' }, ...others] = moves;
  return rewriteDrafts(context, {
    targets: [...moved.keys()].map((target) => ({ kind: 'path', target })),
    except: [published],
    reference({ kind, id }) {
      const target = kind === 'path' ? moved.get(id) : undefined;
      return target === undefined ? undefined : { kind, id: target };
    },
    changes: others.length === 0 ? { linksFrom: from, linksTo: to } : { linksTo: `${moves.length} pages` },
  });
}
