import { route } from '@lectern/core/server';
import { foldWords } from '../../analyzer/index.ts';
import type { PluginApp } from '@lectern/core/server';
import { wordCalls } from '../../words.calls.ts';
import type { ListedWordRule } from '../../words.calls.ts';
import { createRule, removeRule, updateRule } from './rule.commands.ts';
import { Rule } from './rule.entity.ts';

/** Titles of live pages by their ids. */
async function titlesOf({ derived }: PluginApp, ids: readonly string[]): Promise<ReadonlyMap<string, string>> {
  if (ids.length === 0) return new Map();
  const rows = await derived.query<{ readonly id: string; readonly title: string }>(
    'select page_id as id, title from lectern_live_page where page_id = any($1::uuid[])',
    [ids],
  );
  return new Map(rows.map(({ id, title }) => [id, title]));
}

const present = (rule: Rule, titles: ReadonlyMap<string, string>): ListedWordRule => ({
  id: rule.id,
  locale: rule.locale,
  kind: rule.kind,
  term: rule.term,
  means: [...rule.means],
  pageID: rule.pageID ?? null,
  pageTitle: titles.get(rule.pageID ?? '') ?? null,
  firstDay: rule.firstDay,
  lastDay: rule.lastDay,
  updatedAt: rule.updatedAt.toISOString(),
});

/** Routes of what editors say about words. */
export const ruleRoutes = [
  route(wordCalls.list, async ({ app, query }) => {
    const { pageIndex, pageSize, searchTerm, columnToSort, sortOrder, kind, locale } = query;
    const term = foldWords(searchTerm);
    const like = { $like: `%${term.replaceAll(/[\\%_]/g, String.raw`\$&`)}%` };
    const sorted = columnToSort === 'term' ? 'folded' : columnToSort;
    const [rules, totalItems] = await app
      .em()
      .findAndCount(
        Rule,
        { ...(term ? { folded: like } : {}), ...(kind ? { kind } : {}), ...(locale ? { locale } : {}) },
        { orderBy: [{ [sorted]: sortOrder }, { id: sortOrder }], limit: pageSize, offset: pageIndex * pageSize },
      );
    const titles = await titlesOf(
      app,
      rules.flatMap(({ pageID }) => pageID ?? []),
    );
    return { data: { items: rules.map((rule) => present(rule, titles)), totalItems } };
  }),
  route(wordCalls.create, async ({ run, body }) => ({ data: await run(createRule, body) })),
  route(wordCalls.update, ({ run, params: { id }, body }) => run(updateRule, { id, draft: body })),
  route(wordCalls.remove, ({ run, params }) => run(removeRule, params)),
];
