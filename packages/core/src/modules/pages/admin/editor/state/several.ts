import { insertBlocks } from '#modules/pages/edits/blocks.ts';
import { allKeys, keysAt, placeOf, withNested } from '#modules/pages/edits/place.ts';
import { deleteBlocks, duplicateBlocks, moveBlocks, outermost } from '#modules/pages/edits/several-blocks.ts';
import type { Edit } from './edit.ts';
import { activities } from './editor-document.ts';
import type { EditorDocument } from './editor-document.ts';
import type { EditorAction } from './editor.actions.ts';
import { documentOf } from './editor-state.ts';
import type { EditorState } from './editor-state.ts';

/** What is selected where no more than one block is. */
const alone: readonly string[] = [];

/** The same list for all that are fewer than two. */
export const severalOf = (keys: readonly string[]): readonly string[] => (keys.length > 1 ? keys : alone);

/** The state with some blocks selected, of which `head` is, or holds, the one that was reached last. */
function withSelected(state: EditorState, roots: readonly string[], head: string | null): EditorState {
  const { blocks } = documentOf(state);
  const selected = roots.find((root) => head !== null && withNested(blocks, root).includes(head)) ?? roots[0] ?? null;
  return { ...state, selected, several: severalOf(roots), activity: activities.Editing };
}

/** All blocks from the one where the selection was begun to another, as the outline lists them. */
export function extended(state: EditorState, key: string): EditorState {
  const document = documentOf(state);
  const all = allKeys(document);
  const to = all.indexOf(key);
  if (to === -1) return state;
  const begun = state.anchor ?? state.selected ?? key;
  const from = all.includes(begun) ? all.indexOf(begun) : to;
  const range = all.slice(Math.min(from, to), Math.max(from, to) + 1);
  return { ...withSelected(state, outermost(document, range), key), anchor: all[from] ?? key };
}

/** The first block, from one on, that is not nested in the selected one. */
export function beyondSelected(state: EditorState, key: string): string | undefined {
  const document = documentOf(state);
  const all = allKeys(document);
  const within = new Set(state.selected === null ? [] : withNested(document.blocks, state.selected));
  return all.slice(all.indexOf(key)).find((candidate) => !within.has(candidate));
}

/** All blocks of the list in which the selected one stands; once they are selected, all of the page. */
export function allSelected(state: EditorState): EditorState {
  const document = documentOf(state);
  const { selected, several } = state;
  const place = selected === null ? undefined : placeOf(document, selected);
  const siblings = place ? keysAt(document, place) : document.order;
  const isDone = siblings.length < 2 || (several.length >= siblings.length && siblings.every((key) => several.includes(key)));
  return { ...withSelected(state, isDone ? document.order : siblings, selected), anchor: null };
}

/** The state with what is left of a selection of several after blocks went, or came to stand elsewhere. */
export function withSelectionIn(state: EditorState): EditorState {
  if (state.several.length === 0) return state;
  const left = outermost(documentOf(state), state.several);
  if (left.length === state.several.length && left.every((key, index) => key === state.several[index])) return state;
  const isAmong = state.selected !== null && left.includes(state.selected);
  return { ...state, several: severalOf(left), selected: isAmong ? state.selected : (left[0] ?? state.selected) };
}

/** The blocks that an undo or a redo brought back, selected as they were when they went, where they are several. */
export function withBroughtBack(state: EditorState, before: EditorDocument): EditorState {
  const document = documentOf(state);
  const isBack = (key: string): boolean => !Object.hasOwn(before.blocks, key);
  const back = outermost(document, Object.keys(document.blocks).filter(isBack));
  if (back.length > 1) return { ...withSelected(state, back, state.selected), anchor: null };
  return state.selected !== null && state.several.includes(state.selected)
    ? withSelectionIn(state)
    : { ...state, several: alone, anchor: null };
}

/** The block that is selected after some of one list were taken away: the next one, else the one before, else the one around. */
export function neighbourOf(document: EditorDocument, keys: readonly string[]): string | null {
  const roots = outermost(document, keys);
  const place = placeOf(document, roots.at(-1) ?? '');
  if (!place) return null;
  const list = keysAt(document, place);
  const isLeft = (key: string): boolean => !roots.includes(key);
  return list.slice(place.index + 1).find(isLeft) ?? list.slice(0, place.index).findLast(isLeft) ?? place.parent;
}

type SeveralAction = Extract<EditorAction, { readonly type: 'moveBlocks' | 'deleteBlocks' | 'duplicateBlocks' | 'insertBlocks' }>;

/** The change that several blocks undergo as one. */
export function editOfSeveral(state: EditorState, action: SeveralAction): Edit {
  const document = documentOf(state);
  switch (action.type) {
    case 'moveBlocks': {
      const keys = outermost(document, action.keys);
      const selected = keys.find((key) => key === state.selected) ?? keys[0] ?? null;
      return { document: moveBlocks(document, keys, action.place), place: selected, selected, several: severalOf(keys) };
    }
    case 'deleteBlocks': {
      const [first = null] = outermost(document, action.keys);
      return { document: deleteBlocks(document, action.keys), place: first, selected: neighbourOf(document, action.keys) };
    }
    case 'duplicateBlocks': {
      const copies = duplicateBlocks(document, action.keys);
      const [first = null] = copies.keys;
      return { document: copies.document, place: first, selected: first, several: severalOf(copies.keys) };
    }
    case 'insertBlocks': {
      const { blocks, place } = action;
      const [first = null] = blocks.order;
      return { document: insertBlocks(document, blocks, place), place: first, selected: first, several: severalOf(blocks.order) };
    }
  }
}

const marks = new WeakMap<readonly string[], { readonly blocks: EditorDocument['blocks']; readonly keys: ReadonlySet<string> }>();

/** Whether a block is one of several that are selected, or nested in one. Asked by every row of the outline. */
export function isMarked(state: EditorState, key: string): boolean {
  const { several } = state;
  if (several.length === 0) return false;
  const { blocks } = documentOf(state);
  const known = marks.get(several);
  if (known?.blocks === blocks) return known.keys.has(key);
  const keys = new Set(several.flatMap((root) => withNested(blocks, root)));
  marks.set(several, { blocks, keys });
  return keys.has(key);
}

/** The blocks that a command on one of them is about: all that are selected with it, or it alone. */
export const togetherWith = (state: EditorState, key: string): readonly string[] =>
  isMarked(state, key) ? state.several : [key];
