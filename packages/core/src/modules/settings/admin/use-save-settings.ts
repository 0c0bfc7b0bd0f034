import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type { FieldError } from '#contract/errors.ts';
import { hasCode } from '#client/result.ts';
import { useApp, useFailureTexts } from '#admin/shell/app-context.ts';
import { labelOf } from '#admin/messages/translations.ts';
import { useText } from '#admin/messages/use-messages.ts';
import { notify } from '#admin/ui/overlay/notify.ts';
import { otherSaveOf } from '../../pages/admin/public.ts';
import type { OtherSave } from '../../pages/admin/public.ts';
import { settingsCalls } from '../settings.client.ts';
import type { OwnedSettings } from '../settings.schema.ts';
import { changedValues } from './changed-values.ts';
import { settingsKey } from './settings-key.ts';

type Values = OwnedSettings['values'];

/** Saves what was changed in a form of settings. On an outdated revision it waits for a decision, in `other`. */
export function useSaveSettings(settings: OwnedSettings, reset: (values: Values) => void) {
  const t = useText();
  const { client } = useApp();
  const textsOf = useFailureTexts();
  const queries = useQueryClient();
  const { owner } = settings;
  const [saved, setSaved] = useState(settings);
  const [errors, setErrors] = useState<readonly FieldError[]>([]);
  const [general, setGeneral] = useState<readonly string[]>([]);
  const [other, setOther] = useState<OtherSave>();
  const [isPending, setPending] = useState(false);

  const settle = (next: OwnedSettings): void => {
    setSaved(next);
    reset(next.values);
    setErrors([]);
    setGeneral([]);
    setOther(undefined);
    void queries.invalidateQueries({ queryKey: [...settingsKey, 'list'] });
  };
  const put = async (values: Values, revision: number): Promise<void> => {
    const result = await client.call(settingsCalls.save, { params: { owner }, body: { revision, values } });
    if (result.ok) {
      settle(result.data);
      notify(t('siteSettings.saved', { name: labelOf(result.data.label, result.data.owner) }));
      return;
    }
    setOther(hasCode(result, 'G_03') ? otherSaveOf(result) : undefined);
    const ofFields = result.errors.filter(({ property }) => property?.startsWith('values.'));
    setErrors(ofFields);
    setGeneral(ofFields.length > 0 || hasCode(result, 'G_03') ? [] : textsOf(result));
  };
  const read = async (): Promise<OwnedSettings | undefined> => {
    const result = await client.call(settingsCalls.owned, { params: { owner } });
    if (result.ok) return result.data;
    setOther(undefined);
    setGeneral(textsOf(result));
    return undefined;
  };
  const alone = async (work: () => Promise<void>): Promise<void> => {
    if (isPending) return;
    setPending(true);
    await work();
    setPending(false);
  };
  return {
    saved,
    errors,
    general,
    other,
    isPending,
    later: () => setOther(undefined),
    save: (values: Values) => alone(() => put(changedValues(saved.values, values), saved.revision)),
    reload: () =>
      alone(async () => {
        const fresh = await read();
        if (fresh) settle(fresh);
      }),
    /** Writes the settings that were changed here on top of what was saved meanwhile; the others stay as they are there. */
    keep: (values: Values) =>
      alone(async () => {
        const fresh = await read();
        if (fresh) await put(changedValues(saved.values, values), fresh.revision);
      }),
  };
}
