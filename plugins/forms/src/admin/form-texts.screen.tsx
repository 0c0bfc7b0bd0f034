import {
  EmptyState,
  Icon,
  LinkButton,
  Screen,
  Skeleton,
  unwrap,
  useClient,
  useQuery,
  useScreenParams,
} from '@lectern/core/admin';
import type { ReactElement } from 'react';
import { textsCalls } from '../texts.client.ts';
import { FormTextsEditor } from './form-texts-editor.tsx';
import { textsKey } from './texts-key.ts';
import { t } from './texts-texts.ts';

/** The texts and recipients of one form. */
export default function FormTextsScreen(): ReactElement {
  const client = useClient();
  const { form = '' } = useScreenParams();
  const { data, error } = useQuery({
    queryKey: [...textsKey, form],
    gcTime: 0,
    queryFn: async ({ signal }) => unwrap(await client.call(textsCalls.get, { params: { form }, signal })),
  });
  return (
    <Screen title={data?.title ?? t('texts.title')} actions={<LinkButton to="/forms/texts">{t('texts.back')}</LinkButton>}>
      {error && <EmptyState icon={<Icon name="file-text" />} title={t('texts.gone')} text={t('texts.goneText')} />}
      {!data && !error && <Skeleton lines={8} />}
      {data && !error && <FormTextsEditor key={data.revision} texts={data} />}
    </Screen>
  );
}
