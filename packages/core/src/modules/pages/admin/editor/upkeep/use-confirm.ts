import { useState } from 'react';
import { formatRecent } from '#admin/messages/format.ts';
import { useText } from '#admin/messages/use-messages.ts';
import { useClient, useFailureTexts } from '#admin/shell/app-context.ts';
import { notify } from '#admin/ui/overlay/notify.ts';
import { pageCalls } from '#modules/pages/pages.client.ts';
import { useNoteUpkeep } from './use-upkeep.ts';

interface Confirming {
  readonly isPending: boolean;
  /** Why the last attempt was refused. */
  readonly errors: readonly string[];
  /** True where it is noted. */
  readonly confirm: () => Promise<boolean>;
}

/** Says that what visitors read on a page is still correct. */
export function useConfirm(pageID: string): Confirming {
  const t = useText();
  const client = useClient();
  const textsOf = useFailureTexts();
  const note = useNoteUpkeep(pageID);
  const [isPending, setPending] = useState(false);
  const [errors, setErrors] = useState<readonly string[]>([]);
  const confirm = async (): Promise<boolean> => {
    setPending(true);
    const result = await client.call(pageCalls.confirm, { params: { id: pageID }, body: {} });
    setPending(false);
    setErrors(result.ok ? [] : textsOf(result));
    if (!result.ok) return false;
    note(result.data);
    const { dueAt } = result.data;
    notify(dueAt === null ? t('upkeep.thanks') : t('upkeep.thanksUntil', { at: formatRecent(dueAt) }));
    return true;
  };
  return { isPending, errors, confirm };
}
