import { Button, ErrorBox, Select, Skeleton, unwrap, useClient, useQuery } from '@lectern/core/admin';
import type { ControlProps } from '@lectern/core/admin';
import type { ReactElement } from 'react';
import { drawingCalls } from '../drawing.client.ts';
import { t } from './drawing-texts.ts';

/** One of the drawings of the site. A stored name that the site has no more stays until another is chosen. */
export default function DrawingControl({ id, editor, value, onChange, isReadOnly }: ControlProps<string>): ReactElement {
  const client = useClient();
  const drawings = useQuery({
    queryKey: ['home-header', 'drawings'],
    // They are part of the site's config, and change with its next start.
    staleTime: Infinity,
    queryFn: async ({ signal }) => unwrap(await client.call(drawingCalls.list, { signal })),
  });
  if (drawings.isPending) return <Skeleton lines={1} />;
  if (drawings.isError)
    return (
      <>
        <ErrorBox errors={[t('drawing.failed')]} />
        <Button onPress={() => void drawings.refetch()}>{t('drawing.retry')}</Button>
      </>
    );
  const known = drawings.data.map(({ name, label }) => ({ value: name, label }));
  const isGone = value !== '' && !known.some((one) => one.value === value);
  return (
    <Select
      id={id}
      label={editor.label}
      isLabelHidden
      isReadOnly={isReadOnly}
      value={value}
      options={[
        { value: '', label: t('drawing.none') },
        ...known,
        ...(isGone ? [{ value, label: t('drawing.gone', { name: value }) }] : []),
      ]}
      onChange={onChange}
    />
  );
}
