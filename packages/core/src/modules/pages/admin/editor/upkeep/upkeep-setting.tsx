import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { ReactElement } from 'react';
import { useText } from '#admin/messages/use-messages.ts';
import { useClient, useFailureTexts } from '#admin/shell/app-context.ts';
import { unwrap } from '#admin/state/call-error.ts';
import { Button } from '#admin/ui/controls/button.tsx';
import { Select } from '#admin/ui/controls/select.tsx';
import { Skeleton } from '#admin/ui/layout/skeleton.tsx';
import { notify } from '#admin/ui/overlay/notify.ts';
import type { Upkeep } from '#modules/pages/upkeep.calls.ts';
import { pageCalls } from '#modules/pages/pages.client.ts';
import { useEditorContext } from '../context/editor-context.ts';
import { intervalChoices, intervalOf, intervalValue } from './interval-choices.ts';
import { upkeepLines } from './upkeep-lines.ts';
import { useConfirm } from './use-confirm.ts';
import { useNoteUpkeep, useUpkeep } from './use-upkeep.ts';

const nobody = 'nobody';

interface Refusal {
  readonly of: 'everyDays' | 'ownerID';
  readonly texts: readonly string[];
}

function Fields({ upkeep }: { readonly upkeep: Upkeep }): ReactElement {
  const t = useText();
  const client = useClient();
  const textsOf = useFailureTexts();
  const { page, isReadOnly } = useEditorContext();
  const note = useNoteUpkeep(page.id);
  const { isPending, errors, confirm } = useConfirm(page.id);
  const [openedAt] = useState(() => new Date());
  const [refusal, setRefusal] = useState<Refusal>();
  const { data: people = [] } = useQuery({
    queryKey: ['pages', 'owners', page.id],
    enabled: !isReadOnly,
    queryFn: async ({ signal }) => unwrap(await client.call(pageCalls.possibleOwners, { params: { id: page.id }, signal })),
  });
  const set = async (body: { readonly everyDays?: number | null; readonly ownerID?: number | null }): Promise<void> => {
    const result = await client.call(pageCalls.setUpkeep, { params: { id: page.id }, body });
    setRefusal(result.ok ? undefined : { of: 'ownerID' in body ? 'ownerID' : 'everyDays', texts: textsOf(result) });
    if (!result.ok) return;
    note(result.data);
    notify(t('upkeep.saved'));
  };
  const errorsOf = (field: Refusal['of']): readonly string[] => (refusal?.of === field ? refusal.texts : []);
  const { owner } = upkeep;
  // Whoever may no longer edit the page is its owner all the same, until somebody else is.
  const owners = owner && !people.some(({ id }) => id === owner.id) ? [owner, ...people] : people;
  return (
    <>
      <Select
        label={t('upkeep.every')}
        help={t('upkeep.everyHelp')}
        isReadOnly={isReadOnly}
        errors={errorsOf('everyDays')}
        value={intervalValue(upkeep.everyDays)}
        options={intervalChoices(t, upkeep)}
        onChange={(value) => void set({ everyDays: intervalOf(value) })}
      />
      <Select
        label={t('upkeep.owner')}
        help={t('upkeep.ownerHelp')}
        isReadOnly={isReadOnly}
        errors={errorsOf('ownerID')}
        value={owner ? String(owner.id) : nobody}
        options={[
          { value: nobody, label: t('upkeep.nobody') },
          ...owners.map(({ id, name }) => ({ value: String(id), label: name })),
        ]}
        onChange={(value) => void set({ ownerID: value === nobody ? null : Number(value) })}
      />
      <p className="lc-quiet">{upkeepLines(t, upkeep, openedAt).join(' ')}</p>
      {upkeep.checked && !isReadOnly && (
        <div className="lc-form__foot">
          <Button isPending={isPending} onPress={() => void confirm()}>
            {t('upkeep.confirm')}
          </Button>
          {errors.length > 0 && <p role="alert">{errors.join(' ')}</p>}
        </div>
      )}
    </>
  );
}

/** How often a page is looked at again, and by whom. It belongs to no version, so that a choice counts at once. */
export function UpkeepSetting(): ReactElement {
  const t = useText();
  const { page } = useEditorContext();
  const upkeep = useUpkeep(page.id, { isAsked: true });
  return (
    <section className="lc-group" aria-labelledby="upkeep-title">
      <h3 className="lc-group__title" id="upkeep-title">
        {t('upkeep.title')}
      </h3>
      {upkeep ? <Fields upkeep={upkeep} /> : <Skeleton lines={3} />}
    </section>
  );
}
