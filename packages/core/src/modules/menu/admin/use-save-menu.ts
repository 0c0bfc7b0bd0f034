import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type { FieldError } from '#contract/errors.ts';
import { hasCode } from '#client/result.ts';
import type { Failure } from '#client/result.ts';
import { useText } from '#admin/messages/use-messages.ts';
import { useApp, useFailureTexts } from '#admin/shell/app-context.ts';
import { notify } from '#admin/ui/overlay/notify.ts';
import { otherSaveOf } from '../../pages/admin/public.ts';
import type { OtherSave } from '../../pages/admin/public.ts';
import { useTakeBack } from '../../undo/admin/public.ts';
import { menuCalls } from '../menu.client.ts';
import type { MenuItem, ReadMenu } from '../menu.schema.ts';
import { menusKey } from './menu-keys.ts';
import { problemsByItem } from './problems-by-item.ts';

interface Options {
  readonly menu: ReadMenu;
  readonly title: string;
  /** Begins anew with what is live. */
  readonly reset: (menu: ReadMenu) => void;
  /** Whether something waits to be saved, by the time that it is asked. */
  readonly isUnsavedNow: () => boolean;
  /** Called with the first item that is not right. */
  readonly onProblem: (id: string) => void;
}

/** Saves a menu. On an outdated revision it waits for a decision, in `other`. */
export function useSaveMenu({ menu, title, reset, isUnsavedNow, onProblem }: Options) {
  const t = useText();
  const { client } = useApp();
  const textsOf = useFailureTexts();
  const queries = useQueryClient();
  const { action } = useTakeBack();
  const { name, locale } = menu;
  const params = { name };
  const [saved, setSaved] = useState(menu);
  const [errors, setErrors] = useState<readonly FieldError[]>([]);
  const [general, setGeneral] = useState<readonly string[]>([]);
  const [other, setOther] = useState<OtherSave>();
  const [isPending, setPending] = useState(false);

  const settle = (next: ReadMenu): void => {
    setSaved(next);
    reset(next);
    setErrors([]);
    setGeneral([]);
    setOther(undefined);
    void queries.invalidateQueries({ queryKey: menusKey });
  };
  const refuse = (failure: Failure): void => {
    const isOutdated = hasCode(failure, 'G_03');
    setOther(isOutdated ? otherSaveOf(failure) : undefined);
    const ofItems = failure.errors.filter(({ property }) => property?.startsWith('items.'));
    setErrors(ofItems);
    setGeneral(ofItems.length > 0 || isOutdated ? [] : textsOf(failure));
  };
  const alone = async (work: () => Promise<void>): Promise<void> => {
    if (isPending) return;
    setPending(true);
    await work();
    setPending(false);
  };
  const read = async (): Promise<ReadMenu | undefined> => {
    const result = await client.call(menuCalls.read, { params, query: { locale } });
    if (result.ok) return result.data;
    refuse(result);
    return undefined;
  };
  const tell = (text: string, undoID: string | null): void => {
    const takenBack = async (): Promise<void> => {
      // What was changed meanwhile stays; saving it then says that the menu is another.
      const fresh = isUnsavedNow() ? undefined : await read();
      if (fresh) settle(fresh);
    };
    notify(text, { action: action(undoID, () => void takenBack(), 'menu.save') });
  };
  const put = async (items: readonly MenuItem[], revision: number): Promise<void> => {
    const result = await client.call(menuCalls.save, { params, body: { locale, revision, items } });
    if (!result.ok) {
      refuse(result);
      const [first] = problemsByItem(items, result.errors).keys();
      if (first !== undefined) onProblem(first);
      return;
    }
    const { data, undoID } = result.data;
    settle(data);
    tell(t('menus.saved', { name: title }), undoID);
  };
  return {
    saved,
    errors,
    general,
    other,
    isPending,
    later: () => setOther(undefined),
    save: (items: readonly MenuItem[]) => alone(() => put(items, saved.revision)),
    keep: (items: readonly MenuItem[]) =>
      alone(async () => {
        const fresh = await read();
        if (fresh) await put(items, fresh.revision);
      }),
    reload: () =>
      alone(async () => {
        const fresh = await read();
        if (fresh) settle(fresh);
      }),
    restore: (from: number) =>
      alone(async () => {
        const result = await client.call(menuCalls.restore, { params, body: { locale, revision: saved.revision, from } });
        if (!result.ok) return refuse(result);
        const { data, undoID } = result.data;
        settle(data);
        tell(t('menus.restored', { revision: from }), undoID);
      }),
  };
}
