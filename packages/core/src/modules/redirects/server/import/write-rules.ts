import type { Queryable } from '#server/database/statement.ts';
import type { CheckedRule } from '../check-rule.ts';

interface Writing {
  readonly now: Date;
  readonly savedBy: number | null;
}

const columnsOf = (rules: readonly CheckedRule[]): readonly unknown[] => [
  rules.map(({ path }) => path),
  rules.map(({ isPattern }) => isPattern),
  rules.map(({ toPage }) => toPage),
  rules.map(({ toSuffix }) => toSuffix),
  rules.map(({ toAddress }) => toAddress),
];

/** Writes new rules. */
export async function insertRules(database: Queryable, rules: readonly CheckedRule[], { now, savedBy }: Writing): Promise<void> {
  if (rules.length === 0) return;
  await database.query({
    text: `insert into lectern_redirect_rule
        (id, path, is_pattern, to_page, to_suffix, to_address, revision, created_at, updated_at, saved_by)
      select gen_random_uuid(), path, is_pattern, to_page, to_suffix, to_address, 1, $6, $6, $7
      from unnest($1::text[], $2::boolean[], $3::uuid[], $4::text[], $5::text[])
        as rule (path, is_pattern, to_page, to_suffix, to_address)`,
    values: [...columnsOf(rules), now, savedBy],
  });
  await database.query({
    text: 'delete from lectern_address_count where is_missing and path = any($1::text[])',
    values: [rules.map(({ path }) => path)],
  });
}

/** Writes where rules lead that stand already; `leftBy` is the page that left them, null where they are somebody's own. */
export async function updateRules(
  database: Queryable,
  rules: readonly (CheckedRule & { readonly leftBy: string | null })[],
  { now, savedBy }: Writing,
): Promise<void> {
  if (rules.length === 0) return;
  await database.query({
    text: `update lectern_redirect_rule as stored set to_page = rule.to_page, to_suffix = rule.to_suffix,
        to_address = rule.to_address, left_by = rule.left_by, revision = stored.revision + 1, updated_at = $7, saved_by = $8
      from unnest($1::text[], $2::boolean[], $3::uuid[], $4::text[], $5::text[], $6::uuid[])
        as rule (path, is_pattern, to_page, to_suffix, to_address, left_by)
      where stored.path = rule.path`,
    values: [...columnsOf(rules), rules.map(({ leftBy }) => leftBy), now, savedBy],
  });
}
