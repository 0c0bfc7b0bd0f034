import {
  asPageBlocks,
  changeBlock,
  deleteBlock,
  duplicateBlock,
  insertBlock,
  insertBlocks,
  insertBlocksAfter,
  moveBlock,
  replaceBlock,
} from '#modules/pages/edits/blocks.ts';
import { activities } from './editor-document.ts';
import type { EditorDocument } from './editor-document.ts';
import type { Edit } from './edit.ts';
import type { EditorAction } from './editor.actions.ts';
import { documentOf, places } from './editor-state.ts';
import type { EditorState } from './editor-state.ts';
import { mapHistory, record, redo, undo } from './history.ts';
import { joinPath, setIn } from './path.ts';
import { allSelected, editOfSeveral, extended, neighbourOf, severalOf, withBroughtBack, withSelectionIn } from './several.ts';
import { problemsOf, tabOf, withoutProblemsAt, withoutStrays, withoutThose } from './problems.ts';

function edited(state: EditorState, edit: Edit, at: number): EditorState {
  const history = record(state.history, edit.document, {
    group: edit.isTyping ? edit.path : undefined,
    at,
    place: edit.place,
  });
  return {
    ...state,
    history,
    ...(edit.selected === undefined ? {} : { selected: edit.selected, several: edit.several ?? severalOf([]), anchor: null }),
    problems: edit.path === undefined ? state.problems : withoutProblemsAt(state.problems, edit.path),
  };
}

/** The block that is selected where others took one away: the nearest that is left. */
function neighbourIn(before: EditorDocument, after: EditorDocument, key: string | null): string | null {
  let candidate = key === null ? null : neighbourOf(before, [key]);
  for (let tries = 0; candidate !== null && tries < 3; tries += 1) {
    if (Object.hasOwn(after.blocks, candidate)) return candidate;
    candidate = neighbourOf(before, [candidate]);
  }
  return after.order[0] ?? null;
}

type ActionOf<Type extends EditorAction['type']> = Extract<EditorAction, { readonly type: Type }>;

/** A block goes with the one in which it is nested. */
const isGone = (document: EditorDocument, key: string | null): boolean => key !== null && !Object.hasOwn(document.blocks, key);

/** A list's own changes (add, remove, move) stand alone; text is typed. */
const isTyping = (value: unknown): boolean => typeof value === 'string' || (typeof value === 'object' && !Array.isArray(value));

/** Goes to where the history led: the block, or the part of the page. */
function arrived(state: EditorState, step: ReturnType<typeof undo<EditorDocument>>): EditorState {
  if (!step) return state;
  const { history, place } = step;
  const base = withSelectionIn({ ...state, history, problems: withoutStrays(state.problems, history.present) });
  if (place === places.settings) return { ...base, activity: activities.EditingPageSettings };
  if (place === places.seo) return { ...base, activity: activities.EditingSEOSettings };
  const { present } = history;
  if (place === places.opening)
    return { ...base, activity: activities.Editing, selected: present.order[0] ?? null, several: severalOf([]), anchor: null };
  const has = (key: string | null): key is string => key !== null && Object.hasOwn(present.blocks, key);
  const wanted = place ?? state.selected;
  const selected = has(wanted) ? wanted : null;
  const kept = has(state.selected) ? state.selected : (present.order[0] ?? null);
  const there = { ...base, activity: activities.Editing, selected: selected ?? kept };
  return withBroughtBack(there, documentOf(state));
}

/** The state with what others did in it, and in each state of its history. */
function merged(state: EditorState, { saved: content, document, bring }: ActionOf<'merged'>): EditorState {
  const { history, saved: former, settled } = state;
  const saved = { ...content, slug: former.slug };
  const present = document === content ? { ...saved, slug: history.present.slug } : { ...document, slug: history.present.slug };
  const next = mapHistory(history, (value) => {
    if (value === history.present) return saved.slug === present.slug && document === content ? saved : present;
    return value === former ? saved : bring(value);
  });
  const isStill = (key: string | null): boolean => key === null || Object.hasOwn(next.present.blocks, key);
  return withSelectionIn({
    ...state,
    history: next,
    saved,
    settled: settled === history.present ? next.present : saved,
    selected: isStill(state.selected) ? state.selected : neighbourIn(documentOf(state), next.present, state.selected),
    problems: withoutStrays(state.problems, next.present),
  });
}

type FieldAction = Extract<EditorAction, { readonly type: 'prop' | 'propAndBlocks' | 'props' | 'name' | 'anchorPoint' }>;

