import type { Reference } from '#contract/content.ts';
import { linkReferences } from '#contract/fields/values.ts';
import type { CommandContext } from '#server/kernel/command.ts';
import type { MenuItem, MenuTarget } from '../menu.schema.ts';
import { lockMenu, writeVersion } from './commands/save-menu.command.ts';
import { knownMenus } from './known-menus.ts';

interface Replacing {
  /** What the index has of the menus that are read. */
  readonly of: { readonly kind: Reference['kind']; readonly id: string };
  readonly isMeant: (reference: Reference) => boolean;
  /** A page, or an address of another site. */
  readonly target: Reference;
}

const asTarget = ({ kind, id, anchor }: Reference): MenuTarget =>
  kind === 'address' ? { href: id } : { page: id, ...(anchor ? { anchor } : {}) };

function replaced(item: MenuItem, replacing: Replacing): MenuItem {
  const { isMeant, target } = replacing;
  const isLed = item.to !== undefined && linkReferences(item.to).some(isMeant);
  const children = item.children.map((child) => replaced(child, replacing));
  return { ...item, ...(isLed ? { to: asTarget(target) } : {}), children };
}

/** Leads items of menus elsewhere, each menu by its next version, and answers with their names. For holders of `manage-menu`. */
export async function replaceInMenus(context: CommandContext, replacing: Replacing): Promise<string[]> {
  const { app, em, authorize } = context;
  authorize('manage-menu');
  const rows = await em.execute<{ owner_id: string }[]>(
    `select distinct owner_id from lectern_reference where owner_kind = 'menu' and kind = ? and target = ? order by owner_id`,
    [replacing.of.kind, replacing.of.id],
  );
  const names = new Set<string>();
  for (const { owner_id: id } of rows) {
    const [name = '', locale = ''] = id.split(':');
    if (!knownMenus(app).has(name)) continue;
    const latest = await lockMenu(em, { name, locale });
    if (!latest) continue;
    const items = latest.items.map((item) => replaced(item, replacing));
    if (JSON.stringify(items) === JSON.stringify(latest.items)) continue;
    await writeVersion(context, { name, locale }, { latest, items, restoredFrom: null });
    names.add(name);
  }
  return [...names];
}
