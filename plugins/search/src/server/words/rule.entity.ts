import { defineEntity, p } from '@lectern/core/server';
import type { RuleKind } from '../../word-rules.ts';

export const RuleSchema = defineEntity({
  name: 'SiteSearchRule',
  tableName: 'site_search_rule',
  properties: {
    id: p
      .uuid()
      .primary()
      .onCreate(() => crypto.randomUUID()),
    locale: p.string().length(5),
    kind: p.string().length(20).$type<RuleKind>(),
    term: p.string().length(100),
    /** The term as it is compared: one of a kind in a language. */
    folded: p.string().length(100),
    means: p.json<readonly string[]>(),
    pageID: p.uuid().nullable().name('page_id'),
    firstDay: p.string().length(10),
    lastDay: p.string().length(10),
    createdAt: p.datetime(),
    updatedAt: p.datetime(),
  },
});

export class Rule extends RuleSchema.class {}
RuleSchema.setClass(Rule);
