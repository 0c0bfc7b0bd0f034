import { userIDOf } from '#server/kernel/actor.ts';
import { defineCommand } from '#server/kernel/command.ts';
import type { CommandContext } from '#server/kernel/command.ts';
import { cacheTags } from '#server/kernel/invalidations.ts';
import { defineUndo } from '#server/kernel/undo-log.ts';
import { refuseChanged } from '#modules/undo/server/public.ts';
import type { ImportOutcome } from '../../redirects.schema.ts';
import type { CheckedRule } from '../check-rule.ts';
import { fail } from '../fail.ts';
import type { ImportLine } from '../import/import-line.ts';
import { planImport } from '../import/plan-import.ts';
import { presentPlan } from '../import/present-plan.ts';
import { findChains } from '../import/rule-set.ts';
import { storedRules } from '../import/stored-rules.query.ts';
import { insertRules, updateRules } from '../import/write-rules.ts';
import { lockRules } from '../lock-rules.ts';

interface ImportInput {
  /** The name of the file. */
  readonly name: string;
  readonly lines: readonly ImportLine[];
}

/** A rule as it was before an import changed it. */
interface FormerRule extends CheckedRule {
  readonly leftBy: string | null;
  /** The revision that the import wrote. */
  readonly revision: number;
}

/** What is needed to take an import back. */
interface Imported {
  /** Paths of new rules. */
  readonly created: readonly string[];
  readonly changed: readonly FormerRule[];
}

const writing = ({ now, actor }: Pick<CommandContext, 'now' | 'actor'>) => ({ now, savedBy: userIDOf(actor) ?? null });

/** Writes all rules of a file, or none: G_63 names the lines that are wrong. */
export const importRules = defineCommand<ImportInput, ImportOutcome>('redirect.import', async (context, { name, lines }) => {
  const { app, em, database, authorize, audit, invalidate } = context;
  authorize('manage-redirects');
  await lockRules(em);
  const plan = await planImport(database, app, lines);
  const { created, changed } = plan;
  if (plan.errors.length > 0) return fail('wrongLines', undefined, undefined, presentPlan(plan, lines));
  if (created.length + changed.length === 0) return presentPlan(plan, lines);
  await insertRules(database, created, writing(context));
  await updateRules(
    database,
    changed.map((rule) => ({ ...rule, leftBy: null })),
    writing(context),
  );
  if ([...created, ...changed].some(({ isPattern }) => isPattern)) invalidate(cacheTags.redirectPatterns);
  audit({ entity: 'redirect', entityID: '', changes: { created: created.length, changed: changed.length } });
  const data: Imported = {
    created: created.map(({ path }) => path),
    changed: changed.flatMap(({ before }) => {
      if (!before) return [];
      const { path, isPattern, toPage, toSuffix, toAddress, leftBy, revision } = before;
      return { path, isPattern, toPage, toSuffix, toAddress, leftBy, revision: revision + 1 };
    }),
  };
  const undoID = context.undoable({ subject: `${name} (${created.length + changed.length})`, data });
  return { ...presentPlan(plan, lines), undoID };
});

/** Takes an import back as a whole, unless one of its rules was changed or deleted since. */
export const importUndo = defineUndo<Imported>({
  permission: 'manage-redirects',
  async takeBack(context, { created, changed }) {
    const { em, database, authorize, audit, invalidate } = context;
    authorize('manage-redirects');
    await lockRules(em);
    const rules = await storedRules(database);
    const since = [
      ...created.filter((path) => rules.get(path)?.revision !== 1),
      ...changed.filter(({ path, revision }) => rules.get(path)?.revision !== revision).map(({ path }) => path),
    ];
    if (since.length > 0) refuseChanged(since);
    const after = new Map<string, CheckedRule>(rules);
    for (const path of created) after.delete(path);
    for (const rule of changed) after.set(rule.path, rule);
    // What they led to before may be a redirect by now.
    const chains = [...findChains(after)].map(({ rule }) => rule.path);
    if (chains.length > 0) refuseChanged(chains);
    await database.query({ text: 'delete from lectern_redirect_rule where path = any($1::text[])', values: [created] });
    await database.query({ text: 'delete from lectern_address_count where path = any($1::text[])', values: [created] });
    await updateRules(database, changed, writing(context));
    invalidate(cacheTags.redirectPatterns);
    audit({ entity: 'redirect', entityID: '', changes: { deleted: created.length, changed: changed.length } });
  },
});
