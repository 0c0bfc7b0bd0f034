import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useText } from '#admin/messages/use-messages.ts';
import { useClient, useFailureTexts } from '#admin/shell/app-context.ts';
import { announce } from '#admin/ui/overlay/announce.ts';
import { pageTextCalls } from '../../page-texts.client.ts';
import type { TakenIn } from '../../translation.schema.ts';

/** Takes a translated file in, and says what became of it. */
export function useTakeIn(onTaken: (() => void) | undefined) {
  const t = useText();
  const client = useClient();
  const queries = useQueryClient();
  const textsOf = useFailureTexts();
  const [isPending, setPending] = useState(false);
  const [errors, setErrors] = useState<readonly string[]>([]);
  const [taken, setTaken] = useState<TakenIn>();
  const take = async (file: File): Promise<void> => {
    setPending(true);
    setErrors([]);
    setTaken(undefined);
    const document = await file.text().catch(() => undefined);
    const result = document === undefined ? undefined : await client.call(pageTextCalls.importXliff, { body: { document } });
    setPending(false);
    if (!result?.ok) {
      const texts = result ? textsOf(result) : [t('translating.failed')];
      setErrors(texts);
      announce(texts.join(' '), 'assertive');
      return;
    }
    setTaken(result.data);
    const count = result.data.pages.reduce((sum, { texts }) => sum + texts, 0);
    announce(count > 0 ? t('translating.taken', { count }) : t('translating.nothing'));
    void queries.invalidateQueries({ queryKey: ['pages'] });
    onTaken?.();
  };
  return { take, isPending, errors, taken };
}
