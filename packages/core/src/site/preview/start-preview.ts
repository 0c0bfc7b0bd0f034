import type { FromPreview, PreviewGreeting, ToPreview } from '../../contract/preview-messages.ts';
import { changePage } from './change-page.ts';
import { checkAccess } from './check-access.ts';
import { clickedWords } from './clicked-words.ts';
import { createComparing } from './comparing.ts';
import { createFollowing } from './following.ts';
import { keepView } from './keep-view.ts';
import { linesOf } from './lines.ts';
import { createMarker } from './marker.ts';
import { boxOf, findMarks, keyAt, nodesOf } from './marks.ts';
import type { Mark } from './marks.ts';
import { writeNotes } from './notes.ts';
import { showNote } from './shared-note.ts';

/** Elements that do something by themselves, and keep the focus that a click gives them. */
const busy = 'button, input, select, textarea, summary, label, video, audio, [role="button"], [role="tab"], [contenteditable]';

const keysOf = (marks: ReadonlyMap<string, unknown>): string[] =>
  [...marks.keys()].flatMap((name) => (name.startsWith('b:') ? [name.slice(2)] : []));

/** Starts what was put into the page: through the script of its islands, which is fetched where the page had none. */
function startIslands(address: string): void {
  if (!document.querySelector('[data-island], [data-behaviour]')) return;
  if (address === '' || document.querySelector(`script[src="${address}"]`))
    document.dispatchEvent(new CustomEvent('lectern:start'));
  else {
    const script = document.createElement('script');
    script.type = 'module';
    script.src = address;
    document.body.append(script);
  }
}

/** Pieces around the blocks that say what the page itself holds. Header and footer are those of all pages. */
const pieces = ['p:intro', 'p:aside', 'p:outro'];

function pieceAround(node: Node, marks: ReadonlyMap<string, Mark>): Mark | undefined {
  const found = pieces.flatMap((name) => marks.get(name) ?? []);
  return found.find((mark) => nodesOf(mark).some((own) => own.contains(node)));
}

/** A page that cannot be checked is as good as before. */
async function answerCheck(tell: (message: FromPreview) => void): Promise<void> {
  const findings = await checkAccess().catch(() => null);
  tell({ type: 'accessChecked', findings });
}

function speak(port: MessagePort, { notes, names = {} }: PreviewGreeting, islands: string): void {
  const tell = (message: FromPreview): void => port.postMessage(message);
  const marker = createMarker();
  const comparing = createComparing({ marks: () => marks, tell });
  const nameOf = new Map(Object.entries(names));
  let marks = findMarks(document.body);
  let selected: Extract<ToPreview, { readonly type: 'select' }> = { type: 'select', key: null, name: '', isFollowed: false };

  const markOf = (key: string | null | undefined) => (key === null || key === undefined ? undefined : marks.get(`b:${key}`));
  function show(): void {
    marks = findMarks(document.body);
    writeNotes(marks, notes, nameOf);
    marker.select({ mark: markOf(selected.key), name: selected.name });
    marker.place();
  }
  function follow(): void {
    const mark = markOf(selected.key);
    if (!mark) return;
    const { top, bottom } = boxOf(mark);
    const isInSight = top >= 0 && Math.min(bottom, top + 200) <= window.innerHeight;
    if (isInSight || (top < 0 && bottom > window.innerHeight)) return;
    following.scrollTo(window.scrollY + top - 48);
  }
  const following = createFollowing(() => {
    const mark = markOf(selected.key);
    return mark && selected.key !== null ? linesOf(selected.key, mark) : [];
  });

  port.onmessage = ({ data }: MessageEvent<ToPreview>) => {
    if (comparing.hear(data)) return;
    if (data.type === 'scale') return marker.scale(data.scale);
    if (data.type === 'checkAccess') return void answerCheck(tell);
    if (data.type === 'caret') return following.follow(data);
    if (data.type === 'select') {
      selected = data;
      following.begin();
      marker.select({ mark: markOf(data.key), name: data.name });
      if (data.isFollowed) follow();
      return;
    }
    if (data.type !== 'change') return;
    let isDone = false;
    for (const [key, name] of Object.entries(data.names)) nameOf.set(key, name);
    const hadSelected = markOf(selected.key) !== undefined;
    following.lead(() =>
      keepView(() => {
        isDone = changePage(data);
        show();
      }),
    );
    if (!isDone) return tell({ type: 'outdated' });
    startIslands(islands);
    if (!hadSelected && selected.isFollowed) follow();
    else following.goOn();
    // After the frame that shows it.
    requestAnimationFrame(() => setTimeout(() => tell({ type: 'drawn', id: data.id, blocks: keysOf(marks) })));
  };

  document.addEventListener(
    'click',
    (event) => {
      const target = event.target instanceof Element ? event.target : null;
      // Links lead nowhere here; what else a view does with a click it still does.
      if (target?.closest('a[href], area')) event.preventDefault();
      const key = keyAt(target);
      const mark = key === undefined ? target && pieceAround(target, marks) : markOf(key);
      const words = mark ? clickedWords({ x: event.clientX, y: event.clientY }, key, mark) : undefined;
      if (key === undefined) {
        if (words) tell({ type: 'pickAround', words });
        return;
      }
      tell({ type: 'pick', key, isKept: target?.closest(busy) !== null, ...(words ? { words } : {}) });
    },
    true,
  );
  document.addEventListener('submit', (event) => event.preventDefault(), true);
  document.addEventListener('pointerover', ({ target }) => marker.near({ mark: markOf(keyAt(target as Node)) }));
  document.documentElement.addEventListener('pointerleave', () => marker.near({ mark: undefined }));
  document.addEventListener('keydown', (event) => {
    const { key, ctrlKey, metaKey, shiftKey, altKey } = event;
    if (key === 'Escape') return tell({ type: 'leave' });
    if (!(ctrlKey || metaKey) || altKey || !['s', 'y', 'z'].includes(key.toLowerCase())) return;
    event.preventDefault();
    tell({ type: 'shortcut', key, ctrlKey, metaKey, shiftKey });
  });
  // Where the browser does it too, it is done twice.
  document.documentElement.style.setProperty('overflow-anchor', 'none');
  show();
  tell({ type: 'ready', blocks: keysOf(marks) });
}

/** Waits for the editor around this page, and for nobody else; on a page that a link shows, says so. */
export function startPreview(): void {
  const { note, hide } = document.querySelector<HTMLElement>('script[data-note]')?.dataset ?? {};
  if (note !== undefined) return showNote(note, hide ?? '');
  const islands = document.querySelector<HTMLElement>('script[data-islands]')?.dataset['islands'] ?? '';
  const { origin } = new URL(document.URL);
  window.addEventListener('message', ({ source, origin: from, data, ports: [port] }: MessageEvent<PreviewGreeting>) => {
    if (source !== window.parent || from !== origin || data.type !== 'lectern-preview' || !port) return;
    speak(port, data, islands);
  });
}
