import type { CommandContext } from '#server/kernel/command.ts';
import { defineCommand } from '#server/kernel/command.ts';
import { authorizePage, PageVersion, rewriteLatest, storedContent } from '#modules/pages/server/public.ts';
import type { RefusedMachinePart } from '../../machine.schema.ts';
import { fail } from '../fail.ts';
import { markWritten, noteStanding } from '../machine/machine-texts.ts';
import { putMachinePart } from '../machine/put-machine-part.ts';
import { contentParts, hashOf } from '../translate/content-parts.ts';
import type { ContentPart } from '../translate/content-parts.ts';
import { labelOfPart } from '../translate/label-of-part.ts';
import { openPair } from '../translate/open-pair.ts';
import type { OpenPair } from '../translate/open-pair.ts';

interface PutTranslationInput {
  readonly pageID: string;
  readonly to: string;
  /** The parts that were translated, as the source said them then. */
  readonly parts: readonly ContentPart[];
  /** What the translation said then, by the names of its parts; undefined for one that was made since. */
  readonly targetHashes: ReadonlyMap<string, string> | undefined;
  /** As a translator gave them, by their paths. */
  readonly translated: ReadonlyMap<string, string>;
}

interface PutTranslation {
  readonly page: { readonly id: string; readonly title: string; readonly locale: string };
  readonly texts: number;
  readonly refused: readonly RefusedMachinePart[];
}

/** Why nothing of a part can be put: one of both pages was changed while a translator was asked. */
function changeOf(part: ContentPart, { sourceParts, targetParts }: OpenPair, { targetHashes }: PutTranslationInput) {
  const [source, target] = [sourceParts.get(part.name), targetParts.get(part.name)];
  if (!source || hashOf(source) !== hashOf(part)) return 'changed';
  return targetHashes && targetHashes.get(part.name) !== (target && hashOf(target)) ? 'edited' : undefined;
}

/** The translation with all that can be put into it, and what cannot. */
function putAll(app: CommandContext['app'], opened: OpenPair, input: PutTranslationInput) {
  let [target, texts] = [opened.pair.target, 0];
  const put: { name: string; sourceHash: string }[] = [];
  const refused: RefusedMachinePart[] = [];
  for (const part of input.parts) {
    const named = { part: part.name, label: labelOfPart(app, opened.pair.source, part.name) };
    const change = changeOf(part, opened, input);
    if (change) {
      refused.push({ ...named, reason: change });
      continue;
    }
    const targetPart = opened.targetParts.get(part.name);
    const done = putMachinePart(app, { ...opened.pair, target }, { sourcePart: part, targetPart, translated: input.translated });
    refused.push(...done.unfit.map((path) => ({ ...named, reason: 'invalid' as const, path })));
    if (!done.target) refused.push({ ...named, reason: 'missing' });
    if (!done.target || done.texts === 0) continue;
    ({ target } = done);
    texts += done.texts;
    put.push({ name: part.name, sourceHash: done.unfit.length > 0 ? '' : hashOf(part) });
  }
  return { target, texts, put, refused };
}

/**
 * Writes what a machine translated into the draft of the translation, and marks it. The translator was asked before: a part
 * that says something else by now is refused, and named.
 */
export const putTranslation = defineCommand<PutTranslationInput, PutTranslation>(
  'page-texts.translate',
  async (context, input) => {
    const { app, em, now } = context;
    const opened = await openPair(context, { id: input.pageID, to: input.to });
    if ('reason' in opened) return fail(opened.reason === 'forbidden' ? 'forbidden' : 'noPage');
    const { page } = opened.locked;
    await authorizePage(em, context, { permission: 'edit-page', page });
    const { target, texts, put, refused } = putAll(app, opened, input);
    const written = await rewriteLatest(context, opened.locked, () => target);
    const version = written ? await em.findOneOrFail(PageVersion, { id: written.id }, { refresh: true }) : opened.locked.version;
    const parts = contentParts(app, page.type, storedContent(app, page.type, version));
    const hashes = new Map(parts.map((part) => [part.name, hashOf(part)]));
    const marked = put.flatMap((one) => {
      const hash = hashes.get(one.name);
      return hash === undefined ? [] : [{ ...one, hash }];
    });
    await markWritten(em, page.id, { parts: marked, now });
    await noteStanding(em, page.id, parts);
    const changes = { machineTranslatedFrom: input.pageID, texts, version: version.number, revision: version.revision };
    context.audit({ entity: 'page', entityID: page.id, changes });
    if (written) context.emit('page.stored', { pageID: page.id, versionID: written.id });
    return { page: { id: page.id, title: version.title, locale: page.locale }, texts, refused };
  },
);
