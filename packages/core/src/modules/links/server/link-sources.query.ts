import type { Lectern } from '#server/kernel/lectern.ts';
import type { Actor } from '#server/kernel/actor.ts';
import { can } from '#server/kernel/policy.ts';
import { knownMenus } from '../../menu/server/public.ts';
import { coveredPages } from '../../pages/server/public.ts';
import type { LinkSource, LinkSources } from '../links.schema.ts';
import { fail } from './fail.ts';

/** Sources that an answer names; more are counted. */
const named = 100;

interface PageRow {
  readonly id: string;
  readonly title: string;
  readonly locale: string;
  readonly isLive: boolean;
  readonly isDraft: boolean;
  readonly anchors: string[];
  readonly isVisible: boolean;
  readonly canReplace: boolean;
}

interface OwnerRow {
  readonly kind: 'menu' | 'setting';
  readonly id: string;
  readonly anchors: string[];
}

/** SQL of the references to page `$1`: by its id, or by the address at which it is live. Those of the page itself do not count. */
const toPage = `((r.kind = 'page' and r.target = $1)
  or (r.kind = 'path' and r.target = (select path from lectern_published_page where page_id = $1::uuid)))
  and r.page_id is distinct from $1::uuid`;

/** SQL of the references to address `$1` of another site. */
const toAddress = `r.kind = 'address' and r.target = $1`;
const anchors = `coalesce(array_agg(distinct r.anchor) filter (where r.anchor is not null), '{}') as anchors`;

/** What has one of some references, of which `isMeant` is SQL with the value in $1; what is live first. */
async function readSources(app: Lectern, actor: Actor, isMeant: string, value: string): Promise<LinkSources> {
  const values: unknown[] = [value];
  const put = (value: unknown): string => `$${values.push(value)}`;
  const [visible, editable] = [coveredPages(actor, 'view-page', put), coveredPages(actor, 'edit-page', put)];
  const [pages, owners] = await Promise.all([
    app.pool.query<PageRow>(
      `select lectern_page.id, lectern_page.title, lectern_page.locale, used.is_live as "isLive", used.is_draft as "isDraft",
         used.anchors, ${visible} as "isVisible", ${editable} as "canReplace"
       from (select r.page_id, bool_or(r.owner_kind = 'live-page') as is_live, bool_or(r.owner_kind = 'page-version') as is_draft,
           ${anchors} from lectern_reference r where ${isMeant} and r.page_id is not null group by r.page_id) used
       join lectern_page on lectern_page.id = used.page_id where deleted_at is null
       order by used.is_live desc, lectern_page.title_key, lectern_page.id`,
      values,
    ),
    app.pool.query<OwnerRow>(
      `select r.owner_kind as kind, r.owner_id as id, ${anchors} from lectern_reference r
       where ${isMeant} and r.owner_kind in ('menu', 'setting') group by 1, 2 order by 1, 2`,
      [value],
    ),
  ]);
  const others = owners.rows.flatMap((row) => ownerSource(app, actor, row) ?? []);
  const shown = pages.rows.flatMap(({ isVisible, ...page }): LinkSource[] => (isVisible ? [{ kind: 'page', ...page }] : []));
  const live = (source: LinkSource): boolean => source.isLive;
  const items = [...shown.filter(live), ...others, ...shown.filter((source) => !live(source))];
  return { items: items.slice(0, named), totalItems: pages.rows.length + others.length };
}

/** What leads to a page, what is live first. Pages whose drafts the actor may not view are counted, not named. PM_01 where it is not there. */
export async function readLinkSources(app: Lectern, actor: Actor, pageID: string): Promise<LinkSources> {
  const known = await app.pool.query('select from lectern_page where id = $1 and deleted_at is null', [pageID]);
  if (known.rows.length === 0) fail('noPage');
  return readSources(app, actor, toPage, pageID);
}

/** The same of an address of another site. */
export const readAddressSources = (app: Lectern, actor: Actor, address: string): Promise<LinkSources> =>
  readSources(app, actor, toAddress, address);

/** A menu or settings as a source; undefined where what they belonged to is not installed any more. */
function ownerSource(app: Lectern, actor: Actor, { kind, id, anchors: places }: OwnerRow): LinkSource | undefined {
  const facts = { kind, isLive: true, isDraft: false, anchors: places };
  if (kind === 'setting') {
    const owner = app.ownedSettings.get(id);
    return owner && { ...facts, id, title: owner.label, locale: null, canReplace: false };
  }
  const [name = '', locale = ''] = id.split(':');
  const menu = knownMenus(app).get(name);
  return menu && { ...facts, id: name, title: menu.label, locale, canReplace: can(actor, 'manage-menu') };
}
