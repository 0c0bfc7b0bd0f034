import type { Text } from '#admin/messages/use-messages.ts';
import type { App } from '#admin/shell/app-context.ts';
import { announce } from '#admin/ui/overlay/announce.ts';
import { notify } from '#admin/ui/overlay/notify.ts';
import { dayIn } from '#contract/time-zone.ts';
import type { ImportTools } from '#admin/importer.ts';
import type { PageBlocks } from '#modules/pages/edits/page-content.ts';
import { pagePlace, placeOf } from '#modules/pages/edits/place.ts';
import type { Place } from '#modules/pages/edits/place.ts';
import type { EditorContextValue } from '../context/editor-context.ts';
import { focusRow } from '../focus/focus.ts';
import { placeTexts, severalTexts } from '../blocks/place-texts.ts';
import { documentOf } from '../state/editor-state.ts';
import { newBlocks } from '../state/new-blocks.ts';
import { fitBlocks } from './fit-blocks.ts';
import type { Refused } from './fit-blocks.ts';
import { readForeign } from './foreign-blocks.ts';
import { clipboardLimits, readBlocks } from './read-blocks.ts';
import type { CopiedBlocks } from './read-blocks.ts';
import { refusalWords } from './refusal-words.ts';
import { unknownFiles } from './unknown-files.ts';
import type { Written } from './write-blocks.ts';

/** What pasting needs of the editor around it. */
export interface Pasting {
  readonly t: Text;
  readonly editor: Pick<EditorContextValue, 'store' | 'registry' | 'page'>;
  readonly app: Pick<App, 'boot' | 'client' | 'plugins'>;
  readonly errorText: ImportTools['errorText'];
}

const whole = ({ blocks, order }: CopiedBlocks): PageBlocks => ({
  order,
  blocks: Object.fromEntries(
    Object.entries(blocks).map(([key, { name, slots, ...block }]) => [
      key,
      { ...block, ...(name ? { name } : {}), ...(slots ? { slots } : {}), __images: {}, __files: {} },
    ]),
  ),
});

/** The place after a block; the end of the page where it is not, or no longer, there. */
function placeAfter({ editor: { store } }: Pasting, key: string | null): Place {
  const document = documentOf(store.get());
  const place = key === null ? undefined : placeOf(document, key);
  return place ? { ...place, index: place.index + 1 } : pagePlace(document.order.length);
}

/** Says what became of a clipboard: aloud where all was pasted, else in a notice that stays. */
function report(pasting: Pasting, pasted: readonly string[], notes: readonly string[]): void {
  const { t, editor } = pasting;
  const { registry, store } = editor;
  const speaking = { t, registry, document: documentOf(store.get()) };
  const [first] = pasted;
  const done =
    first === undefined
      ? []
      : [
          pasted.length === 1
            ? t('clipboard.pasted', placeTexts(speaking, first))
            : t('clipboard.pastedSeveral', severalTexts(speaking, pasted)),
        ];
  if (notes.length === 0) announce(done.join(' '));
  else notify([...done.map((text) => `${text}.`), ...notes].join(' '), { kind: 'error' });
}

/** Puts blocks after another one as one step, and gives the focus to the first. */
async function place(
  pasting: Pasting,
  after: string | null,
  copied: PageBlocks,
  more: { readonly notes: readonly string[]; readonly files: CopiedBlocks['files'] },
): Promise<void> {
  const { t, editor, app } = pasting;
  const { store, registry, page } = editor;
  const document = documentOf(store.get());
  const at = placeAfter(pasting, after);
  const around = { registry, document, onPage: registry.pageTypes[page.type]?.blocks };
  // What was cut a moment ago is still stored.
  const { blocks, refused } = fitBlocks(around, at, copied, { ...store.get().saved.blocks, ...document.blocks });
  if (blocks.order.length > 0) {
    store.dispatch({ type: 'insertBlocks', blocks, place: at });
    focusRow(store.get().selected);
  }
  const why = (list: readonly Refused[]) => refusalWords({ t, registry, document, type: page.type }, at, list);
  const refusals = refused.length > 0 ? [t('clipboard.notPasted', { reasons: why(refused).join(' ') })] : [];
  report(pasting, blocks.order, [...refusals, ...more.notes]);
  const gone = await unknownFiles({ client: app.client, registry }, Object.values(blocks.blocks), more.files);
  if (gone.length === 0) return;
  const names = gone.map((name) => name || t('clipboard.unnamedFile')).join(', ');
  notify(t('clipboard.unknownFiles', { count: gone.length, names }), { kind: 'error' });
}

/** Pastes what other programs wrote, where the site can make blocks of it. */
async function pasteForeign(pasting: Pasting, after: string | null, clipboard: Written): Promise<void> {
  const { t, editor, app, errorText } = pasting;
  const { boot, client, plugins } = app;
  const tools: ImportTools = { client, errorText, signal: new AbortController().signal, onProgress: () => undefined };
  const read = await readForeign({ importers: boot.importers, plugins }, clipboard, tools);
  if (read.kind === 'nothing') return void notify(t('clipboard.nothing'), { kind: 'info' });
  if (read.kind === 'refused') return void notify(read.message, { kind: 'error' });
  const { registry, store } = editor;
  const blocks = newBlocks(registry, read.blocks, { taken: documentOf(store.get()).blocks, today: dayIn(boot.siteTimeZone) });
  const copied = { blocks: Object.fromEntries(blocks.map((block) => [block.key, block])), order: blocks.map(({ key }) => key) };
  return place(pasting, after, copied, { notes: read.notes, files: {} });
}

/** Pastes a clipboard after a block, never in the place of one. What cannot be pasted is named; the clipboard stays as it is. */
export async function pasteBlocks(pasting: Pasting, after: string | null, clipboard: Written): Promise<void> {
  const { t } = pasting;
  try {
    const read = readBlocks(clipboard.html);
    if (read.kind === 'blocks') return await place(pasting, after, whole(read.copied), { notes: [], files: read.copied.files });
    const isTooLarge = clipboard.html.length > clipboardLimits.html || clipboard.text.length > clipboardLimits.html;
    if (read.kind === 'refused') return void notify(t(`clipboard.${read.why}`), { kind: 'error' });
    if (isTooLarge) return void notify(t('clipboard.tooLarge'), { kind: 'error' });
    return await pasteForeign(pasting, after, clipboard);
  } catch (error) {
    console.error(error);
    notify(t('clipboard.failed'), { kind: 'error' });
  }
}
