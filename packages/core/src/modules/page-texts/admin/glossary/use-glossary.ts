import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type { Result } from '#client/result.ts';
import { useText } from '#admin/messages/use-messages.ts';
import { useClient, useFailureTexts } from '#admin/shell/app-context.ts';
import { unwrap } from '#admin/state/call-error.ts';
import { announce } from '#admin/ui/overlay/announce.ts';
import { notify } from '#admin/ui/overlay/notify.ts';
import type { GlossaryTerm, NewTerm } from '../../glossary.schema.ts';
import { pageTextCalls } from '../../page-texts.client.ts';

/** From which language to which. */
export interface LocalePair {
  readonly from: string;
  readonly to: string;
}

/** The terms of a pair of languages, and how they are changed. */
export function useGlossary(pair: LocalePair) {
  const t = useText();
  const client = useClient();
  const queries = useQueryClient();
  const textsOf = useFailureTexts();
  const queryKey = ['glossary', pair.from, pair.to];
  const [isPending, setPending] = useState(false);
  const [errors, setErrors] = useState<readonly string[]>([]);
  const terms = useQuery({
    queryKey,
    queryFn: async ({ signal }) => unwrap(await client.call(pageTextCalls.glossary, { query: { ...pair }, signal })),
  });
  const settle = async (result: Result<unknown>): Promise<boolean> => {
    setPending(false);
    setErrors(result.ok ? [] : textsOf(result));
    await queries.invalidateQueries({ queryKey });
    return result.ok;
  };
  const set = async (term: Pick<NewTerm, 'source' | 'target'>): Promise<boolean> => {
    setPending(true);
    const done = await settle(await client.call(pageTextCalls.setTerm, { body: { ...pair, ...term } }));
    if (done) announce(t('glossary.saved', { term: term.source }));
    return done;
  };
  const remove = async ({ id, source }: GlossaryTerm): Promise<void> => {
    setPending(true);
    const done = await settle(await client.call(pageTextCalls.removeTerm, { params: { id } }));
    if (done) notify(t('glossary.removed', { term: source }));
  };
  return { terms, set, remove, isPending, errors };
}
