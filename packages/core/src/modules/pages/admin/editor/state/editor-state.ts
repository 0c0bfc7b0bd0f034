import type { Activity, EditorDocument, Problems } from './editor-document.ts';
import { activities } from './editor-document.ts';
import { startHistory } from './history.ts';
import type { History } from './history.ts';

/** The editor's one state. What can be derived from it is not in it. */
export interface EditorState {
  readonly history: History<EditorDocument>;
  /** The document as the server has it, as far as known. The same object as the present one when nothing is unsaved. */
  readonly saved: EditorDocument;
  readonly selected: string | null;
  readonly activity: Activity;
  readonly problems: Problems;
}

export const startEditor = (document: EditorDocument): EditorState => ({
  history: startHistory(document),
  saved: document,
  selected: document.order[0] ?? null,
  activity: activities.Editing,
  problems: {},
});

export const documentOf = (state: EditorState): EditorDocument => state.history.present;

/** Whether something differs from what is stored. An undo back to the stored state is no change. */
export const isDirty = (state: EditorState): boolean => state.history.present !== state.saved && differs(state);

function differs({ history: { present }, saved }: EditorState): boolean {
  return hasVersionChanges(present, saved) || present.slug !== saved.slug;
}

/** Whether the version itself differs; the slug is no part of it. */
export const hasVersionChanges = (present: EditorDocument, saved: EditorDocument): boolean =>
  present.title !== saved.title ||
  present.typeData !== saved.typeData ||
  present.seo !== saved.seo ||
  present.blocks !== saved.blocks ||
  present.order !== saved.order;

/** The place in the history's words: a block's key, or the part of the page. */
export const places = { settings: '#settings', seo: '#seo' } as const;
