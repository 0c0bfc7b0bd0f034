import type { AccessFinding } from '../../contract/access-finding.ts';
import { checkAccess } from '../preview/check-access.ts';
import { ownElement } from '../preview/sheet.ts';
import { barStyles } from './bar-styles.ts';
import { barTexts } from './bar-texts.ts';
import type { BarTexts } from './bar-texts.ts';
import { buildBar, element } from './build-bar.ts';
import { pointAtBlocks } from './point-at-blocks.ts';
import type { BlockPointer } from './point-at-blocks.ts';

/** What the API says of the page, as far as the bar reads it. */
interface PageFacts {
  readonly hasUnpublishedChanges: boolean;
  readonly hasPublicationRequest: boolean;
  readonly openComments?: number;
  readonly updatedAt: string;
  readonly policies: { readonly canEdit: boolean };
}

/** Where a window remembers that its bar is hidden. */
const hiddenKey = 'lectern.bar';

/** Whether it was hidden in this window; shown where the browser lets nobody at what it keeps. */
function wasHidden(): boolean {
  try {
    return sessionStorage.getItem(hiddenKey) === 'hidden';
  } catch {
    return false;
  }
}

function keepHidden(isHidden: boolean): void {
  try {
    sessionStorage.setItem(hiddenKey, isHidden ? 'hidden' : '');
  } catch {
    // The next page begins with it shown.
  }
}
/** Room that the bar takes from what is scrolled into view. */
const scrollRoom = 'html { scroll-padding-block-end: 5rem; }';

/** The page, for whoever may edit it; undefined for all others, and where nobody answers. */
async function fetchFacts(api: string, page: string): Promise<PageFacts | undefined> {
  try {
    const answer = await fetch(`${api}/page/${page}`, { headers: { 'X-Requested-With': 'XMLHttpRequest' } });
    if (!answer.ok) return undefined;
    const { data } = (await answer.json()) as { readonly data: PageFacts };
    return data.policies.canEdit ? data : undefined;
  } catch {
    return undefined;
  }
}

interface Entry {
  readonly key: string | null;
  readonly text: string;
  readonly more?: string;
}

interface ListOptions {
  readonly pointer: BlockPointer;
  readonly editorOf: (key: string) => string;
}

/** Entries that lead to the editor; each shows its block while it is pointed at or has the focus. */
function fillList(list: Element, entries: readonly Entry[], { pointer, editorOf }: ListOptions): void {
  const items = entries.map(({ key, text, more }) => {
    const item = element('li');
    const line = key === null ? element('span', text) : Object.assign(element('a', text), { href: editorOf(key) });
    if (more !== undefined) line.append(element('small', more));
    for (const type of ['focus', 'pointerenter']) line.addEventListener(type, () => pointer.show(key));
    for (const type of ['blur', 'pointerleave']) line.addEventListener(type, () => pointer.show(undefined));
    item.append(line);
    return item;
  });
  list.replaceChildren(...items);
}

const counted = (count: number, { one, many }: Pick<BarTexts, 'one' | 'many'>): string =>
  count === 1 ? one : many.replace('{count}', String(count));

/** Shows the bar on a live page to whoever may edit it. The script element says which page it is. */
export async function startBar(): Promise<void> {
  const { page = '', api = '' } = document.querySelector<HTMLElement>('script[data-page][data-api]')?.dataset ?? {};
  const facts = await fetchFacts(api, page);
  if (!facts) return;
  const { locale, texts } = barTexts(navigator.languages);
  const editor = `/cmsadmin/pages/${page}`;
  const editorOf = (key: string): string => `${editor}?block=${encodeURIComponent(key)}`;
  const { host, root } = ownElement('lectern-bar', barStyles);
  const state = facts.hasPublicationRequest ? 'requested' : facts.hasUnpublishedChanges ? 'changed' : 'live';
  const lastChange = new Intl.DateTimeFormat(locale, { dateStyle: 'long', timeStyle: 'short' }).format(new Date(facts.updatedAt));
  const { openComments = 0 } = facts;
  const comments = openComments === 0 ? undefined : counted(openComments, { one: texts.comment, many: texts.comments });
  const parts = buildBar(root, { texts, state: texts[state], lastChange, editor, comments });
  const pointer = pointAtBlocks({ label: texts.editBlock, editorOf });
  fillList(
    parts.blocks,
    pointer.blocks.map(({ key, words }) => ({ key, text: words || key })),
    { pointer, editorOf },
  );

  const told = ({ rule, help, key, words }: AccessFinding): Entry => ({
    key,
    text: help,
    more: [words || rule, ...(key === null ? [texts.around] : [])].join(' · '),
  });
  parts.check.addEventListener('click', async () => {
    parts.said.textContent = texts.checking;
    const findings = await checkAccess().catch(() => undefined);
    const count = findings?.length ?? 0;
    parts.said.textContent = findings ? (count === 0 ? texts.fine : '') : texts.failed;
    parts.findings.hidden = count === 0;
    parts.findings.open = count > 0;
    parts.findings.querySelector('summary')?.replaceChildren(counted(count, texts));
    const list = parts.findings.querySelector('ol');
    if (list) fillList(list, (findings ?? []).map(told), { pointer, editorOf });
    if (count > 0) parts.findings.querySelector('summary')?.focus();
  });

  const setHidden = (isHidden: boolean): void => {
    parts.bar.hidden = isHidden;
    parts.show.hidden = !isHidden;
    keepHidden(isHidden);
  };
  parts.hide.addEventListener('click', () => {
    setHidden(true);
    parts.show.focus();
  });
  parts.show.addEventListener('click', () => {
    setHidden(false);
    parts.hide.focus();
  });
  root.addEventListener('keydown', (event) => {
    const open = event instanceof KeyboardEvent && event.key === 'Escape' ? root.querySelector('details[open]') : null;
    if (!open) return;
    open.removeAttribute('open');
    open.querySelector('summary')?.focus();
  });
  setHidden(wasHidden());

  const room = new CSSStyleSheet();
  room.replaceSync(scrollRoom);
  document.adoptedStyleSheets.push(room);
  document.body.append(host);
}
