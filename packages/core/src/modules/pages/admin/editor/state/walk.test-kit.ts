import fc from 'fast-check';
import { block } from '#modules/pages/edits/edits.test-kit.ts';
import type { PageContent } from '#modules/pages/edits/page-content.ts';
import { documentOf } from './editor-state.ts';
import type { EditorStore } from './editor.store.ts';

/** Blocks that stand on the page from the beginning: one person writes their titles, another one their bodies. */
export const walkKeys = ['kaa', 'kbb', 'kcc'] as const;

/** 200 actions of one person, with another's edits between some of them. */
export const walkActions = fc.array(
  fc.record({
    kind: fc.constantFrom('title', 'title', 'page', 'anchor', 'insert', 'move', 'remove'),
    which: fc.nat(20),
    index: fc.nat(5),
    theirs: fc.option(fc.constantFrom('body', 'body', 'insert')),
  }),
  { minLength: 200, maxLength: 200 },
);
type Action = typeof walkActions extends fc.Arbitrary<(infer Value)[]> ? Value : never;

const isTheirs = (key: string): boolean => key.startsWith('their');
const isAdded = (key: string): boolean => key.startsWith('mine');

/** One's own action, as a step of its own. */
export function act(store: EditorStore, { kind, which, index }: Action, word: string): void {
  const document = documentOf(store.get());
  const own = document.order.filter((key) => !isTheirs(key));
  const added = own.filter(isAdded);
  const key = own[which % own.length] ?? '';
  const place = { parent: null, slot: '', index };
  store.dispatch({ type: 'endStep' });
  if (kind === 'title') store.dispatch({ type: 'prop', key, path: ['title'], value: word });
  else if (kind === 'page') store.dispatch({ type: 'title', value: word });
  else if (kind === 'anchor') store.dispatch({ type: 'anchorPoint', key, value: word });
  else if (kind === 'move') store.dispatch({ type: 'move', key, place });
  else if (kind === 'insert' || added.length === 0)
    store.dispatch({
      type: 'insert',
      block: block(`mine-${word}`, { type: 'basic/text', props: { title: word, body: '' } }),
      place,
    });
  else store.dispatch({ type: 'delete', key: added[which % added.length] ?? '' });
}

/** An edit of the other person. */
export function actAsOther(store: EditorStore, { theirs, which }: Action, word: string): void {
  const key = walkKeys[which % walkKeys.length] ?? '';
  if (theirs === 'body') store.dispatch({ type: 'prop', key, path: ['body'], value: word });
  else
    store.dispatch({
      type: 'insert',
      block: block(`their-${word}`, { type: 'basic/text', props: { title: word, body: '' } }),
      place: { parent: null, slot: '', index: documentOf(store.get()).order.length },
    });
}

/** What one person did to a page. */
export const ownWork = ({ title, blocks, order }: PageContent): unknown => ({
  title,
  blocks: order.filter((key) => !isTheirs(key)).map((key) => [key, blocks[key]?.props['title'], blocks[key]?.anchorPoint]),
});

/** What the other one did. */
export const othersWork = ({ blocks, order }: PageContent): unknown => [
  walkKeys.map((key) => blocks[key]?.props['body']),
  order.filter(isTheirs).map((key) => [key, blocks[key]?.props]),
];
