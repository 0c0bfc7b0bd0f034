import type { Reference } from '#contract/content.ts';
import { defineCommand } from '#server/kernel/command.ts';
import { can } from '#server/kernel/policy.ts';
import { replaceInMenus } from '#modules/menu/server/public.ts';
import { livePathOf, lockManyPages, lockPageRow, rewriteDrafts } from '#modules/pages/server/public.ts';
import type { Replaced, Replacement } from '../../links.schema.ts';

/**
 * Leads the links to a page elsewhere, in the drafts that the actor may edit and, with `manage-menu`, in menus. What is live
 * of a page changes with its next publication, which asks who may publish it.
 */
export const replaceLinks = defineCommand<Replacement, Replaced>('links.replace', async (context, { pageID, anchor, to }) => {
  const { em, actor, authorize, audit } = context;
  authorize('edit-page');
  await lockManyPages(em);
  await lockPageRow(em, to.pageID);
  const path = await livePathOf(em, pageID);
  const isMeant = (reference: Reference): boolean =>
    (anchor === undefined || reference.anchor === anchor) &&
    ((reference.kind === 'page' && reference.id === pageID) ||
      // Typed addresses say nothing of the place to the index; without a place all of them are meant.
      (reference.kind === 'path' && anchor === undefined && reference.id === path));
  const target: Reference = { kind: 'page', id: to.pageID, ...(to.anchor ? { anchor: to.anchor } : {}) };
  const reference = (one: Reference): Reference | undefined => (isMeant(one) ? target : undefined);
  const targets: { kind: Reference['kind']; target: string }[] = [{ kind: 'page', target: pageID }];
  if (path !== undefined) targets.push({ kind: 'path', target: path });
  const pages = await rewriteDrafts(context, {
    targets,
    except: to.pageID === pageID ? [] : [to.pageID],
    reference,
    changes: { linksFrom: pageID, linksTo: to.pageID },
  });
  const menus = can(actor, 'manage-menu')
    ? await replaceInMenus(context, { of: { kind: 'page', id: pageID }, isMeant, target })
    : [];
  audit({ entity: 'page', entityID: pageID, changes: { linksTo: to.pageID, pages: pages.length, menus: menus.length } });
  return { pages: [...pages], menus };
});
