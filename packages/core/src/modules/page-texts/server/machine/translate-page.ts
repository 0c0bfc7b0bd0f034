import type { CommandContext } from '#server/kernel/command.ts';
import { LecternError } from '#contract/errors.ts';
import type { Call } from '#server/http/route.ts';
import type { Lectern } from '#server/kernel/lectern.ts';
import { machineTranslator } from '#server/kernel/machine-translator.ts';
import { newTitle } from '#modules/pages/content.schema.ts';
import { createTranslation } from '#modules/pages/server/public.ts';
import type { MachineTranslated, TranslateInput } from '../../machine.schema.ts';
import { putTranslation } from '../commands/put-translation.command.ts';
import { fail } from '../fail.ts';
import { termsOf } from '../glossary/terms-of.query.ts';
import { handedOut } from '../translate/segment-form.ts';
import { askTranslator } from './ask-translator.ts';
import { newSlug, planTranslation } from './plan-translation.ts';
import type { TranslationPlan } from './plan-translation.ts';
import { takeTurn } from './take-turn.ts';

/** Signs of one page; a longer one is nothing that one call can wait for. */
const mostSigns = 200_000;

/** What has nothing to say in any language is not asked for. */
const hasWords = (text: string): boolean => /\p{L}/u.test(text.replace(/&(?:amp|lt|gt);/g, ''));

/** Has the parts of a page translated. G_93 where the translator cannot, V_14 where it is too much. */
async function translated(app: Lectern, { source, parts }: TranslationPlan, to: string): Promise<ReadonlyMap<string, string>> {
  const translator = app.adapter(machineTranslator) ?? fail('notNow');
  const all = parts.flatMap(({ segments }) => segments.map((segment) => ({ path: segment.path, text: handedOut(segment) })));
  const texts = all.filter(({ text }) => hasWords(text));
  if (texts.reduce((sum, { text }) => sum + text.length, 0) > mostSigns) fail('tooLong', 'pageID');
  const said = new Map(all.map(({ path, text }) => [path, text]));
  if (texts.length === 0) return said;
  const terms = await termsOf(app.em(), { from: source.locale, to });
  try {
    const answered = await takeTurn(() => askTranslator(translator, { texts, from: source.locale, to, terms }));
    return new Map([...said, ...answered]);
  } catch (error) {
    if (error instanceof LecternError) throw error;
    app.log.error({ err: error, pageID: source.id, to }, 'a page could not be translated by the machine translator');
    throw new LecternError({ code: 'G_93' }, { cause: error });
  }
}

type Run = Call<never, never, never>['run'];
type Asker = Pick<CommandContext, 'app' | 'actor'> & { readonly run: Run };

/** Makes the translation, under the title that was translated where that may be one. */
async function makeTarget({ app, run }: Asker, { source }: TranslationPlan, to: string, title: string): Promise<string> {
  const parsed = newTitle.safeParse(title);
  const named = parsed.success ? parsed.data : source.title;
  const slug = await newSlug(app, source, { title: named, locale: to });
  return (await run(createTranslation, { pageID: source.id, newLocale: to, title: named, slug })).pageID;
}

/**
 * Has a page translated into the draft of its translation, which is made where there is none. The translator is asked first,
 * outside any transaction: where it fails, nothing was changed.
 */
export async function translatePage(asker: Asker, input: TranslateInput): Promise<MachineTranslated> {
  const { app, actor, run } = asker;
  if (!app.adapter(machineTranslator)) fail('notNow');
  const { to } = input;
  const plan = await planTranslation(app, actor, input);
  const { source, target, parts, targetHashes } = plan;
  if (target && parts.length === 0)
    return { page: { id: target.id, title: target.title, locale: target.locale }, isNew: false, texts: 0, refused: [] };
  const texts = await translated(app, plan, to);
  const isNew = target === undefined;
  if (isNew) await makeTarget(asker, plan, to, texts.get('title') ?? source.title);
  const put = { pageID: source.id, to, parts, targetHashes: isNew ? undefined : targetHashes, translated: texts };
  return { isNew, ...(await run(putTranslation, put)) };
}