/** What is written of one block: its fields, its name, its anchor point. */
function withFields(state: EditorState, action: FieldAction, at: number): EditorState {
  const document = documentOf(state);
  switch (action.type) {
    case 'prop': {
      const next = changeBlock(document, action.key, (block) => ({
        ...block,
        props: setIn(block.props, action.path, action.value) as typeof block.props,
      }));
      const path = `blocks.${action.key}.${joinPath(action.path)}`;
      return edited(state, { document: next, path, isTyping: isTyping(action.value), place: action.key }, at);
    }
    case 'propAndBlocks': {
      const next = changeBlock(document, action.key, (block) => ({
        ...block,
        props: setIn(block.props, action.path, action.value) as typeof block.props,
      }));
      const path = `blocks.${action.key}.${joinPath(action.path)}`;
      const { key, blocks, at: there } = action;
      if (!there) return edited(state, { document: insertBlocksAfter(next, key, blocks), path, place: key }, at);
      const { place, selected } = there;
      return {
        ...edited(state, { document: insertBlocks(next, asPageBlocks(blocks), place), path, place: key, selected }, at),
        activity: activities.Editing,
      };
    }
    case 'props': {
      const next = changeBlock(document, action.key, (block) => ({ ...block, props: action.props }));
      return edited(state, { document: next, path: `blocks.${action.key}`, isTyping: true, place: action.key }, at);
    }
    case 'name': {
      const next = changeBlock(document, action.key, ({ name: _former, ...block }) =>
        action.value === '' ? block : { ...block, name: action.value },
      );
      return edited(state, { document: next, path: `blocks.${action.key}.name`, place: action.key }, at);
    }
    case 'anchorPoint': {
      const next = changeBlock(document, action.key, (block) => ({ ...block, anchorPoint: action.value }));
      return edited(state, { document: next, path: `blocks.${action.key}.anchorPoint`, isTyping: true, place: action.key }, at);
    }
  }
}

/** One step of the editor. Pure but for the keys of duplicates; `at` is the time in milliseconds. */
export function reduceEditor(state: EditorState, action: EditorAction, at: number): EditorState {
  const document = documentOf(state);
  switch (action.type) {
    case 'title':
      return edited(
        state,
        { document: { ...document, title: action.value }, path: 'title', isTyping: true, place: places.settings },
        at,
      );
    case 'slug':
      return edited(
        state,
        { document: { ...document, slug: action.value }, path: 'slug', isTyping: true, place: places.settings },
        at,
      );
    case 'typeData': {
      const typeData = setIn(document.typeData, action.path, action.value) as EditorDocument['typeData'];
      const path = `typeData.${joinPath(action.path)}`;
      const place = tabOf(path, state.main) === 'overview' ? places.opening : places.settings;
      return edited(state, { document: { ...document, typeData }, path, isTyping: isTyping(action.value), place }, at);
    }
    case 'seo': {
      const seo = { ...document.seo, [action.field]: action.value };
      const path = `seoSettings.${action.field}`;
      return edited(state, { document: { ...document, seo }, path, isTyping: isTyping(action.value), place: places.seo }, at);
    }
    case 'prop':
    case 'propAndBlocks':
    case 'props':
    case 'name':
    case 'anchorPoint':
      return withFields(state, action, at);
    case 'replaceBlock': {
      const { block } = action;
      const next = replaceBlock(document, block);
      const after = edited(state, { document: next, path: `blocks.${block.key}`, place: block.key, selected: block.key }, at);
      return { ...after, problems: withoutStrays(after.problems, next), activity: activities.Editing };
    }
    case 'insert': {
      const { block, place } = action;
      return {
        ...edited(
          state,
          { document: insertBlock(document, block, place), path: 'blocks', place: block.key, selected: block.key },
          at,
        ),
        problems: state.problems,
        activity: activities.Editing,
      };
    }
    case 'move':
      return edited(
        state,
        { document: moveBlock(document, action.key, action.place), place: action.key, selected: action.key },
        at,
      );
    case 'delete': {
      const next = deleteBlock(document, action.key);
      const selected = isGone(next, state.selected) ? neighbourOf(document, [action.key]) : state.selected;
      const after = edited(state, { document: next, path: `blocks.${action.key}`, place: action.key, selected }, at);
      return { ...after, problems: withoutStrays(after.problems, next) };
    }
    case 'duplicate': {
      const copy = duplicateBlock(document, action.key);
      return copy ? edited(state, { document: copy.document, place: copy.key, selected: copy.key }, at) : state;
    }
    case 'moveBlocks':
    case 'deleteBlocks':
    case 'duplicateBlocks':
    case 'insertBlocks': {
      const after = edited(state, editOfSeveral(state, action), at);
      return { ...after, activity: activities.Editing, problems: withoutStrays(after.problems, documentOf(after)) };
    }
    case 'undo':
      return arrived(state, undo(state.history));
    case 'redo':
      return arrived(state, redo(state.history));
    case 'endStep':
      return { ...state, history: { ...state.history, last: undefined } };
    case 'select':
      return { ...state, selected: action.key, several: severalOf([]), anchor: null, activity: activities.Editing };
    case 'extend':
      return extended(state, action.key);
    case 'selectAll':
      return allSelected(state);
    case 'activity':
      return { ...state, activity: action.activity };
    case 'replace':
      return edited(state, { document: action.document, place: null }, at);
    case 'saved':
      return { ...state, saved: action.document, settled: action.settled ?? action.document };
    case 'merged':
      return merged(state, action);
    case 'problems':
      return { ...state, problems: problemsOf(action.errors) };
    case 'found': {
      const found = problemsOf(action.errors);
      return { ...state, found, problems: { ...withoutThose(state.problems, state.found), ...found } };
    }
  }
}
