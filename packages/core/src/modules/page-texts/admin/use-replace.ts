import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useClient, useFailureTexts } from '#admin/shell/app-context.ts';
import { pageTextCalls } from '../page-texts.client.ts';
import type { Replaced, ReplaceInput } from '../page-texts.schema.ts';

/** Replaces what was chosen. Errors are texts; the answer is undefined then. */
export function useReplace() {
  const client = useClient();
  const queries = useQueryClient();
  const textsOf = useFailureTexts();
  const [isPending, setPending] = useState(false);
  const [errors, setErrors] = useState<readonly string[]>([]);
  const replace = async (body: ReplaceInput): Promise<Replaced | undefined> => {
    setPending(true);
    setErrors([]);
    const result = await client.call(pageTextCalls.replace, { body });
    setPending(false);
    void queries.invalidateQueries({ queryKey: ['pages'] });
    void queries.invalidateQueries({ queryKey: ['undo'] });
    if (result.ok) return result.data;
    setErrors(textsOf(result));
    return undefined;
  };
  return { replace, isPending, errors };
}
