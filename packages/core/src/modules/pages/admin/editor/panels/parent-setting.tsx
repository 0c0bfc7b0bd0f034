import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type { ReactElement } from 'react';
import { useText } from '#admin/messages/use-messages.ts';
import { useClient, useFailureTexts } from '#admin/shell/app-context.ts';
import { unwrap } from '#admin/state/call-error.ts';
import { notify } from '#admin/ui/overlay/notify.ts';
import { hasCode } from '#client/result.ts';
import { pageCalls } from '#modules/pages/pages.client.ts';
import { ParentField } from '../../parent-field.tsx';
import type { ParentPage } from '../../parent-field.tsx';
import { useEditorContext } from '../context/editor-context.ts';

/** The page below which this one stands. It belongs to no version, so that a choice counts at once. */
export function ParentSetting(): ReactElement {
  const t = useText();
  const client = useClient();
  const queries = useQueryClient();
  const textsOf = useFailureTexts();
  const { page, isReadOnly } = useEditorContext();
  const [errors, setErrors] = useState<readonly string[]>([]);
  const queryKey = ['pages', 'parent', page.id];
  const { data: parent = null } = useQuery({
    queryKey,
    queryFn: async ({ signal }): Promise<ParentPage | null> => {
      const { parentID } = unwrap(await client.call(pageCalls.get, { params: { id: page.id }, signal }));
      if (parentID === null) return null;
      const above = await client.call(pageCalls.get, { params: { id: parentID }, signal });
      // One that may not be seen is there all the same.
      return above.ok ? above.data : { id: parentID, title: t('link.pageUnknown'), path: '' };
    },
  });
  const move = async (next: ParentPage | null): Promise<void> => {
    const result = await client.call(pageCalls.move, {
      params: { id: page.id },
      body: { parentID: next?.id ?? null, addresses: 'keep' },
    });
    if (!result.ok) return setErrors(hasCode(result, 'V_07') ? [t('parent.cycle')] : textsOf(result));
    setErrors([]);
    queries.setQueryData(queryKey, next);
    void queries.invalidateQueries({ queryKey: ['pages', 'list'] });
    return void notify(t('parent.moved'));
  };
  return (
    <ParentField
      value={parent}
      locale={page.locale}
      isReadOnly={isReadOnly}
      errors={errors}
      onChange={(next) => void move(next)}
    />
  );
}
