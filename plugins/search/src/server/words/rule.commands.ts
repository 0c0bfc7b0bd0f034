import { defineCommand, LivePage } from '@lectern/core/server';
import type { PluginApp, PluginEntityManager } from '@lectern/core/server';
import { foldWords } from '../../analyzer/index.ts';
import { mostRules } from '../../word-rules.ts';
import type { WordRuleDraft } from '../../words.calls.ts';
import { fail } from '../fail.ts';
import { Rule } from './rule.entity.ts';

const permission = 'manage-search';
const entity = 'site-search:rule';

const isOneWord = (text: string): boolean => /^[\p{L}\p{N}'’-]+$/u.test(text);

/** What a rule of its kind needs, and nothing else, so that no row says what nobody sees. */
function readDraft(draft: WordRuleDraft, { availableLocales }: PluginApp['site']) {
  const { locale, kind, term, firstDay, lastDay, pageID } = draft;
  if (!availableLocales.includes(locale)) fail('invalid', 'locale');
  const folded = foldWords(term);
  if (folded === '') fail('invalid', 'term');
  if ((kind === 'whole' || kind === 'split') && !isOneWord(term)) fail('notOneWord', 'term');
  const means = kind === 'whole' || kind === 'promoted' ? [] : draft.means;
  if (kind === 'split' && (means.length < 2 || !means.every(isOneWord))) fail('tooFewWords', 'means');
  if ((kind === 'mutual' || kind === 'one-way') && !means.some((one) => foldWords(one) !== '')) fail('missing', 'means');
  if (kind !== 'promoted') return { locale, kind, term, folded, means, pageID: null, firstDay: '', lastDay: '' };
  if (pageID === null) fail('missing', 'pageID');
  if (firstDay && lastDay && lastDay < firstDay) fail('endsFirst', 'lastDay');
  return { locale, kind, term, folded, means, pageID, firstDay, lastDay };
}

async function refuseTwice(em: PluginEntityManager, { locale, kind, folded }: ReturnType<typeof readDraft>, id?: string) {
  const twin = await em.findOne(Rule, { locale, kind, folded });
  if (twin && twin.id !== id) fail('ruleTaken', 'term');
}

/** A page that nobody finds comes before nothing. */
async function refuseHiddenPage(em: PluginEntityManager, { pageID, locale }: ReturnType<typeof readDraft>): Promise<void> {
  if (pageID !== null && !(await em.findOne(LivePage, { pageID, locale, noIndex: false }))) fail('notFindable', 'pageID');
}

/** Adds a rule about words, or a page that comes first. */
export const createRule = defineCommand(
  'site-search.create-rule',
  async ({ app, em, authorize, audit, now }, draft: WordRuleDraft) => {
    authorize(permission);
    const fields = readDraft(draft, app.site);
    await refuseTwice(em, fields);
    await refuseHiddenPage(em, fields);
    if ((await em.count(Rule)) >= mostRules) fail('tooManyRules', 'term');
    const rule = em.create(Rule, { ...fields, createdAt: now, updatedAt: now });
    audit({ entity, entityID: rule.id });
    return { id: rule.id };
  },
);

/** Changes a rule as a whole. */
export const updateRule = defineCommand(
  'site-search.update-rule',
  async ({ app, em, authorize, audit, now }, { id, draft }: { readonly id: string; readonly draft: WordRuleDraft }) => {
    authorize(permission);
    const rule = (await em.findOne(Rule, { id })) ?? fail('notFound');
    const fields = readDraft(draft, app.site);
    await refuseTwice(em, fields, id);
    await refuseHiddenPage(em, fields);
    em.assign(rule, { ...fields, updatedAt: now });
    audit({ entity, entityID: id });
  },
);

export const removeRule = defineCommand(
  'site-search.remove-rule',
  async ({ em, authorize, audit }, { id }: { readonly id: string }) => {
    authorize(permission);
    const rule = (await em.findOne(Rule, { id })) ?? fail('notFound');
    audit({ entity, entityID: id });
    em.remove(rule);
  },
);
