import { DataTable, ErrorState, LinkButton, Screen, Skeleton, unwrap, useClient, useQuery } from '@lectern/core/admin';
import type { ReactElement } from 'react';
import { textsCalls } from '../texts.client.ts';
import { Moment } from './moment.tsx';
import { textsKey } from './texts-key.ts';
import { t } from './texts-texts.ts';

/** The forms of the site, whose texts can be changed. */
export default function TextsScreen(): ReactElement {
  const client = useClient();
  const { data, error, refetch } = useQuery({
    queryKey: textsKey,
    queryFn: async ({ signal }) => unwrap(await client.call(textsCalls.list, { signal })),
  });
  return (
    <Screen title={t('texts.title')}>
      {error && <ErrorState title={t('texts.failed')} onRetry={() => void refetch()} />}
      {!data && !error && <Skeleton lines={8} />}
      {data && (
        <DataTable
          caption={t('texts.title')}
          items={data}
          keyOf={({ id }) => id}
          columns={[
            {
              key: 'form',
              header: t('texts.form'),
              isRowHeader: true,
              render: ({ id, title }) => (
                <span className="forms-form">
                  <LinkButton theme="plain" to={`/forms/texts/${id}`}>
                    {title}
                  </LinkButton>
                </span>
              ),
            },
            {
              key: 'changed',
              header: t('texts.changed'),
              width: '16rem',
              render: ({ changedAt }) => (changedAt === null ? t('texts.never') : <Moment iso={changedAt} />),
            },
          ]}
        />
      )}
    </Screen>
  );
}
