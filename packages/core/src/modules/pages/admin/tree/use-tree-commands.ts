import { useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import type { Failure } from '#client/result.ts';
import { useText } from '#admin/messages/use-messages.ts';
import { useClient } from '#admin/shell/app-context.ts';
import { useFailureNotice } from '#admin/state/use-failure-notice.ts';
import { announce } from '#admin/ui/overlay/announce.ts';
import { notify } from '#admin/ui/overlay/notify.ts';
import type { TreePage } from '../../tree.calls.ts';
import { pageCalls } from '../../pages.client.ts';
import { isCutOff, isWithin, placeOf, targetAfter, top } from './tree-levels.ts';
import type { TreeLevels, TreeStep, TreeTarget } from './tree-levels.ts';
import { useTakenMoves } from './use-taken-moves.ts';
import type { LoadedTree } from './use-tree-levels.ts';

/** A move that waits for a word, since addresses would change, or since nobody has said yet where to. */
export interface AskedMove {
  readonly page: TreePage;
  readonly target: TreeTarget;
}

/** How a move is carried out. */
export interface MoveOptions {
  readonly addresses: 'follow' | 'keep';
  /** The print of the changes that were shown. */
  readonly seen?: string;
}

interface Options {
  readonly tree: LoadedTree;
  readonly unfold: (...ids: string[]) => void;
}

/** Frames that a dialog may take to go. */
const patience = 120;

/** Brings the focus to a row once it is drawn: a dialog holds the focus until it is gone. */
function focusRow(id: string, frames = patience): void {
  requestAnimationFrame(() => {
    const row = document.querySelector<HTMLElement>(`.lc-page-tree [data-key="${id}"]`);
    if (row && !document.querySelector('.lc-backdrop')) row.focus();
    else if (frames > 0) focusRow(id, frames - 1);
  });
}

/** The commands on a page of the tree, from a button, a key or a drag alike: each says what it did. */
export function useTreeCommands({ tree, unfold }: Options) {
  const t = useText();
  const client = useClient();
  const queries = useQueryClient();
  const tellFailure = useFailureNotice();
  const [asked, ask] = useState<AskedMove>();
  const takenMoves = useTakenMoves();
  const steps = useRef(Promise.resolve());
  const nameOf = ({ title }: TreePage): string => title || t('editor.untitled');

  const whereIs = (levels: TreeLevels, id: string): string => {
    const place = placeOf(levels, id);
    if (!place) return '';
    const { page, parent, index, level } = place;
    const numbers = { position: index + 1, count: level.total };
    const above = parent === top ? undefined : placeOf(levels, parent)?.page;
    const where = above ? t('tree.placeBelow', { parent: nameOf(above), ...numbers }) : t('tree.place', numbers);
    return t('tree.moved', { name: nameOf(page), place: where });
  };
  /** Reads levels anew, and brings the focus to a page on them. */
  async function renewAndFocus(parents: readonly string[], id: string): Promise<void> {
    void queries.invalidateQueries({ queryKey: ['pages'] });
    await tree.renew(parents);
    focusRow(id);
  }
  /** Moves a page, and says where it stands now. Answers with why it did not move. */
  async function carryOut({ page, target }: AskedMove, { addresses, seen }: MoveOptions): Promise<Failure | undefined> {
    const from = placeOf(tree.known(), page.id)?.parent ?? top;
    const to = target.parentID ?? top;
    const body = { ...target, addresses, ...(seen === undefined ? {} : { seen }) };
    const result = await client.call(pageCalls.move, { params: { id: page.id }, body });
    if (!result.ok) return result;
    void queries.invalidateQueries({ queryKey: ['pages'] });
    const above = [from, to].filter((id) => id !== top).map((id) => placeOf(tree.known(), id)?.parent ?? top);
    // What moved may have another address, and so may what is open below it.
    const open = [...tree.known().keys()].filter((id) => id !== top && isWithin(tree.known(), id, page.id));
    const { undoID, changedPages } = result.data;
    const stale = [from, to, ...above, ...(changedPages > 0 ? open : [])];
    const levels = await tree.renew(stale);
    if (to !== top) unfold(to);
    const action = takenMoves.keep(undoID, () => void renewAndFocus(stale, page.id));
    notify(whereIs(levels, page.id), { action });
    focusRow(page.id);
    return undefined;
  }
  async function move(page: TreePage, target: TreeTarget): Promise<void> {
    if (target.parentID !== null && isWithin(tree.known(), target.parentID, page.id))
      return void notify(t('tree.intoItself', { name: nameOf(page) }), { kind: 'info' });
    const isSameLevel = (target.parentID ?? top) === (placeOf(tree.known(), page.id)?.parent ?? top);
    if (!isSameLevel) {
      const body = { parentID: target.parentID };
      const outlook = await client.call(pageCalls.addressChanges, { params: { id: page.id }, body });
      if (!outlook.ok) return tellFailure(outlook, { about: page.id });
      if (outlook.data.changed.totalItems > 0) return ask({ page, target });
    }
    tellFailure(await carryOut({ page, target }, { addresses: isSameLevel ? 'keep' : 'follow' }), { about: page.id });
  }
  async function stepNow(id: string, to: TreeStep): Promise<void> {
    const place = placeOf(tree.known(), id);
    if (!place) return;
    if (!place.page.policies.canEdit) return announce(t('tree.mayNotEdit'));
    if (to === 'down' && isCutOff(place)) await tree.renew([place.parent]).then(() => tree.loadMore(place.parent));
    const target = targetAfter(tree.known(), id, to);
    await (target ? move(place.page, target) : announce(t('tree.nowhere', { name: nameOf(place.page) })));
  }
  // A key that is held, or pressed faster than the server answers: one after the other, each from where the page stands then.
  const step = (id: string, to: TreeStep): Promise<void> => (steps.current = steps.current.then(() => stepNow(id, to)));
  return {
    asked,
    ask,
    endAsking: () => ask(undefined),
    carryOut,
    move,
    step,
    takeLastBack: takenMoves.takeLastBack,
    renewAndFocus,
    nameOf,
  };
}

export type TreeCommands = ReturnType<typeof useTreeCommands>;
