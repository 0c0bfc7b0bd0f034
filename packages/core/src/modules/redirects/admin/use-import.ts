import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { useText } from '#admin/messages/use-messages.ts';
import { useClient } from '#admin/shell/app-context.ts';
import { useFormErrors } from '#admin/state/use-form-errors.ts';
import { useSubmit } from '#admin/state/use-submit.ts';
import { notify } from '#admin/ui/overlay/notify.ts';
import { useTakeBack } from '../../undo/admin/public.ts';
import { redirectCalls } from '../redirects.client.ts';
import type { ImportOutcome } from '../redirects.schema.ts';
import { redirectsKey } from './redirects-key.ts';

/** Tries a file of redirects, then imports it and goes back to the list, with a way to take it back. */
export function useImport() {
  const t = useText();
  const client = useClient();
  const queries = useQueryClient();
  const navigate = useNavigate();
  const { action } = useTakeBack();
  const [tried, setTried] = useState<{ readonly file: File; readonly outcome: ImportOutcome }>();
  const { errors, isPending, attempt, submit } = useSubmit('users-overview');
  const problems = useFormErrors(errors, { file: t('import.file') });

  const tryOut = async (file: File): Promise<void> => {
    const result = await submit(() => client.call(redirectCalls.import, { form: { file, dryRun: 'true' } }));
    setTried(result.ok ? { file, outcome: result.data } : undefined);
  };
  /** True where it was done. */
  const run = async (file: File): Promise<boolean> => {
    const result = await submit(() => client.call(redirectCalls.import, { form: { file } }));
    // What is wrong by now is told by its lines.
    if (!result.ok) {
      await tryOut(file);
      return false;
    }
    void queries.invalidateQueries({ queryKey: redirectsKey });
    const { created, changed, undoID } = result.data;
    const takenBack = (): void => void queries.invalidateQueries({ queryKey: redirectsKey });
    notify(t('import.imported', { count: created + changed }), { action: action(undoID, takenBack) });
    await navigate('/redirects');
    return true;
  };
  return { tried, problems: [...problems.of('file'), ...problems.general], isPending, attempt, tryOut, run };
}
