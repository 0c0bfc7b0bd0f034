import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { ReactElement } from 'react';
import { useText } from '#admin/messages/use-messages.ts';
import { useClient } from '#admin/shell/app-context.ts';
import { unwrap } from '#admin/state/call-error.ts';
import { DeferredSelect } from '#admin/ui/controls/deferred-select.tsx';
import { tagCalls } from '../tags.client.ts';
import { tagsKey } from './fields/use-asked-tags.ts';

interface TagFilterProps {
  /** Id; empty for all. */
  readonly value: string;
  readonly onChange: (id: string) => void;
}

/** Narrows a list to what has a tag. The tags are asked for when somebody comes near, so that the first screen does not wait for them. */
export function TagFilter({ value, onChange }: TagFilterProps): ReactElement {
  const t = useText();
  const client = useClient();
  const [isNear, setNear] = useState(false);
  const near = (): void => setNear(true);
  const { data } = useQuery({
    queryKey: [...tagsKey, 'all'],
    enabled: isNear || value !== '',
    staleTime: 60_000,
    queryFn: async ({ signal }) => {
      const [open, hidden] = await Promise.all([
        client.call(tagCalls.fetch, { signal }),
        client.call(tagCalls.fetchPrivate, { signal }),
      ]);
      return [...unwrap(open), ...unwrap(hidden)];
    },
  });
  return (
    <span className="lc-tags__filter" role="presentation" onPointerEnter={near} onFocus={near}>
      <DeferredSelect
        label={t('tags.filterLabel')}
        size="small"
        value={value || 'all'}
        options={[
          { value: 'all', label: t('tags.filterAll') },
          ...(data ?? []).map(({ id, term }) => ({ value: id, label: term })),
        ]}
        onChange={(next) => onChange(next === 'all' ? '' : next)}
      />
    </span>
  );
}
