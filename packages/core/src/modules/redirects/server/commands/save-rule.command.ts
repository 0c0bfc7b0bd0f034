import { randomUUID } from 'node:crypto';
import { userIDOf } from '#server/kernel/actor.ts';
import { defineCommand } from '#server/kernel/command.ts';
import type { CommandContext } from '#server/kernel/command.ts';
import { cacheTags } from '#server/kernel/invalidations.ts';
import { checkRule } from '../check-rule.ts';
import type { CheckedRule, WantedTarget } from '../check-rule.ts';
import { fail } from '../fail.ts';
import { lockRules } from '../lock-rules.ts';

/** A rule as somebody asks for it. */
export interface WantedRule {
  /** An address, or a pattern. */
  readonly path: string;
  /** A page, an address, or null for what was removed on purpose. */
  readonly to: WantedTarget;
}

interface Stored {
  readonly revision: number;
  readonly path: string;
  readonly is_pattern: boolean;
}

const conflicts = { lectern_redirect_rule_path_unique: { property: 'path', code: 'V_06' } } as const;

const leadsTo = ({ toPage, toAddress, toSuffix }: CheckedRule): string =>
  toPage === null ? (toAddress ?? 'gone') : `page:${toPage}${toSuffix}`;

/** Notes a rule that was written: what it was, and that patterns are read again. */
async function settle({ em, audit, invalidate }: CommandContext, id: string, rule: CheckedRule, from?: Stored): Promise<void> {
  await em.execute('delete from lectern_address_count where path = ? and is_missing', [rule.path]);
  audit({
    entity: 'redirect',
    entityID: id,
    changes: { ...(from ? { from: from.path } : {}), path: rule.path, to: leadsTo(rule) },
  });
  if (rule.isPattern || from?.is_pattern) invalidate(cacheTags.redirectPatterns);
}

/** Lets an address, or all that fit a pattern, lead on or be gone. Answers with the id of the rule. */
export const createRule = defineCommand<WantedRule, string>(
  'redirect.create',
  async (context, wanted) => {
    const { app, em, actor, now, authorize } = context;
    authorize('manage-redirects');
    await lockRules(em);
    const rule = await checkRule(em, app, wanted);
    const id = randomUUID();
    await em.execute(
      `insert into lectern_redirect_rule
         (id, path, is_pattern, to_page, to_suffix, to_address, revision, created_at, updated_at, saved_by)
       values (?, ?, ?, ?, ?, ?, 1, ?, ?, ?)`,
      [id, rule.path, rule.isPattern, rule.toPage, rule.toSuffix, rule.toAddress, now, now, userIDOf(actor) ?? null],
    );
    await settle(context, id, rule);
    return id;
  },
  { conflicts },
);

/** Changes a rule. What a page left behind is somebody's own from then on. */
export const changeRule = defineCommand<WantedRule & { readonly id: string; readonly revision: number }, void>(
  'redirect.change',
  async (context, { id, revision, ...wanted }) => {
    const { app, em, actor, now, authorize } = context;
    authorize('manage-redirects');
    await lockRules(em);
    const [stored] = await em.execute<Stored[]>(
      'select revision, path, is_pattern from lectern_redirect_rule where id = ? for update',
      [id],
    );
    if (!stored) return fail('noRule');
    if (stored.revision !== revision) return fail('outdated');
    const rule = await checkRule(em, app, { id, ...wanted });
    await em.execute(
      `update lectern_redirect_rule set path = ?, is_pattern = ?, to_page = ?, to_suffix = ?, to_address = ?, left_by = null,
         revision = revision + 1, updated_at = ?, saved_by = ? where id = ?`,
      [rule.path, rule.isPattern, rule.toPage, rule.toSuffix, rule.toAddress, now, userIDOf(actor) ?? null, id],
    );
    await settle(context, id, rule, stored);
  },
  { conflicts },
);

/** Deletes rules with what was counted of them. Answers with how many there were. */
export const deleteRules = defineCommand<{ readonly ids: readonly string[] }, number>(
  'redirect.delete',
  async (context, { ids }) => {
    const { em, authorize, audit, invalidate } = context;
    authorize('manage-redirects');
    await lockRules(em);
    const rows = await em.execute<(Stored & { readonly id: string })[]>(
      'delete from lectern_redirect_rule where id = any(?::uuid[]) returning id, path, is_pattern',
      [`{${ids.join(',')}}`],
    );
    for (const { id, path } of rows) {
      await em.execute('delete from lectern_address_count where path = ?', [path]);
      audit({ entity: 'redirect', entityID: id, changes: { path } });
    }
    if (rows.some((row) => row.is_pattern)) invalidate(cacheTags.redirectPatterns);
    return rows.length;
  },
);

/** Forgets addresses that were asked for in vain. */
export const dismissMissing = defineCommand<{ readonly paths: readonly string[] }, void>(
  'redirect.dismiss',
  async ({ em, authorize, audit }, { paths }) => {
    authorize('manage-redirects');
    for (const path of paths) await em.execute('delete from lectern_address_count where path = ? and is_missing', [path]);
    audit({ entity: 'redirect', entityID: '', changes: { paths: paths.length } });
  },
);
