import { unwrap, useClient, useQuery } from '@lectern/core/admin';
import { userCalls } from '@lectern/core/client';
import { t } from './inbox-texts.ts';

interface Colleague {
  readonly id: number;
  readonly name: string;
}

/** Everybody who has an account, by name. */
export function useColleagues(): readonly Colleague[] {
  const client = useClient();
  const { data } = useQuery({
    queryKey: ['forms', 'colleagues'],
    queryFn: async ({ signal }) => unwrap(await client.call(userCalls.list, { query: {}, signal })),
  });
  const users = data === undefined ? [] : 'items' in data ? data.items : data;
  return users.map(({ ID, name }) => ({ id: ID, name })).toSorted((one, other) => one.name.localeCompare(other.name));
}

/** The name of who handles something. */
export function nameOf(colleagues: readonly Colleague[], id: number | null): string {
  if (id === null) return t('inbox.nobody');
  return colleagues.find((colleague) => colleague.id === id)?.name ?? t('inbox.gone');
}
