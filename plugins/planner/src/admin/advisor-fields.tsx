import { ImageField, Select, TextField, unwrap, useClient, useQuery } from '@lectern/core/admin';
import type { FormErrors } from '@lectern/core/admin';
import { userCalls } from '@lectern/core/client';
import type { ReactElement } from 'react';
import type { AdvisorDraft } from '../rules.calls.ts';
import { plannerKey } from './planner-key.ts';
import { t } from './planner-texts.ts';

export type AdvisorField = 'name' | 'jobTitle' | 'email' | 'imageID' | 'userID';

export const advisorLabels = (): Readonly<Record<AdvisorField, string>> => ({
  name: t('advisor.name'),
  jobTitle: t('advisor.jobTitle'),
  email: t('advisor.email'),
  imageID: t('advisor.portrait'),
  userID: t('advisor.user'),
});

export const emptyAdvisor: AdvisorDraft = { name: '', jobTitle: '', email: '', imageID: null, userID: null };

/** Everybody who has an account. */
function useUsers() {
  const client = useClient();
  const { data } = useQuery({
    queryKey: [...plannerKey, 'users'],
    queryFn: async ({ signal }) => unwrap(await client.call(userCalls.list, { query: {}, signal })),
  });
  return data === undefined ? [] : 'items' in data ? data.items : data;
}

interface AdvisorFieldsProps {
  readonly draft: AdvisorDraft;
  readonly problems: FormErrors<AdvisorField>;
  readonly onChange: (draft: AdvisorDraft) => void;
}

/** Who an advisor is. */
export function AdvisorFields({ draft, problems, onChange }: AdvisorFieldsProps): ReactElement {
  const users = useUsers();
  const set = (part: Partial<AdvisorDraft>): void => onChange({ ...draft, ...part });
  return (
    <>
      <TextField
        autoFocus
        label={t('advisor.name')}
        value={draft.name}
        onChange={(name) => set({ name })}
        errors={problems.of('name')}
        isRequired
      />
      <TextField
        label={t('advisor.jobTitle')}
        value={draft.jobTitle}
        onChange={(jobTitle) => set({ jobTitle })}
        errors={problems.of('jobTitle')}
      />
      <TextField
        label={t('advisor.email')}
        type="email"
        value={draft.email}
        onChange={(email) => set({ email })}
        errors={problems.of('email')}
        isRequired
      />
      <Select
        label={t('advisor.user')}
        value={draft.userID === null ? 'none' : String(draft.userID)}
        options={[
          { value: 'none', label: t('advisor.noUser') },
          ...users.map(({ ID, name }) => ({ value: String(ID), label: name })),
        ]}
        onChange={(next) => set({ userID: next === 'none' ? null : Number(next) })}
        errors={problems.of('userID')}
      />
      <ImageField
        label={t('advisor.portrait')}
        value={draft.imageID === null ? null : { fileID: draft.imageID }}
        onChange={(image) => set({ imageID: image?.fileID ?? null })}
        errors={problems.of('imageID')}
      />
    </>
  );
}
