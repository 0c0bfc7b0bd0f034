import type { Reference } from '#contract/content.ts';
import { addressOf } from '#contract/fields/values.ts';
import { defineCommand } from '#server/kernel/command.ts';
import { can } from '#server/kernel/policy.ts';
import { replaceInMenus } from '#modules/menu/server/public.ts';
import { lockManyPages, rewriteDrafts } from '#modules/pages/server/public.ts';
import type { AddressReplacement, Replaced } from '../../links.schema.ts';
import { fail } from '../fail.ts';

/**
 * Puts another address in the place of one of another site, in the drafts that the actor may edit and, with `manage-menu`, in
 * menus. What is live of a page changes with its next publication.
 */
export const replaceAddress = defineCommand<AddressReplacement, Replaced>(
  'links.replace-address',
  async (context, { address, to }) => {
    const { em, actor, authorize, audit } = context;
    authorize('edit-page');
    await lockManyPages(em);
    const known = await em.execute(`select from lectern_reference where kind = 'address' and target = ? limit 1`, [address]);
    if (known.length === 0) fail('unlinked');
    const isMeant = ({ kind, id }: Reference): boolean => kind === 'address' && id === address;
    const target: Reference = { kind: 'address', id: addressOf(to) ?? to };
    const pages = await rewriteDrafts(context, {
      targets: [{ kind: 'address', target: address }],
      except: [],
      reference: (one) => (isMeant(one) ? target : undefined),
      changes: { linksFrom: address, linksTo: target.id },
    });
    const of = { kind: 'address', id: address } as const;
    const menus = can(actor, 'manage-menu') ? await replaceInMenus(context, { of, isMeant, target }) : [];
    audit({
      entity: 'external-link',
      entityID: address.slice(0, 200),
      changes: { linksFrom: address, linksTo: target.id, pages: pages.length, menus: menus.length },
    });
    return { pages: [...pages], menus };
  },
);
