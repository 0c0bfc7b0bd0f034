import type { CommandContext } from '#server/kernel/command.ts';
import { defineCommand } from '#server/kernel/command.ts';
import { lockManyPages, rewriteLatest } from '#modules/pages/server/public.ts';
import type { RefusedPart, TakenIn } from '../../translation.schema.ts';
import { fail } from '../fail.ts';
import { labelOfPart } from '../translate/label-of-part.ts';
import { openPair } from '../translate/open-pair.ts';
import type { OpenPair } from '../translate/open-pair.ts';
import type { ReadFile, ReadXliff } from '../xliff/read-xliff.ts';
import { takeGroup } from '../xliff/take-group.ts';
import { unlessInvalid } from './change-pages.ts';

interface Outcome {
  readonly pages: TakenIn['pages'];
  readonly refused: TakenIn['refused'];
  readonly skipped: TakenIn['skipped'];
}

/** What a document makes of a translation, and which of its parts cannot be taken in. */
function taken(app: CommandContext['app'], { source, pair, ...parts }: OpenPair, { groups }: ReadFile) {
  let [target, texts] = [pair.target, 0];
  const refused: RefusedPart[] = [];
  for (const group of groups) {
    const one = takeGroup(app, { pair: { ...pair, target }, ...parts }, group);
    if ('reason' in one) {
      const label = labelOfPart(app, pair.source, group.id);
      refused.push({ page: source, part: group.id.slice(0, 200), label, ...one });
      continue;
    }
    target = one.target;
    texts += one.texts;
  }
  return { target, texts, refused };
}

async function takeFile(context: CommandContext, file: ReadFile, to: string): Promise<Outcome> {
  const opened = await openPair(context, { id: file.id, to });
  if ('reason' in opened) return { pages: [], refused: [], skipped: [opened] };
  const { app } = context;
  const { target, texts, refused } = taken(app, opened, file);
  const { page } = opened.locked;
  const said = { id: page.id, title: page.title, locale: page.locale, texts };
  if (target === opened.pair.target) return { pages: texts > 0 ? [said] : [], refused, skipped: [] };
  const written = await unlessInvalid(() => rewriteLatest(context, opened.locked, () => target));
  if (!written) return { pages: [], refused, skipped: [{ ...opened.source, reason: 'invalid' }] };
  const { number, revision, id } = written;
  context.audit({ entity: 'page', entityID: page.id, changes: { translatedFrom: file.id, texts, version: number, revision } });
  context.emit('page.stored', { pageID: page.id, versionID: id });
  return { pages: [said], refused, skipped: [] };
}

const isID = (value: string): boolean => /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i.test(value);

/** Takes translated texts in, into the drafts of the translations. What cannot be taken in is named by block; the others are. */
export const importXliff = defineCommand<ReadXliff, TakenIn>('page-texts.import', async (context, { files, target: to }) => {
  const { app, em, authorize } = context;
  authorize('edit-page');
  if (to === undefined || !app.settings.availableLocales.includes(to)) return fail('unknownLanguage', 'document');
  if (files.some(({ id }) => !isID(id))) return fail('noXliff', 'document');
  await lockManyPages(em);
  const outcomes: Outcome[] = [];
  for (const file of files.toSorted((one, other) => (one.id < other.id ? -1 : 1)))
    outcomes.push(await takeFile(context, file, to));
  return {
    pages: outcomes.flatMap(({ pages }) => pages),
    refused: outcomes.flatMap(({ refused }) => refused),
    skipped: outcomes.flatMap(({ skipped }) => skipped),
  };
});
