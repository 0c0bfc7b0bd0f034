import type { Activity, EditorDocument, Problems } from './editor-document.ts';
import { activities } from './editor-document.ts';
import { startHistory } from './history.ts';
import type { History } from './history.ts';

/** The editor's one state. What can be derived from it is not in it. */
export interface EditorState {
  readonly history: History<EditorDocument>;
  /** The document as the server has it, as far as known. The same object as the present one when nothing is unsaved. */
  readonly saved: EditorDocument;
  /** A document of which this device keeps all that the server does not have: what could not be stored of it. */
  readonly settled: EditorDocument;
  readonly selected: string | null;
  /** The blocks that are selected together, `selected` among them and none within another, in page order; none where one is alone. */
  readonly several: readonly string[];
  /** Where a selection of several was begun; null where none was. */
  readonly anchor: string | null;
  readonly activity: Activity;
  /** Fields of own data that stand above the first block; the others are page settings. */
  readonly main: readonly string[];
  readonly problems: Problems;
  /** Those of them that the last look at the document found; the next one replaces them. */
  readonly found: Problems;
}

export const startEditor = (document: EditorDocument, main: readonly string[] = []): EditorState => ({
  history: startHistory(document),
  saved: document,
  settled: document,
  selected: document.order[0] ?? null,
  several: [],
  anchor: null,
  activity: activities.Editing,
  main,
  problems: {},
  found: {},
});

export const documentOf = (state: EditorState): EditorDocument => state.history.present;

/** Whether something is neither stored nor kept on this device. An undo back to the stored state is no change. */
export const isDirty = (state: EditorState): boolean =>
  hasUnsavedVersion(state) || (state.history.present !== state.settled && state.history.present.slug !== state.saved.slug);

/** The same of the version alone: what saves by itself. */
export const hasUnsavedVersion = ({ history: { present }, saved, settled }: EditorState): boolean =>
  present !== settled && hasVersionChanges(present, saved);

/** Whether the version itself differs; the slug is no part of it. */
export const hasVersionChanges = (present: EditorDocument, saved: EditorDocument): boolean =>
  present.title !== saved.title ||
  present.typeData !== saved.typeData ||
  present.seo !== saved.seo ||
  present.blocks !== saved.blocks ||
  present.order !== saved.order;

/** The place in the history's words: a block's key, or the part of the page. */
export const places = { opening: '#opening', settings: '#settings', seo: '#seo' } as const;
