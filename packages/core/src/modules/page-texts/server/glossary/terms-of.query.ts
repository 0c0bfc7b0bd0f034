import type { SqlEntityManager } from '@mikro-orm/postgresql';

interface LocalePair {
  readonly from: string;
  readonly to: string;
}

/** The terms of a pair of languages, by name. */
export async function termsOf(
  em: Pick<SqlEntityManager, 'execute'>,
  { from, to }: LocalePair,
): Promise<{ readonly id: string; readonly source: string; readonly target: string | null }[]> {
  return em.execute(
    `select id, source, target from lectern_glossary_term
     where source_locale = ? and target_locale = ? order by folded collate "C", id`,
    [from, to],
  );
}
